export { fillLibrary } from './fill-library.ts';
export { safetyDocuments } from './tables.ts';
export { answerFromLibrary } from './answer-from-library.ts';
