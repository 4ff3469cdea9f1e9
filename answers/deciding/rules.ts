import { hasThreshold } from '../reading/amounts.ts';
import { DIMENSION, namesColor } from '../reading/measures.ts';
import { bestOf, isSubject } from '../ranking/similar-questions.ts';
import { bestIn } from '../ranking/look.ts';
import type { Concept } from '../reading/concepts.ts';
import type { PreparedQuery } from './query.ts';
import type { RankedPassage, RankedUnit } from '../ranking/rank.ts';
import { weights } from '../ranking/weights.ts';

/** Found like the weights of the ranking. */
export const thresholds = {
  /** The least share of what is asked for that must stand in the passage. */
  coverage: 0.5,
  /** More of it, where the passage is not said to answer anything like the question. */
  notAsked: 0.08,
  /** From here on a passage is said to answer just this question. */
  askedOutright: 0.85,
  /** The share of all that is asked for of one thing that may be missing. */
  missing: 0.42,
};

export const asksFor = ({ concepts }: PreparedQuery): readonly Concept[] =>
  concepts.filter(({ isNumber }) => !isNumber);

/** Whether a sentence, or a heading above it, names anything of what is asked for. */
function namesAny({ unit }: RankedUnit, { read }: RankedPassage, query: PreparedQuery): boolean {
  const things = asksFor(query).filter(({ isLight }) => !isLight);
  const isNamed = (one: Concept) => bestIn(unit.stems, one) > 0 || bestOf(read.headings, one) > 0;
  return things.length === 0 || things.some(isNamed);
}

/** What speaks against it that a passage answers, by which rule. */
export const rules = [
  'coverage',
  'beside',
  'counted',
  'focus',
  'measure',
  'by the way',
  'subject',
  'about',
  'missing',
] as const;
export type Rule = (typeof rules)[number];

/** The rules that a passage breaks for a question. */
export function brokenRules(ranked: RankedPassage, query: PreparedQuery): Rule[] {
  const broken: Rule[] = [];
  const [top] = ranked.units;
  const { headings } = ranked.read;
  const isNear = ranked.asked >= weights.askedAbout;
  const isOwn = ranked.read.asked.length === 0;
  if (ranked.coverage < thresholds.coverage + (ranked.asked < 0.3 ? thresholds.notAsked : 0))
    broken.push('coverage');
  // Questions that are hardly this one lend words that the text itself has not: a number must be one of something asked for.
  if (!isNear && query.measure !== null && top !== undefined && !namesAny(top, ranked, query))
    broken.push('beside');
  // How many there are of a thing is said where the thing is.
  const isOutright = ranked.asked >= thresholds.askedOutright && query.counted?.words !== 'people';
  if (
    query.counted !== null &&
    !isOutright &&
    top !== undefined &&
    bestIn(top.unit.stems, query.counted) === 0
  )
    broken.push('counted');
  if (query.focus !== null && ranked.asked < thresholds.askedOutright && top !== undefined) {
    const isDimension = query.measure !== null && top.hasMeasure && DIMENSION.test(query.focus.words);
    const isColor = isOwn && top !== undefined && namesColor(top.unit.text, query.focus);
    const isYear = query.focus.words === 'year' && /\b(19|20)\d\d\b(?!\.)/.test(top.unit.text);
    if (
      !isYear &&
      !isColor &&
      !isDimension &&
      bestIn(top.unit.stems, query.focus) === 0 &&
      bestOf(headings, query.focus) === 0
    )
      broken.push('focus');
  }
  if (query.measure !== null && !ranked.units.some(({ hasMeasure }) => hasMeasure)) broken.push('measure');
  // One word that stands somewhere by the way is no answer to anything.
  const fromOn = query.threshold && ranked.units.slice(0, 1).some(({ unit }) => hasThreshold(unit.text));
  // Of a company's own rules few say more than one thing: 'Lunch is 35 minutes' is all there is about lunch.
  const isSaid = isOwn && query.measure !== null && top?.hasMeasure === true && namesAny(top, ranked, query);
  if (!ranked.isAbout && !fromOn && !isSaid && asksFor(query).filter(({ isLight }) => !isLight).length < 2)
    broken.push('by the way');
  if (!isNear && ranked.missing.some(isSubject)) broken.push('subject');
  // A passage about something else must have all of it.
  if (!ranked.isAbout && ranked.missing.some(({ isLight }) => !isLight)) broken.push('about');
  const total = asksFor(query).reduce((sum, { weight }) => sum + weight, 0);
  if (ranked.missing.some(({ isLight, weight }) => !isLight && weight > thresholds.missing * total))
    broken.push('missing');
  return broken;
}
