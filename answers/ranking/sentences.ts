import type { ReadPassage, Unit } from '../library/passages.ts';
import { meetsAmounts } from '../reading/amounts.ts';
import { hasMeasure } from '../reading/measures.ts';
import type { Question } from '../reading/question.ts';
import { speaksToModel } from '../reading/steering-text.ts';
import { bestIn, presentIn, weightOf, type FieldMatch } from './matching.ts';
import { weights } from './weights.ts';

/** A sentence, item or row with how well it answers. */
export type RankedUnit = Readonly<{ unit: Unit; index: number; score: number; hasMeasure: boolean }>;

/**
 * The same with how well it has each concept of the question, and whether its rule applies to the amounts
 * asked about.
 */
export type ScoredUnit = RankedUnit & Readonly<{ concepts: readonly number[]; amounts: 'in' | 'out' | null }>;

/**
 * Scores the sentences and rows of a passage, best first. `fields`: where each concept of the question
 * stands.
 */
export function scoreSentences(
  read: ReadPassage,
  { concepts, measure, amounts }: Question,
  fields: readonly FieldMatch[],
): ScoredUnit[] {
  const total = Math.max(1e-9, weightOf(concepts));
  const present = concepts.map((concept) => presentIn(read, concept));
  const above = fields.map(({ heading, title, topic }) =>
    Math.max(weights.sentenceHeading * heading, weights.sentenceTitle * title, weights.sentenceTopic * topic),
  );
  const hasNumber = read.units.map(({ text }) => measure !== null && hasMeasure(text, measure));
  const scored = read.units.map((unit, index) => {
    const here = present.map((one) => bestIn(unit.stems, one));
    let score = 0;
    for (const [at, { weight }] of concepts.entries()) {
      const share = here[at] ?? 0;
      score += (weight / total) * (Math.max(share, above[at] ?? 0) + weights.sentenceOwn * share);
    }
    if (measure !== null)
      score *=
        hasNumber[index] === true
          ? weights.hasMeasure
          : hasNumber.includes(true)
            ? weights.besideMeasure
            : weights.lacksMeasure;
    const meets = amounts.length === 0 ? null : meetsAmounts(unit.text, amounts);
    // A row about something else may apply to the same amount.
    const isAbout = concepts.some(
      ({ isNumber, isLight }, at) => !isNumber && !isLight && (here[at] ?? 0) > 0,
    );
    if (meets === 'out' || (meets === 'in' && (!read.isTable || isAbout)))
      score *= meets === 'in' ? weights.meetsAmount : weights.otherAmount;
    if (unit.isOpen || speaksToModel(unit.text)) score = 0;
    return { unit, index, score, hasMeasure: hasNumber[index] === true, concepts: here, amounts: meets };
  });
  return scored.toSorted((a, b) => b.score - a.score || a.index - b.index);
}
