import type { RankedPassage } from '../ranking/rank.ts';
import type { Concept } from '../reading/concepts.ts';
import type { PreparedQuery } from './query.ts';

/** The least share of what is asked for that must stand in a company's own passage. */
const LEAST_COVERAGE = 0.58;
/** The share of all that is asked for of one thing that may be missing. */
const MOST_MISSING = 0.42;

/** What is asked for; numbers of the question need not stand in an answer. */
export const asksFor = ({ concepts }: PreparedQuery): readonly Concept[] =>
  concepts.filter(({ isNumber }) => !isNumber);

/** Whether a passage that no model knows has the words, and the number, that a question asks for. */
export function hasWhatIsAsked(
  { coverage, units, missing, isAbout }: RankedPassage,
  query: PreparedQuery,
): boolean {
  const things = asksFor(query).filter(({ isLight }) => !isLight);
  const total = asksFor(query).reduce((sum, { weight }) => sum + weight, 0);
  return (
    // One word that stands somewhere by the way is no answer to anything.
    (isAbout || query.measure !== null || things.length > 1) &&
    coverage >= LEAST_COVERAGE &&
    (query.measure === null || units.some(({ hasMeasure }) => hasMeasure)) &&
    !missing.some(({ isLight, weight }) => !isLight && weight > MOST_MISSING * total)
  );
}
