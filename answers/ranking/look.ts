import { askedBefore, bestOf, isAbove, isIn, type AskedBefore } from './similar-questions.ts';
import { wordsFit } from './word-odds.ts';
import { nameOf } from './section-model.ts';
import type { ReadPassage } from '../library/passages.ts';
import type { Concept } from '../reading/concepts.ts';
import type { Alternative } from '../reading/phrases.ts';
import type { RankedQuestion } from './section-model.ts';
import { sectionWeight } from './section-weight.ts';
import type { Vocabulary } from '../reading/spelling.ts';
import { weights } from './weights.ts';

/** Whether the stems stand side by side, and how often; half where they only stand near one another. */
function occurrences(stems: readonly string[], { stems: wanted }: Alternative): number {
  const [first] = wanted;
  if (first === undefined) return 0;
  let count = 0;
  for (let at = stems.indexOf(first); at >= 0; at = stems.indexOf(first, at + 1)) {
    if (wanted.every((stem, offset) => stems[at + offset] === stem)) count += 1;
  }
  if (count > 0 || wanted.length === 1) return count;
  return wanted.every((stem) => stems.includes(stem)) ? 0.5 : 0;
}

/** Where a concept stands, each by the weight of the best of its alternatives. */
type Stands = { text: number; heading: number; title: number; topic: number };

function whereIs({ alternatives }: Concept, read: ReadPassage): Stands {
  const stands: Stands = { text: 0, heading: 0, title: 0, topic: 0 };
  for (const one of alternatives) {
    if (isIn(read.stemSet, one))
      stands.text = Math.max(stands.text, occurrences(read.stems, one) * one.weight);
    if (isAbove(read.headings, one)) stands.heading = Math.max(stands.heading, one.weight);
    if (isAbove(read.title, one)) stands.title = Math.max(stands.title, one.weight);
    if (isAbove(read.topics, one)) stands.topic = Math.max(stands.topic, one.weight);
  }
  return stands;
}

export const bestIn = (stems: readonly string[], { alternatives }: Pick<Concept, 'alternatives'>) =>
  alternatives.reduce((best, one) => Math.max(best, Math.min(1, occurrences(stems, one)) * one.weight), 0);

/** The ways of saying it that the passage has: most have none, and no sentence need be looked through for the others. */
export const standingIn = (
  { stemSet }: ReadPassage,
  { alternatives }: Concept,
): Pick<Concept, 'alternatives'> => ({
  alternatives: alternatives.filter((one) => isIn(stemSet, one)),
});

export function saturated(frequency: number, length: number, { meanLength }: Vocabulary): number {
  const { k1, b } = weights;
  return (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + (b * length) / meanLength));
}

/** What a passage has of what is asked for, before its sentences are looked at. */
export type Look = Readonly<{
  read: ReadPassage;
  before: AskedBefore;
  /** How much the words of the question speak for it. */
  words: number;
  /** How much what was learned speaks for it, 0 or less. */
  likely: number;
  found: readonly (Stands & { concept: Concept; inAsked: number })[];
}>;

export function lookAt(read: ReadPassage, query: RankedQuestion): Look {
  const before = askedBefore(read, query);
  const found = query.concepts.map((concept) => ({
    concept,
    ...whereIs(concept, read),
    // A question that is hardly this one lends no words to the passage.
    inAsked: before.share < weights.askedLeast ? 0 : bestOf(before.stems, concept),
  }));
  return { read, before, words: wordsFit(read, query), likely: likelyIn(read, query), found };
}

/** From here on a section is as unlikely as any. */
const LEAST_LIKELY = -10;
/** What the model does not know, such as supervisors' own documents, stands beside the library's likeliest section by all else. */
const UNKNOWN_LIKELY = 0;

export const likelyIn = (read: ReadPassage, { likely }: RankedQuestion): number =>
  Math.max(LEAST_LIKELY, likely.get(nameOf(read)) ?? UNKNOWN_LIKELY);

