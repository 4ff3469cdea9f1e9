export { fillLibrary } from './fill-library.ts';
export { safetyDocuments } from './tables.ts';
