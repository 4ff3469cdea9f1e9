import { wordsOf } from './words.ts';
import { remembered } from './memoize.ts';

/** Before a question in Spanish that a section names, and before each stem of its words: they are never those of English. */
export const SPANISH = 'es:';

const ENDING =
  /(?:ando|iendo|aron|ieron|amos|emos|imos|ados|adas|idos|idas|ado|ada|ido|ida|aba|aban|ia|ian|ar|er|ir|an|en|as|es|os|a|e|o|s)$/;

const MOST_STEMS = 20_000;

/** The part of a Spanish word that its forms share, roughly: revisar, revisan and revisado → es:revis. */
export const spanishStem = remembered((word) => {
  const cut = word.replace(ENDING, '');
  return `${SPANISH}${cut.length < 3 ? word : cut}`;
}, MOST_STEMS);

/** Stems of the words of a Spanish text, in order. */
export const spanishStems = (text: string): string[] => wordsOf(text).map(spanishStem);
