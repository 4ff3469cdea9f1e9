import type { Concept } from './concepts.ts';
import { stemOf } from './words.ts';

/** They are no concept, since rules say 'you'; asked how many of them, a rule must name them. */
const people = /^(people|persons?|workers?|employees?|guys?|men|man|crew|personas?|trabajadores)$/;
const PEOPLE: Concept = {
  words: 'people',
  alternatives: ['people', 'person', 'worker', 'employee', 'man'].map((word) => ({
    stems: [stemOf(word)],
    weight: 1,
  })),
  isNumber: false,
  isLight: true,
  isKnown: true,
  weight: 0,
};

/** What is counted where a question asks how many there are. */
export function countedIn(words: readonly string[], concepts: readonly Concept[]): Concept | null {
  const at = words.findIndex((word, index) => /^(many|cuant[oa]s)$/.test(word) && index < words.length - 1);
  const thing = at < 0 ? undefined : words[at + 1];
  if (thing === undefined) return null;
  if (people.test(thing)) return PEOPLE;
  return concepts.find((one) => !one.isLight && one.words.split(' ').includes(thing)) ?? null;
}
