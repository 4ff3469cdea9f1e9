import { withoutDoubles } from '../emergency/mark-people.ts';
import { CONCEPTS, type Concept } from './concepts.ts';

/** A concept in a sentence: where its words begin and how many they are. */
export type FoundConcept = Readonly<{ concept: Concept; at: number; words: number }>;

type Phrase = Readonly<{ words: readonly string[]; concept: Concept }>;

/** Phrases by the first letters that they begin with. */
let phrases: ReadonlyMap<string, readonly Phrase[]> | null = null;
const KEY = 2;
const keyOf = (word: string) => word.slice(0, KEY);

/** Contractions as the marking of people writes them. */
function readPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const [concept, list] of Object.entries(CONCEPTS))
    for (const phrase of list.split(',')) {
      const words = phrase.trim().split(/\s+/).map(withoutDoubles);
      const key = keyOf(words[0] ?? '');
      found.set(key, [...(found.get(key) ?? []), { words, concept: concept as Concept }]);
    }
  return found;
}

const isWord = (word: string, of: string) =>
  of === '@'
    ? word.startsWith('@')
    : of === 'F'
      ? /[FB]$/.test(word)
      : of.endsWith('*')
        ? word.startsWith(of.slice(0, -1))
        : word === of || word === `${of}F` || word === `${of}B`;

/** The concepts that the words of a marked sentence speak of, in their order. */
export function conceptsIn(words: readonly string[]): readonly FoundConcept[] {
  phrases ??= readPhrases();
  const known = phrases;
  return words.flatMap((word, at) => {
    const found = new Map<Concept, FoundConcept>();
    for (const { words: of, concept } of [...(known.get(keyOf(word)) ?? []), ...(known.get('@') ?? [])]) {
      if ((found.get(concept)?.words ?? 0) >= of.length) continue;
      if (of.every((one, place) => isWord(words[at + place] ?? '', one)))
        found.set(concept, { concept, at, words: of.length });
    }
    return [...found.values()];
  });
}