/** How good a passage may be by which words it has at all, as a logarithm; null where it has nothing of what is asked for. */
function glanceAt(read: ReadPassage, query: RankedQuestion): number | null {
  let covered = 0;
  let total = 0;
  for (const { alternatives, weight } of query.concepts) {
    total += weight;
    if (alternatives.some((one) => stands(read, one))) covered += weight;
  }
  if (covered === 0) return null;
  const coverage = covered / total;
  return read.asked.length === 0
    ? (weights.fitCoverage + weights.fitUnasked) * coverage + weights.fitLikely * likelyIn(read, query)
    : weights.fitCoverage * coverage +
        weights.fitWords * wordsFit(read, query) +
        weights.fitLikely * likelyIn(read, query);
}

const stands = ({ stemSet, askedWith, headings, title, topics }: ReadPassage, one: Alternative) =>
  isIn(stemSet, one) ||
  one.stems.every((stem) => askedWith.has(stem)) ||
  isAbove(headings, one) ||
  isAbove(title, one) ||
  isAbove(topics, one);

/** Passages that are looked at closely, the best at a glance. */
const MOST_LOOKED_AT = 150;

/** The passages that may be best, at a glance: to look at one closely takes three times as long. */
export function mostLikely(reads: readonly ReadPassage[], query: RankedQuestion): readonly ReadPassage[] {
  if (reads.length <= MOST_LOOKED_AT || query.cites.length > 0) return reads;
  return reads
    .map((read) => ({ read, glance: glanceAt(read, query) }))
    .filter(({ glance }) => glance !== null)
    .toSorted(
      (a, b) =>
        (b.glance ?? 0) - (a.glance ?? 0) ||
        a.read.passage.documentKey.localeCompare(b.read.passage.documentKey) ||
        a.read.passage.chunkIndex - b.read.passage.chunkIndex,
    )
    .slice(0, MOST_LOOKED_AT)
    .map(({ read }) => read);
}

export const frequencyOf = ({ heading, title, topic, inAsked }: Look['found'][number], inText: number) =>
  inText +
  weights.heading * heading +
  weights.title * title +
  weights.topic * topic +
  weights.askedWord * inAsked;

/** How well it fits beside its words: learned from the questions that sections name, each left out in turn. */
export function fitOf({ read, before }: Pick<Look, 'read' | 'before'>, fit: Fit, coverage: number): number {
  // Documents that name no questions are as good as those that do.
  const asked =
    read.asked.length === 0
      ? weights.fitUnasked * coverage
      : weights.fitNext * before.next + weights.fitWords * fit.words + weights.fitPairs * fit.pairs;
  // The very question, or nearly, outweighs many that are only near.
  return Math.exp(
    weights.fitCoverage * coverage +
      asked +
      weights.fitLikely * fit.likely +
      weights.fitExact * before.share ** 6,
  );
}

type Fit = Readonly<{ words: number; pairs: number; likely: number }>;

export const askedFactor = (share: number) =>
  (1 + weights.asked * share ** 2) * (share > weights.askedExactly ? weights.exactly : 1);

/** How good a passage may be, by its words alone. */
export function firstScore(
  { read, before, words, likely, found }: Look,
  query: RankedQuestion,
  vocabulary: Vocabulary,
): number {
  let score = 0;
  let covered = 0;
  let total = 0;
  for (const one of found) {
    const { concept, text, heading, title, topic, inAsked } = one;
    score += concept.weight * saturated(frequencyOf(one, text), read.stems.length, vocabulary);
    total += concept.weight;
    covered += concept.weight * Math.min(1, Math.max(text, heading, title, topic, inAsked));
  }
  if (total === 0) return 0;
  return (
    score *
    askedFactor(before.share) *
    (0.4 + (0.6 * covered) / total) *
    fitOf({ read, before }, { words, pairs: 0, likely }, covered / total) *
    sectionWeight(read, query, before.share)
  );
}
