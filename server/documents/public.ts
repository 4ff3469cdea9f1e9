export { answerFromLibrary } from './answer-from-library.ts';
export { fillLibrary } from './fill-library.ts';
