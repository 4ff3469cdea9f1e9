export { forgetPlaces } from './kept-places.ts';
