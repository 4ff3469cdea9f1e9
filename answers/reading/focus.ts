import type { Concept } from './concepts.ts';
import { isFiller, stemOf } from './words.ts';

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

/** 'Which ones', 'what is wrong with him', 'what is the deal': nothing that an answer must name. */
const NO_FOCUS = /^(ones?|wrong|deal|matter|problem|trouble|right|best|happen\w*)$/;

/** 'what size…', 'what is the fine for…': the word after 'what', or the last before the first small word. */
export function focusIn(words: readonly string[], concepts: readonly Concept[]): Concept | null {
  const at = words.findIndex((word) => /^(what|whats|which)$/.test(word));
  if (at < 0) return null;
  const concept = (word: string | undefined) =>
    concepts.find(
      (one) =>
        word !== undefined && !NO_FOCUS.test(word) && !one.isNumber && one.words.split(' ').includes(word),
    ) ?? null;
  const next = words[at + 1] ?? '';
  const isOf = words[at] === 'whats' || /^(is|are|was|were)$/.test(next);
  if (!isOf) return concept(next);
  const from = words.findIndex(
    (word, index) => index > at && !/^(is|are|was|were|the|a|an|my|our|your)$/.test(word),
  );
  const to = words.findIndex((word, index) => index > from && isFiller(word) && concept(word) === null);
  return from < 0 ? null : concept(words[(to < 0 ? words.length : to) - 1]);
}

/** '¿Qué ropa…', '¿Qué guantes…'; not '¿Qué hago…' nor what is measured. */
export function spanishFocus(words: readonly string[], concepts: readonly Concept[]): Concept | null {
  const next = /^(que|cual)$/.test(words[0] ?? '') ? words[1] : undefined;
  if (next === undefined || /^(altura|profundidad|distancia|nivel|limite|tan|tanto)$/.test(next)) return null;
  return concepts.find((one) => !one.isNumber && !one.isLight && one.words === next) ?? null;
}

/** 'What does MUTCD stand for': how the words look that it is short for; null where nothing of the kind is asked. */
export function spelledOut(query: string): RegExp | null {
  const [, short] =
    /\bwhat (?:do|does|did) (?:the (?:letters )?)?['"“]?([a-z]{2,6})['"”]? stand for\b/i.exec(query) ?? [];
  return short === undefined
    ? null
    : new RegExp(
        `\\b${Array.from(short, (letter) => `${letter}[a-z]+`).join('(?: (?:of|on|the|and|for))?[ -]')}\\b`,
        'i',
      );
}
