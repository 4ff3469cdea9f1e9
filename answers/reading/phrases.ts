import { spanishTerms } from '../words/spanish.ts';
import { everydaySlang } from '../words/everyday.ts';
import { everydaySpanish } from '../words/spanish-everyday.ts';
import { equal, slang as slangOfTrade } from '../words/synonyms.ts';
import { stemOf, wordsOf } from './words.ts';

/** One way in which what is asked for may stand in a passage: these stems side by side. */
export type Alternative = Readonly<{ stems: readonly string[]; weight: number }>;

const slang = [...slangOfTrade, ...everydaySlang];

const SYNONYM = 0.8;
const SLANG = 0.7;

export type Phrase = { stems: readonly string[]; alternatives: Alternative[] };

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

function addPhrase(index: Map<string, Phrase[]>, text: string, alternatives: readonly Alternative[]): void {
  const stems = stemsOf(text);
  const [first] = stems;
  if (first === undefined) return;
  const phrases = index.get(first) ?? [];
  const known = phrases.find((phrase) => phrase.stems.join(' ') === stems.join(' '));
  if (known !== undefined) known.alternatives.push(...alternatives);
  else phrases.push({ stems, alternatives: [...alternatives] });
  index.set(
    first,
    phrases.sort((a, b) => b.stems.length - a.stems.length),
  );
}

const split = (text: string) => text.split(',').map((part) => part.trim());

function readSynonyms(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const line of equal) {
    const names = split(line);
    for (const name of names) {
      addPhrase(
        index,
        name,
        names.filter((other) => other !== name).map((other) => ({ stems: stemsOf(other), weight: SYNONYM })),
      );
    }
  }
  for (const line of slang) {
    const [said = '', meant = ''] = line.split('>');
    const alternatives = split(meant).map((text) => ({ stems: stemsOf(text), weight: SLANG }));
    for (const name of split(said)) addPhrase(index, name, alternatives);
  }
  return index;
}

function readSpanish(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const line of [...spanishTerms, ...everydaySpanish]) {
    const [said = '', meant = ''] = line.split('>');
    const alternatives = split(meant).map((text, at) => ({
      stems: stemsOf(text),
      weight: at === 0 ? 1 : 0.95,
    }));
    for (const name of split(said)) {
      const words = wordsOf(name);
      const [first] = words;
      if (first === undefined) continue;
      const phrases = index.get(first) ?? [];
      phrases.push({ stems: words, alternatives });
      index.set(
        first,
        phrases.sort((a, b) => b.stems.length - a.stems.length),
      );
    }
  }
  return index;
}

export const synonyms = readSynonyms();
export const spanish = readSpanish();
export const synonymWords = [...equal, ...slang]
  .flatMap((line) => wordsOf(line))
  .filter((word) => word.length > 3);

export function phraseAt(
  index: ReadonlyMap<string, Phrase[]>,
  stems: readonly string[],
  at: number,
): Phrase | undefined {
  return index
    .get(stems[at] ?? '')
    ?.find((phrase) => phrase.stems.every((stem, offset) => stems[at + offset] === stem));
}

/** The same way of saying it, for less. */
export const lighter = ({ stems, weight }: Alternative, share: number): Alternative => ({
  stems,
  weight: weight * share,
});
