/** What other domains may use of toolbox talks. */
export { keepTalksReady } from './keep-ready.ts';
