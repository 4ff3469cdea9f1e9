export { forgetPlaces } from './kept-places.ts';
export { briefingKeptAt, keepBriefingReady } from './keep-ready.ts';
