import type { PreparedQuery } from './query.ts';
import type { RankedPassage } from '../ranking/rank.ts';
import { brokenRules, rules } from './rules.ts';
import written from '../models/trust.json' with { type: 'json' };
import { readWeights } from '../models/weight-lines.ts';

/** Words beyond these make a question no longer, things asked for beyond these no surer, a lead no greater. */
const MOST_WORDS = 12;
const MOST_THINGS = 4;
const MOST_LIGHT = 5;
const MOST_LEAD = 6;
/** Of a question none of whose words were learned from. */
const LEAST_SURE = -6;
/** Passages that are compared with the best one. */
const MOST_COMPARED = 12;

const DIGIT = /^\d/;

/** What is known of the best passage when it is to be told whether it answers: each a figure that can be read. */
export function trustFigures(
  ranked: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Readonly<Record<string, number>> {
  const { before, words: wordsFit, found } = ranked.look;
  const others = passages.slice(0, MOST_COMPARED);
  const length = Math.max(1, query.said.size);
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
  const sure = surenessOf(query);
  return {
    asked: before.share,
    alike: before.alike,
    next: before.next,
    coverage: ranked.coverage,
    inAsked: covered(({ isAsked }) => Number(isAsked)),
    things: Math.min(MOST_THINGS, things.length),
    light: Math.min(MOST_LIGHT, light.length),
    length: Math.min(MOST_WORDS, query.length),
    unknown: words.reduce((sum, { concept }) => sum + (concept.isKnown ? 0 : concept.weight), 0),
    missing: things.filter(({ isHere, isAsked }) => !isHere && !isAsked).length,
    lightMissing: light.filter(({ isHere, isAsked }) => !isHere && !isAsked).length,
    rarest: Math.max(0, ...things.map(({ concept }) => concept.weight)),
    askedTwice: before.share ** 2,
    words: wordsFit,
    wordsEach: wordsFit / length,
    pairs: ranked.pairs,
    pairsEach: ranked.pairs / length,
    lead: leadOf(
      ranked,
      others.filter((one) => !isSameSection(one, ranked)),
    ),
    leadOfDocument: leadOf(
      ranked,
      others.filter((one) => keyOf(one) !== keyOf(ranked)),
    ),
    wordsLead:
      wordsFit -
      Math.max(
        ...others.filter((one) => !isSameSection(one, ranked)).map(({ look }) => look.words),
        -MOST_WORDS,
      ),
    ofAll: ranked.score / others.reduce((sum, { score }) => sum + score, 0),
    long: Math.log(1 + length),
    likely: ranked.look.likely,
    likelySure: sure.best,
    likelyLead: ranked.look.likely < 0 ? ranked.look.likely : Math.min(MOST_LEAD, sure.lead),
    measured: Number(isMeasured),
    measuredCovered: isMeasured ? ranked.coverage : 0,
    measureMissing: Number(isMeasured && !ranked.units.some(({ hasMeasure }) => hasMeasure)),
    dimensionUnasked: Number(dimension.some(({ isAsked }) => !isAsked)),
    ...Object.fromEntries(rules.map((rule) => [`no ${rule}`, Number(broken.includes(rule))])),
    spanish: Number(query.language === 'es'),
  };
}

/** How likely the likeliest section is to answer, as a logarithm, and how far ahead of the next one; of nothing known, not at all. */
function surenessOf({ likely }: PreparedQuery): { best: number; lead: number } {
  let total = 0;
  let next = Number.NEGATIVE_INFINITY;
  let isFirst = true;
  for (const one of likely.values()) {
    total += Math.exp(one);
    if (one === 0 && isFirst) isFirst = false;
    else next = Math.max(next, one);
  }
  return likely.size === 0 ? { best: LEAST_SURE, lead: 0 } : { best: -Math.log(total), lead: -next };
}

const keyOf = ({ read }: RankedPassage) => read.passage.documentKey;
const isSameSection = (one: RankedPassage, other: RankedPassage) =>
  keyOf(one) === keyOf(other) && one.read.passage.section === other.read.passage.section;

/** How far ahead it is of the best of others, as a logarithm. */
function leadOf({ score }: RankedPassage, others: readonly RankedPassage[]): number {
  const [other] = others;
  return other === undefined || other.score <= 0 || score <= 0
    ? MOST_LEAD
    : Math.min(MOST_LEAD, Math.log(score / other.score));
}

const figureWeights: Readonly<Record<string, number>> = written.figures;
let words: ReadonlyMap<string, number> | null = null;

/** How sure it is that a passage which names questions answers: the logarithm of the odds; from 0 on it is trusted. */
export function trustIn(
  ranked: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): number {
  let trust = written.never;
  for (const [name, figure] of Object.entries(trustFigures(ranked, passages, query)))
    trust += figure * (figureWeights[name] ?? 0);
  const known = (words ??= readWeights(written.words));
  for (const stem of query.said) trust += known.get(stem) ?? 0;
  return trust;
}
