import type { PreparedQuery } from './document-query.ts';
import type { RankedPassage } from './document-rank.ts';
import { brokenRules } from './document-rules.ts';
import { figureWeights, never, wordWeights } from './document-trust-weights.ts';

/** Words beyond these make a question no longer, things asked for beyond these no surer, a lead no greater. */
const MOST_WORDS = 12;
const MOST_THINGS = 4;
const MOST_LIGHT = 5;
const MOST_LEAD = 3;

const DIGIT = /^\d/;

/** What is known of the best passage when it is to be told whether it answers: each a figure that can be read. */
export function trustFigures(
  ranked: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Readonly<Record<string, number>> {
  const { before, small, found } = ranked.look;
  const stands = found.map(({ concept, text, heading, title, topic }, at) => ({
    concept,
    isHere: Math.max(text, heading, title, topic) > 0,
    isAsked: before.having[at] === true,
  }));
  const words = stands.filter(({ concept }) => !concept.isNumber);
  const things = words.filter(({ concept }) => !concept.isLight);
  const light = words.filter(({ concept }) => concept.isLight);
  const dimension = stands.filter(({ concept }) => concept.isNumber && !DIGIT.test(concept.words));
  const isMeasured = query.measure !== null;
  const total = words.reduce((sum, { concept }) => sum + concept.weight, 0);
  const covered = (by: (one: (typeof words)[number]) => number) =>
    total === 0 ? 0 : words.reduce((sum, one) => sum + one.concept.weight * by(one), 0) / total;
  const broken = brokenRules(ranked, query);
  return {
    asked: before.share,
    alike: before.alike,
    next: before.next,
    small,
    coverage: ranked.coverage,
    inAsked: covered(({ isAsked }) => Number(isAsked)),
    things: Math.min(MOST_THINGS, things.length),
    light: Math.min(MOST_LIGHT, light.length),
    length: Math.min(MOST_WORDS, query.length),
    unknown: words.reduce((sum, { concept }) => sum + (concept.isKnown ? 0 : concept.weight), 0),
    missing: things.filter(({ isHere, isAsked }) => !isHere && !isAsked).length,
    lightMissing: light.filter(({ isHere, isAsked }) => !isHere && !isAsked).length,
    rarest: Math.max(0, ...things.map(({ concept }) => concept.weight)),
    lead: leadOf(ranked, passages),
    measured: Number(isMeasured),
    measuredCovered: isMeasured ? ranked.coverage : 0,
    measureMissing: Number(isMeasured && !ranked.units.some(({ hasMeasure }) => hasMeasure)),
    dimensionUnasked: Number(dimension.some(({ isAsked }) => !isAsked)),
    focusMissing: Number(broken.includes('focus')),
    countedMissing: Number(broken.includes('counted')),
    spanish: Number(query.language === 'es'),
  };
}

/** How far ahead it is of the best passage of another section, as a logarithm. */
function leadOf({ score, read }: RankedPassage, passages: readonly RankedPassage[]): number {
  const { documentKey, section } = read.passage;
  const other = passages.find(
    ({ read: { passage } }) => passage.documentKey !== documentKey || passage.section !== section,
  );
  return other === undefined || other.score <= 0 || score <= 0
    ? MOST_LEAD
    : Math.min(MOST_LEAD, Math.log(score / other.score));
}

/** How sure it is that a passage which names questions answers: the logarithm of the odds; from 0 on it is trusted. */
export function trustIn(
  ranked: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): number {
  let trust = never;
  for (const [name, figure] of Object.entries(trustFigures(ranked, passages, query)))
    trust += figure * (figureWeights[name] ?? 0);
  for (const stem of query.said) trust += wordWeights[stem] ?? 0;
  return trust;
}
