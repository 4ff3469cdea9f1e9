import { stemOf } from './words.ts';
import type { Vocabulary } from './spelling.ts';

/** Endings by which Spanish and English words of one root differ: 'evacuación' and 'evacuation'. */
const endings: readonly (readonly [spanish: RegExp, english: readonly string[]])[] = [
  [/ciones$|cion$/, ['tion', 'tions']],
  [/siones$|sion$/, ['sion']],
  [/dades$|dad$/, ['ty']],
  [/icas?$|icos?$/, ['ic', 'ical']],
  [/osas?$|osos?$/, ['ous']],
  [/istas?$/, ['ist']],
  [/encias?$/, ['ence', 'ency']],
  [/ancias?$/, ['ance', 'ancy']],
  [/entes?$/, ['ent']],
  [/antes?$/, ['ant']],
  [/arios?$|arias?$/, ['ary']],
  [/dores?$|doras?$|dor$/, ['tor', 'ter']],
  [/mente$/, ['ly']],
  [/ados?$|adas?$/, ['ate', 'ated', 'ed', '']],
  [/idos?$|idas?$/, ['ed', 'id', '']],
  [/ar$|er$|ir$/, ['e', 'ate', '']],
  [/o$|a$|os$|as$|e$|es$/, ['', 'e', 'y']],
];

const LEAST_LETTERS = 5;

/**
 * Stems of English words that a Spanish one most likely is by its form: 'cemento' → cement. Only words that the documents have
 * and that differ by their ending alone.
 */
export function cognatesOf(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < LEAST_LETTERS) return [];
  const found = new Set<string>();
  const take = (candidate: string) => {
    for (const one of [candidate, candidate.replace(/^es(?=[ct])/, 's').replace(/f/g, 'ph')])
      if (one.length >= LEAST_LETTERS - 1 && vocabulary.words.has(one)) found.add(stemOf(one));
  };
  take(word);
  for (const [spanish, english] of endings) {
    if (!spanish.test(word)) continue;
    for (const ending of english) take(word.replace(spanish, ending));
  }
  return [...found].slice(0, 2);
}
