import { remembered, useRemembered } from '../ui/remembered.ts';

/** 'true': a new answer of the assistant is read without being asked. */
export const autoRead = remembered('autoRead');
export const useAutoRead = (): boolean => useRemembered(autoRead) === 'true';
