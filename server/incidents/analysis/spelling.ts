import { outcomePhrases } from './lexicon/outcomes.ts';
import { neverCorrected, wordsOftenMisspelt } from './lexicon/spelling.ts';

const known = new Set(wordsOftenMisspelt);
const kept = new Set(neverCorrected);

/** Every way of leaving out one letter, so that two words one slip apart meet in a look-up instead of a search. */
function withoutOne(word: string): string[] {
  return Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

/** Long words may have two slips. */
const LONG = 9;
const SHORTEST = 5;
const LONGEST = 22;

function keysOf(word: string): Set<string> {
  const keys = new Set([word, ...withoutOne(word)]);
  if (word.length >= LONG)
    for (const once of withoutOne(word)) for (const twice of withoutOne(once)) keys.add(twice);
  return keys;
}

const byKey = new Map<string, string[]>();
for (const word of known) {
  for (const key of keysOf(word)) {
    const words = byKey.get(key);
    if (words) words.push(word);
    else byKey.set(key, [word]);
  }
}

/** Slips (a letter missing, extra, wrong, or two swapped) between two words; gives up beyond 2. */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((old[j] ?? 9) + 1, (row[j - 1] ?? 9) + 1, (old[j - 1] ?? 9) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (older[j - 2] ?? 9) + 1);
      row.push(least);
    }
    older = old;
    old = row;
  }
  return old[b.length] ?? 3;
}

function search(word: string): string {
  let best = word;
  let least = 3;
  for (const key of keysOf(word)) {
    for (const candidate of byKey.get(key) ?? []) {
      const allowed = candidate.length >= LONG && word.length >= LONG - 1 ? 2 : 1;
      const count = slips(word, candidate);
      // The first letter is seldom wrong; two slips with another first letter make another word.
      if (count <= allowed && count < least && (count < 2 || candidate[0] === word[0])) {
        best = candidate;
        least = count;
      }
    }
  }
  return best;
}

/** Verbs of the tables that dictation and phones write without their g: `keepin`, `takin`. */
const ending = new Set(
  Object.values(outcomePhrases)
    .flat()
    .flatMap((phrase) => phrase.match(/[a-z]{3,}ing\b/g) ?? []),
);
/** Words of their own. */
const wholeWithoutG = new Set(['skin', 'thin', 'chin', 'shin', 'bruisin']);

function withG(word: string): string | undefined {
  if (!word.endsWith('in') || wholeWithoutG.has(word)) return undefined;
  return ending.has(`${word}g`) ? `${word}g` : undefined;
}

/** A reader of words that remembers what it has looked up. Gives back the word itself when nothing is near. */
export function spellingCorrector(): (word: string) => string {
  const seen = new Map<string, string>();
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || known.has(word) || kept.has(word)) return word;
    const before = seen.get(word);
    if (before !== undefined) return before;
    const found = /\d/.test(word) ? word : (withG(word) ?? search(word));
    seen.set(word, found);
    return found;
  };
}
