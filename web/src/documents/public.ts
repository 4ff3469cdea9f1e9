/** What other domains may use of the safety documents. */
export { keepLibraryReady } from './keep-ready.ts';
