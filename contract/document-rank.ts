import { meetsCite } from './document-cites.ts';
import { hasMeasure } from './document-measures.ts';
import type { ReadPassage, Unit } from './document-passages.ts';
import type { Alternative, Concept, PreparedQuery } from './document-query.ts';
import type { Vocabulary } from './document-spelling.ts';

/** A sentence, item or row with what it answers. */
export type RankedUnit = Readonly<{ unit: Unit; index: number; score: number; hasMeasure: boolean }>;

export type RankedPassage = Readonly<{
  read: ReadPassage;
  score: number;
  /** Share of what is asked for, weighed by how rare it is, that stands in the best sentence, beside it or above it; 0 to 1. */
  coverage: number;
  /** What is asked for and stands nowhere in the passage. */
  missing: readonly Concept[];
  /** Best first. */
  units: readonly RankedUnit[];
  /** 3: cites the paragraph asked for, 2: a part of it, 0: neither. */
  cited: number;
}>;

const K1 = 1.2;
const B = 0.6;
const IN_HEADING = 2.2;
const IN_ABOUT = 1.1;
const HAS_MEASURE = 0.35;
const LACKS_MEASURE = 0.75;

/** How often the stems stand side by side; once where they only stand near one another. */
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

const isIn = (set: ReadonlySet<string>, { stems }: Alternative) => stems.every((stem) => set.has(stem));

/** Where a concept stands, 0 to 1 each. */
type Found = { inUnit: number; inText: number; inHeading: number; inAbout: number };

function saturated(frequency: number, length: number, vocabulary: Vocabulary): number {
  return (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * length) / vocabulary.meanLength));
}

function findConcept(
  concept: Concept,
  read: ReadPassage,
): { frequency: number; heading: number; about: number } {
  let frequency = 0;
  let heading = 0;
  let about = 0;
  for (const one of concept.alternatives) {
    frequency = Math.max(frequency, occurrences(read.stems, one) * one.weight);
    if (isIn(read.headings, one)) heading = Math.max(heading, one.weight);
    if (isIn(read.about, one)) about = Math.max(about, one.weight);
  }
  return { frequency, heading, about };
}

const bestIn = (stems: readonly string[], concept: Concept) =>
  concept.alternatives.reduce(
    (best, one) => Math.max(best, Math.min(1, occurrences(stems, one)) * one.weight),
    0,
  );

/** Ranks one passage. */
export function rankPassage(read: ReadPassage, query: PreparedQuery, vocabulary: Vocabulary): RankedPassage {
  const { concepts, measure } = query;
  const found = concepts.map((concept) => ({ concept, ...findConcept(concept, read) }));
  const units = read.units.map((unit, index) => {
    const inUnit = concepts.map((concept) => bestIn(unit.stems, concept));
    const measured = measure !== null && hasMeasure(unit.text, measure);
    let score = 0;
    for (const [at, { concept, heading, about }] of found.entries()) {
      const stands = inUnit[at] ?? 0;
      score += concept.weight * Math.max(stands, 0.75 * heading, 0.45 * about);
      score += concept.weight * 0.25 * stands;
    }
    const total = weightOf(concepts);
    if (total > 0) score /= total;
    if (measure !== null) score *= measured ? 1 + HAS_MEASURE : LACKS_MEASURE;
    return { unit, index, score, hasMeasure: measured, inUnit };
  });
  const ranked = units.toSorted((a, b) => b.score - a.score || a.index - b.index);
  const best = ranked[0];
  const shortest = read.isTable && best !== undefined;
  const length = shortest ? best.unit.stems.length + 8 : read.stems.length;
  let score = 0;
  let covered = 0;
  const missing: Concept[] = [];
  for (const [at, { concept, frequency, heading, about }] of found.entries()) {
    const inUnit = best?.inUnit[at] ?? 0;
    const inText = shortest ? inUnit : frequency;
    const near = shortest ? Math.min(0.3, frequency) : 0;
    score +=
      concept.weight * saturated(inText + near + IN_HEADING * heading + IN_ABOUT * about, length, vocabulary);
    if (concept.isNumber) continue;
    const stands: Found = {
      inUnit,
      inText: shortest ? 0.5 * Math.min(1, frequency) : Math.min(1, frequency),
      inHeading: heading,
      inAbout: about,
    };
    const share = Math.max(stands.inUnit, 0.9 * stands.inText, 0.9 * stands.inHeading, 0.8 * stands.inAbout);
    covered += concept.weight * Math.min(1, share * 1.15);
    if (share === 0) missing.push(concept);
  }
  const total = weightOf(concepts.filter(({ isNumber }) => !isNumber));
  const coverage = total === 0 ? 0 : covered / total;
  return {
    read,
    score: score * (0.4 + 0.6 * coverage) * (0.5 + 0.5 * Math.min(1.4, best?.score ?? 0)),
    coverage,
    missing,
    units: ranked.map(({ unit, index, score: unitScore, hasMeasure: has }) => ({
      unit,
      index,
      score: unitScore,
      hasMeasure: has,
    })),
    cited: citedIn(read, query),
  };
}

const weightOf = (concepts: readonly Concept[]) => concepts.reduce((sum, { weight }) => sum + weight, 0);

function citedIn({ passage }: ReadPassage, { cites }: PreparedQuery): number {
  return Math.max(0, ...cites.flatMap(({ cite }) => passage.cites.map((stands) => meetsCite(stands, cite))));
}

/** Best first. Who asks for a section number gets the passages that cite it, before all others. */
export function rankPassages(
  passages: Iterable<ReadPassage>,
  query: PreparedQuery,
  vocabulary: Vocabulary,
): RankedPassage[] {
  const ranked = [...passages].map((read) => rankPassage(read, query, vocabulary));
  return ranked
    .filter(({ score, cited }) => score > 0 || cited > 0)
    .toSorted(
      (a, b) =>
        b.cited - a.cited ||
        b.score - a.score ||
        a.read.passage.documentKey.localeCompare(b.read.passage.documentKey) ||
        a.read.passage.chunkIndex - b.read.passage.chunkIndex,
    );
}
