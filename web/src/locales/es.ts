/** All that makes the interface Spanish. Loaded only for those who read it: language.ts. */
export { messages } from './es.po';
