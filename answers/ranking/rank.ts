import type { ReadPassage } from '../library/passages.ts';
import type { Concept } from '../reading/concepts.ts';
import { DIMENSION, namesColor } from '../reading/measures.ts';
import { speaksToModel } from '../reading/steering-text.ts';
import type { Vocabulary } from '../reading/spelling.ts';
import { byCitation, citationOf, citationOrder } from './citing.ts';
import { matchFields, weightOf, type FieldMatch } from './matching.ts';
import { isKnown, sectionOddsOf, type RankedQuestion } from './section-model.ts';
import { scoreSentences, type RankedUnit, type ScoredUnit } from './sentences.ts';
import { weights } from './weights.ts';

export type { RankedUnit };

export type RankedPassage = Readonly<{
  read: ReadPassage;
  score: number;
  /** Where each concept of the question stands. */
  fields: readonly FieldMatch[];
  /**
   * Share of what is asked for, weighed by how rare it is, that stands in the best sentence, beside it or
   * above it; 0 to 1.
   */
  coverage: number;
  /** How much less likely its section is to answer than the likeliest one, as a logarithm, 0 or less. */
  sectionOdds: number;
  /** Whether something that is asked for stands above the passage: in a heading, the title or a topic. */
  isAbout: boolean;
  /** What is asked for and stands nowhere in the passage or above it. */
  missing: readonly Concept[];
  /** Best first. */
  units: readonly RankedUnit[];
  /** 3: cites the paragraph asked for, 2: a part of it, 0: none. */
  cited: number;
}>;

/** What is known of a passage for a question; the score is their sum by `weights`. */
type Features = Readonly<{
  /** Logarithm of 1 + BM25 over text, headings, title and topics. */
  bm25: number;
  coverage: number;
  sectionOdds: number;
  /** The same as `coverage`, of a company's own document; 0 of the library's. */
  ownCoverage: number;
  /** Logarithm of 1 + the best sentence's score; 0 before sentences are read. */
  sentence: number;
  /** -1 where a number is asked for and no sentence has one of its kind. */
  measure: number;
  /** 1 where the best sentence's rule applies to the amount asked about; where to others only. */
  passageIn: number;
  passageOut: number;
  /** -1 where a company's own document tells a model what to answer. */
  steering: number;
}>;

const scoreOf = (features: Features): number =>
  Math.exp(
    Object.entries(features).reduce((sum, [name, value]) => sum + value * weights[name as keyof Features], 0),
  );

function bm25(frequency: number, length: number, { meanLength }: Vocabulary): number {
  const { k1, b } = weights;
  return (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + (b * length) / meanLength));
}

/** Passages whose sentences are read, the best without them. */
const MOST_READ = 40;
/** A passage that has none of the words may still answer where its section is this likely. */
const LIKELY = -2.5;

type Scored = Readonly<{ read: ReadPassage; fields: readonly FieldMatch[]; features: Features }>;

/** Scores a passage by its words and section, before its sentences are read. */
function scorePassage(read: ReadPassage, query: RankedQuestion, vocabulary: Vocabulary): Scored {
  const fields = query.concepts.map((concept) => matchFields(concept, read));
  const coverage = coverageOf(fields, ({ text }) => Math.min(1, text));
  return {
    read,
    fields,
    features: {
      bm25: Math.log1p(bm25Of(fields, read.stems.length, vocabulary)),
      coverage,
      sectionOdds: sectionOddsOf(read, query),
      ownCoverage: isKnown(read) ? 0 : coverage,
      sentence: 0,
      measure: 0,
      passageIn: 0,
      passageOut: 0,
      steering: 0,
    },
  };
}

const bm25Of = (fields: readonly FieldMatch[], length: number, vocabulary: Vocabulary): number =>
  fields.reduce((sum, { concept, text, heading, title, topic }) => {
    const frequency = text + weights.heading * heading + weights.title * title + weights.topic * topic;
    return sum + concept.weight * bm25(frequency, length, vocabulary);
  }, 0);

const coverAbove = ({ heading, title, topic }: FieldMatch): number =>
  Math.max(weights.coverHeading * heading, weights.coverTitle * title, weights.coverTopic * topic);

/** The share of what is asked for that is covered; numbers need not stand in an answer. */
function coverageOf(
  fields: readonly FieldMatch[],
  inText: (field: FieldMatch, at: number) => number,
): number {
  const things = fields.filter(({ concept }) => !concept.isNumber);
  const total = weightOf(things.map(({ concept }) => concept));
  if (total === 0) return 0;
  return fields.reduce((sum, field, at) => {
    if (field.concept.isNumber) return sum;
    return sum + (field.concept.weight / total) * Math.min(1, Math.max(inText(field, at), coverAbove(field)));
  }, 0);
}

