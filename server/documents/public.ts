export { answerFromLibrary } from './answer-from-library.ts';
export { fillLibrary } from './fill-library.ts';
export { unknownNumber } from './known-numbers.ts';
