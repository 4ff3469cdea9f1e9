/** What other domains may use of speech. */
export { canReadAloud, readAloud, stopReading, whenVoicesChange } from './read-aloud.ts';