/**
 * Whether a sentence says what the word asks for without saying the word: '25 feet' is a distance, 'yellow'
 * a color.
 */
const impliesAmount = (concept: Concept, { unit, hasMeasure }: RankedUnit) =>
  (hasMeasure && DIMENSION.test(concept.words)) || namesColor(unit.text, concept);

/** Reads the sentences of a passage and completes its score. */
function withSentences(
  { read, fields, features }: Scored,
  query: RankedQuestion,
  vocabulary: Vocabulary,
): RankedPassage {
  const units = scoreSentences(read, query, fields);
  const [best] = units;
  const isOwn = !isKnown(read);
  // A row of a table is read by itself: what other rows have is beside the point.
  const isRow = read.isTable && best !== undefined;
  const inText = (field: FieldMatch, at: number) => {
    const beside = Math.min(1, field.text) * (isRow ? 0.5 : 1);
    const implied = isOwn && best !== undefined && impliesAmount(field.concept, best);
    return Math.max(best?.concepts[at] ?? 0, beside, Number(implied));
  };
  const coverage = coverageOf(fields, inText);
  const rowFields = fields.map((field, at) =>
    isRow ? { ...field, text: (best.concepts[at] ?? 0) + Math.min(0.3, field.text) } : field,
  );
  const length = isRow ? best.unit.stems.length + 8 : read.stems.length;
  return {
    read,
    fields,
    coverage,
    sectionOdds: features.sectionOdds,
    score: scoreOf({
      ...features,
      bm25: Math.log1p(bm25Of(rowFields, length, vocabulary)),
      coverage,
      ownCoverage: isOwn ? coverage : 0,
      ...sentenceFeatures(units, query, isOwn),
    }),
    missing: fields.flatMap((field, at) =>
      !field.concept.isNumber && Math.max(inText(field, at), coverAbove(field)) === 0 ? [field.concept] : [],
    ),
    isAbout: fields.some(
      ({ concept, heading, title, topic }) =>
        !concept.isNumber && (concept.isLight ? title : Math.max(heading, title, topic)) > 0.5,
    ),
    units: units.map(({ unit, index, score, hasMeasure }) => ({ unit, index, score, hasMeasure })),
    cited: citationOf(read, query),
  };
}

const sentenceFeatures = (units: readonly ScoredUnit[], { measure }: RankedQuestion, isOwn: boolean) => ({
  sentence: Math.log1p(units[0]?.score ?? 0),
  measure: measure !== null && !units.some(({ hasMeasure }) => hasMeasure) ? -1 : 0,
  passageIn: units[0]?.amounts === 'in' ? 1 : 0,
  passageOut: units[0]?.amounts === 'out' ? 1 : 0,
  steering: isOwn && units.some(({ unit }) => speaksToModel(unit.text)) ? -1 : 0,
});

/** Ranks one passage. */
export const rankPassage = (
  read: ReadPassage,
  query: RankedQuestion,
  vocabulary: Vocabulary,
): RankedPassage => withSentences(scorePassage(read, query, vocabulary), query, vocabulary);

/** Best first. Who asks for a section number gets the passages that cite it, before all others. */
export function rankPassages(
  passages: Iterable<ReadPassage>,
  query: RankedQuestion,
  vocabulary: Vocabulary,
): RankedPassage[] {
  const reads = [...passages];
  const order = citationOrder(reads, query);
  const inOrder = byCitation(order);
  return reads
    .map((read) => scorePassage(read, query, vocabulary))
    .filter(
      ({ read, features }) =>
        features.bm25 > 0 ||
        (query.likely.size > 0 && isKnown(read) && features.sectionOdds > LIKELY) ||
        order.isOfSection(read),
    )
    .map((one) => ({ ...one, score: scoreOf(one.features) }))
    .toSorted((a, b) => inOrder(a.read, b.read) || b.score - a.score)
    .slice(0, MOST_READ)
    .map((one) => withSentences(one, query, vocabulary))
    .toSorted(
      (a, b) =>
        b.cited - a.cited ||
        inOrder(a.read, b.read) ||
        b.score - a.score ||
        a.read.passage.documentKey.localeCompare(b.read.passage.documentKey) ||
        a.read.passage.chunkIndex - b.read.passage.chunkIndex,
    );
}
