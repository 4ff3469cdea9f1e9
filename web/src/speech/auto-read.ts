import { storedPreference, useStoredPreference } from '../ui/stored-preference.ts';

/** 'true': a new answer of the assistant is read without being asked. */
export const autoRead = storedPreference('autoRead');
export const useAutoRead = (): boolean => useStoredPreference(autoRead) === 'true';
