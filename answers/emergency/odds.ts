import { readWeights } from '../models/weight-lines.ts';
import written from '../models/emergency.json' with { type: 'json' };

/** How a sentence begins and ends. */
const BEGIN = '^';
const END = '$';
/** Before the first letters of a word: 'bleeding', 'bleedin', 'bledding'. */
const BEGINS = '~';
const FIRST_LETTERS = 4;

/**
 * What a text is judged by: its words, how the longer ones begin, and each two that follow one another, in sentences as
 * `sentencesOf` of mark-people.ts gives them.
 */
export function signsIn(sentences: string): ReadonlySet<string> {
  const signs = new Set<string>();
  for (const sentence of sentences.split('|')) {
    const words = sentence.split(/[\s,]+/).filter((word) => word !== '');
    if (words.length === 0) continue;
    for (const word of words) {
      signs.add(word);
      if (word.length > FIRST_LETTERS) signs.add(BEGINS + word.slice(0, FIRST_LETTERS));
    }
    for (const [at, word] of [BEGIN, ...words].entries()) signs.add(`${word} ${words[at] ?? END}`);
  }
  return signs;
}

let weights: ReadonlyMap<string, number> | null = null;

/**
 * How likely it is, as the logarithm of the odds, that somebody is hurt now: learned by answers/training/learn-emergency.ts. A text of which no
 * sign is known tells nothing of it.
 */
export function emergencyOdds(sentences: string): number {
  const known = (weights ??= readWeights(written.signs));
  const found = [...signsIn(sentences)].flatMap((sign) => known.get(sign) ?? []);
  return found.length === 0
    ? Number.NEGATIVE_INFINITY
    : found.reduce((sum, weight) => sum + weight, written.intercept);
}
