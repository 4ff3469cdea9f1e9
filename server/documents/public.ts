export { fillLibrary } from './fill-library.ts';
