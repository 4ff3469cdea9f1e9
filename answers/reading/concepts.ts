import type { Alternative } from './phrases.ts';
import { isEveryday, type Vocabulary } from './spelling.ts';
import { isLight } from './words.ts';

/** One thing that is asked for. */
export type Concept = Readonly<{
  /** In the words of the question. */
  words: string;
  alternatives: readonly Alternative[];
  /** A number of the question ranks passages; it need not stand in the answer, which may say that it is another. */
  isNumber: boolean;
  /** An everyday word, which hardly counts against an answer that lacks it. */
  isLight: boolean;
  /** Whether any document has it. */
  isKnown: boolean;
  /** How much it tells passages apart: high for rare ones, highest for words that no document has. */
  weight: number;
}>;

/** A word that no document has tells no more than a very rare one, an everyday word little. */
const MOST_WEIGHT = 5.5;
const LIGHT = 0.35;
const MOST_LIGHT = 1.2;
/** Of a word that nothing knows and that names no matter of its own, such as 'gatorade'; names of other matters tell most. */
const UNKNOWN = 2.6;

/** One thing that is asked for, with how much it tells passages apart. */
export function conceptOf(
  words: string,
  alternatives: readonly Alternative[],
  vocabulary: Vocabulary,
): Concept {
  const isNumber = /^[\d. ]+$/.test(words);
  // 'f550': the name of a model, which no rule knows.
  const isModel = /^[a-z]+\d[a-z\d]*$/.test(words) && !vocabulary.words.has(words);
  const light = isLight(words) || isModel;
  const [own] = alternatives;
  const rarity = (stems: readonly string[]) =>
    Math.max(...stems.map((stem) => inverseFrequency(stem, vocabulary)));
  const known = alternatives.filter(({ stems }) => stems.every((stem) => vocabulary.stems.has(stem)));
  const told = known.find((one) => one === own) ?? known[0];
  const mean =
    known.length === 0 ? 0 : known.reduce((sum, { stems }) => sum + rarity(stems), 0) / known.length;
  const rare = told === undefined ? rarity([' ']) : told === own ? Math.max(rarity(told.stems), 0.3) : mean;
  // An everyday word that no document has tells nothing.
  const weight =
    light && known.length === 0
      ? LIGHT
      : light
        ? Math.min(MOST_LIGHT, rare * LIGHT)
        : Math.min(known.length === 0 && !isEveryday(words) ? UNKNOWN : MOST_WEIGHT, rare) *
          (isNumber ? 0.5 : 1);
  return {
    words,
    alternatives: known.length > 0 ? known : alternatives,
    isNumber,
    isLight: light,
    isKnown: known.length > 0,
    weight,
  };
}

/** How much a stem tells passages apart (the inverse document frequency of BM25). */
function inverseFrequency(stem: string, { stems, passages }: Vocabulary): number {
  const count = stems.get(stem) ?? 0;
  return Math.log(1 + (passages - count + 0.5) / (count + 0.5));
}

const DIMENSION =
  /^(distance|height|depth|width|length|weight|speed|pressure|temperature|temp|time|size|angle|limit|rating)$/;

/** 'The stopping distance' is another one than 'the distance': the word before a dimension must be met however common it is. */
export function withNamedDimension(
  concepts: readonly Concept[],
  words: readonly string[],
): readonly Concept[] {
  const named = words.find((word, at) => word.endsWith('ing') && DIMENSION.test(words[at + 1] ?? ''));
  const others = concepts.reduce((sum, { isNumber, weight }) => sum + (isNumber ? 0 : weight), 0);
  return concepts.map((concept) =>
    concept.isLight && concept.words === named
      ? { ...concept, isLight: false, weight: Math.max(MOST_WEIGHT, others) }
      : concept,
  );
}
