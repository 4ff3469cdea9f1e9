import { hasThreshold, meetsAmounts } from './document-amounts.ts';
import { meetsCite } from './document-cites.ts';
import { hasMeasure } from './document-measures.ts';
import type { ReadPassage, Unit } from './document-passages.ts';
import type { Alternative, Concept, PreparedQuery } from './document-query.ts';
import type { Vocabulary } from './document-spelling.ts';
import { stemOf } from './document-words.ts';

/** A sentence, item or row with how well it answers. */
export type RankedUnit = Readonly<{ unit: Unit; index: number; score: number; hasMeasure: boolean }>;

export type RankedPassage = Readonly<{
  read: ReadPassage;
  score: number;
  /** Share of what is asked for, weighed by how rare it is, that stands in the best sentence, beside it or above it; 0 to 1. */
  coverage: number;
  /** Whether something that is asked for stands above the passage: in a heading, the title or a topic. */
  isAbout: boolean;
  /** What is asked for and stands nowhere in the passage or above it. */
  missing: readonly Concept[];
  /** Best first. */
  units: readonly RankedUnit[];
  /** 3: cites the paragraph asked for, 2: a part of it, 0: neither. */
  cited: number;
  /** How much it is said to answer just this question, 0 to 1. */
  asked: number;
}>;

/** Found by trying on the odd questions of bench/answers only; the even ones judge them. */
export const weights = {
  /** Of BM25. */
  k1: 1.4,
  b: 0.6,
  /** A word in a heading, the title or a topic, in occurrences in the text. */
  heading: 3.6,
  title: 1.7,
  topic: 0.9,
  /** Share of a concept that counts as covered by where it stands. */
  coverText: 1,
  coverHeading: 1.0,
  coverAbout: 0.8,
  coverDocument: 0.23,
  /** Of a question that the passage is said to answer: how much it counts when it is the one asked, and its words. */
  asked: 0.9,
  askedWord: 2,
  coverAsked: 0.9,
  askedAbout: 0.6,
  askedAbove: 0.4,
  /** How much it matters that all of that question is asked, and that its small words are. */
  askedWhole: 0.35,
  askedAlike: 0.2,
  /** A passage or row about a crane for a question about a scaffold, and the like. */
  otherSubject: 0.7,
  unitAsked: 0.6,
  /** The first sentence of a passage says most often what it is about. */
  lead: 1.06,
  /** Of a sentence's score: where its concepts stand when not in it. */
  unitHeading: 0.5,
  unitAbout: 0.7,
  unitOwn: 0.3,
  hasMeasure: 1.37,
  lacksMeasure: 0.85,
  inManner: 1.25,
  /** A sentence whose rule stands for the amount asked about, and one that stands for others only. */
  meetsAmount: 1.3,
  otherAmount: 0.6,
  passageIn: 1.25,
  passageOut: 0.7,
  hasThreshold: 1.5,
  example: 0.75,
  /** A sentence that many documents share, or that speaks of the page itself. */
  boilerplate: 0.45,
  intro: 0.65,
  applies: 0.5,
  wentWrong: 0.55,
  list: 0.85,
  table: 1,
  /** How much a passage without a number of the kind asked for loses. */
  noMeasure: 0.82,
  noThreshold: 0.75,
  unitShare: 0.5,
  mostUnit: 1.4,
};

const MANY_DOCUMENTS = 3;

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

const isIn = (set: ReadonlySet<string>, { stems }: Alternative) => stems.every((stem) => set.has(stem));

/** Where a concept stands, each by the weight of the best of its alternatives. */
type Stands = { text: number; heading: number; title: number; topic: number };

function whereIs({ alternatives }: Concept, read: ReadPassage): Stands {
  const stands: Stands = { text: 0, heading: 0, title: 0, topic: 0 };
  for (const one of alternatives) {
    stands.text = Math.max(stands.text, occurrences(read.stems, one) * one.weight);
    if (isIn(read.headings, one)) stands.heading = Math.max(stands.heading, one.weight);
    if (isIn(read.title, one)) stands.title = Math.max(stands.title, one.weight);
    if (isIn(read.topics, one)) stands.topic = Math.max(stands.topic, one.weight);
  }
  return stands;
}

export const bestIn = (stems: readonly string[], { alternatives }: Concept) =>
  alternatives.reduce((best, one) => Math.max(best, Math.min(1, occurrences(stems, one)) * one.weight), 0);

function saturated(frequency: number, length: number, { meanLength }: Vocabulary): number {
  const { k1, b } = weights;
  return (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + (b * length) / meanLength));
}

/** What is known of the other passages that were found: sentences of many documents, and where else in its document a concept stands. */
type Others = {
  isBoilerplate: (text: string) => boolean;
  inDocument: (key: string, concept: Concept) => number;
};

const alone: Others = { isBoilerplate: () => false, inDocument: () => 0 };

/** Some sentences speak of the page itself and say nothing of the matter. */
const ABOUT_PAGE =
  /^(this|the) (page|document|section) (tells|says|covers|explains|describes|is for|is about)\b/i;

const EXAMPLE = /^for (example|instance)\b/i;

function sectionWeight(
  { passage, isTable }: ReadPassage,
  { emergency, kind }: PreparedQuery,
  asked: number,
): number {
  const weight = plainSectionWeight(passage.section, isTable, { emergency, kind });
  // A section that is said to answer the question is not held back for what others of its name mostly are.
  return weight >= 1 ? weight : weight + (1 - weight) * Math.min(1, asked);
}

function plainSectionWeight(
  section: string,
  isTable: boolean,
  { emergency, kind }: Pick<PreparedQuery, 'emergency' | 'kind'>,
): number {
  const parts = section.split(' › ');
  const heading = parts[1]?.toLowerCase();
  if (isTable) return kind === 'action' ? weights.wentWrong : weights.table;
  if (heading === undefined) return weights.intro;
  if (heading === 'when this applies') return kind === 'definition' ? 1 : weights.applies;
  if (heading === 'if something goes wrong')
    return emergency ? 1.2 : kind === 'action' ? 1.15 : weights.wentWrong;
  return /^(do|do not|stop work when)$/.test(heading) ? weights.list : 1;
}

const bestOf = (stems: ReadonlySet<string>, { alternatives }: Concept) =>
  alternatives.reduce((best, one) => (isIn(stems, one) ? Math.max(best, one.weight) : best), 0);

const noStems: ReadonlySet<string> = new Set();
type AskedBefore = Readonly<{ stems: ReadonlySet<string>; share: number }>;
const NOT_ASKED: AskedBefore = { stems: noStems, share: 0 };

/** Of the questions that a passage is said to answer the one most like this one, and how much it is it, 0 to 1. */
/** 'Who may signal' is not 'when is a signal person needed'. */
function asksAlike(stems: ReadonlySet<string>, said: ReadonlySet<string>): number {
  if (!said.has('who')) return 1;
  return stems.has('who') ? 1.1 : 0.85;
}

function askedBefore({ asked, title }: ReadPassage, { concepts, said }: PreparedQuery): AskedBefore {
  if (asked.length === 0) return NOT_ASKED;
  const total = weightOf(concepts);
  if (total === 0) return NOT_ASKED;
  let best = NOT_ASKED;
  for (const { stems, content } of asked) {
    let met = 0;
    let above = 0;
    const used = new Set<string>();
    for (const { alternatives, weight } of concepts) {
      const one = alternatives.find((alternative) => isIn(stems, alternative));
      if (one === undefined) {
        // What the document is about need not be said again in each of its questions.
        const about = alternatives.find((alternative) => isIn(title, alternative));
        if (about !== undefined) above += weight * about.weight * weights.askedAbove;
        continue;
      }
      met += weight * one.weight;
      for (const stem of one.stems) if (content.has(stem)) used.add(stem);
    }
    if (met === 0) continue;
    let alike = 0;
    for (const stem of stems) if (said.has(stem)) alike += 1;
    const whole = content.size === 0 ? 1 : used.size / content.size;
    const share =
      ((met + above) / total) *
      (1 -
        weights.askedWhole -
        weights.askedAlike +
        weights.askedWhole * whole +
        weights.askedAlike * (alike / stems.size));
    const fits = share * asksAlike(stems, said);
    if (fits > best.share) best = { stems, share: fits };
  }
  return best;
}

/** What rules differ by: an answer about one of them is none about another. */
const subjects: readonly ReadonlySet<string>[] = [
  'crane derrick',
  'scaffold scaffolds scaffolding',
  'ladder ladders stepladder',
  'forklift telehandler',
  'trench trenches excavation excavations',
].map((names) => new Set(names.split(' ').map(stemOf)));

const speaksOf = (has: (stem: string) => boolean, subject: ReadonlySet<string>) =>
  [...subject].some((stem) => has(stem));

/** Whether headings and sentence are about another subject than those of the question. */
function isOfOtherSubject(
  { headings }: ReadPassage,
  stems: readonly string[],
  { said }: PreparedQuery,
): boolean {
  const wanted = subjects.filter((subject) => speaksOf((stem) => said.has(stem), subject));
  if (wanted.length === 0) return false;
  const has = (stem: string) => headings.has(stem) || stems.includes(stem);
  const spoken = subjects.filter((subject) => speaksOf(has, subject));
  return spoken.length > 0 && !spoken.some((subject) => wanted.includes(subject));
}

/** Ranks one passage. */
export function rankPassage(
  read: ReadPassage,
  query: PreparedQuery,
  vocabulary: Vocabulary,
  others: Others = alone,
): RankedPassage {
  const { concepts, measure, manner } = query;
  const before = askedBefore(read, query);
  const found = concepts.map((concept) => ({
    concept,
    ...whereIs(concept, read),
    inAsked: bestOf(before.stems, concept),
  }));
  const total = weightOf(concepts);
  const units = read.units
    .map((unit, index) => {
      const inUnit = concepts.map((concept) => bestIn(unit.stems, concept));
      const measured = measure !== null && hasMeasure(unit.text, measure);
      let score = 0;
      for (const [at, { concept, heading, title, topic, inAsked }] of found.entries()) {
        const stands = inUnit[at] ?? 0;
        const above = Math.max(
          weights.unitHeading * heading,
          weights.unitAbout * Math.max(title, topic),
          weights.unitAsked * inAsked,
        );
        score += concept.weight * (Math.max(stands, above) + weights.unitOwn * stands);
      }
      if (total > 0) score /= total;
      if (measure !== null) score *= measured ? weights.hasMeasure : weights.lacksMeasure;
      if (manner?.test(unit.text) === true) score *= weights.inManner;
      const meets = query.amounts.length === 0 ? null : meetsAmounts(unit.text, query.amounts);
      if (meets !== null) score *= meets === 'in' ? weights.meetsAmount : weights.otherAmount;
      if (query.threshold && meets !== 'out' && hasThreshold(unit.text)) score *= weights.hasThreshold;
      if (index === 0 && !read.isTable) score *= weights.lead;
      if (EXAMPLE.test(unit.text)) score *= weights.example;
      if (ABOUT_PAGE.test(unit.text) || others.isBoilerplate(unit.text)) score *= weights.boilerplate;
      return { unit, index, score, hasMeasure: measured, inUnit, meets };
    })
    .toSorted((a, b) => b.score - a.score || a.index - b.index);
  const [best] = units;
  // A row stands by itself: what other rows of its table have is beside the point.
  const byRow = read.isTable && best !== undefined;
  const length = byRow ? best.unit.stems.length + 8 : read.stems.length;
  let score = 0;
  let covered = 0;
  let counted = 0;
  const missing: Concept[] = [];
  for (const [at, { concept, text, heading, title, topic, inAsked }] of found.entries()) {
    const inUnit = best?.inUnit[at] ?? 0;
    const inText = byRow ? inUnit + Math.min(0.3, text) : text;
    const frequency =
      inText +
      weights.heading * heading +
      weights.title * title +
      weights.topic * topic +
      weights.askedWord * inAsked;
    score += concept.weight * saturated(frequency, length, vocabulary);
    if (concept.isNumber) continue;
    const beside = Math.min(1, text) * weights.coverText * (byRow ? 0.5 : 1);
    const above = Math.max(weights.coverHeading * heading, weights.coverAbout * Math.max(title, topic));
    const here = Math.max(inUnit, beside, above, weights.coverAsked * inAsked);
    const share = Math.max(
      here,
      weights.coverDocument * others.inDocument(read.passage.documentKey, concept),
    );
    counted += concept.weight;
    covered += concept.weight * Math.min(1, share * 1.15);
    if (here === 0) missing.push(concept);
  }
  const coverage = counted === 0 ? 0 : covered / counted;
  const unitFactor = 1 - weights.unitShare + weights.unitShare * Math.min(weights.mostUnit, best?.score ?? 0);
  const noMeasure = measure !== null && !units.some((unit) => unit.hasMeasure) ? weights.noMeasure : 1;
  const meetsBest = best === undefined || query.amounts.length === 0 ? null : best.meets;
  const amountFactor = meetsBest === 'in' ? weights.passageIn : meetsBest === 'out' ? weights.passageOut : 1;
  const otherSubject =
    best !== undefined && isOfOtherSubject(read, best.unit.stems, query) ? weights.otherSubject : 1;
  const noThreshold =
    query.threshold && !units.some(({ unit }) => hasThreshold(unit.text)) ? weights.noThreshold : 1;
  return {
    read,
    score:
      score *
      (1 + weights.asked * before.share ** 2) *
      amountFactor *
      otherSubject *
      noThreshold *
      (0.4 + 0.6 * coverage) *
      unitFactor *
      noMeasure *
      sectionWeight(read, query, before.share),
    coverage,
    missing,
    isAbout:
      before.share > weights.askedAbout ||
      found.some(
        ({ concept, heading, title, topic }) =>
          !concept.isNumber && (concept.isLight ? title : Math.max(heading, title, topic)) > 0.5,
      ),
    units: units.map(({ unit, index, score: unitScore, hasMeasure: has }) => ({
      unit,
      index,
      score: unitScore,
      hasMeasure: has,
    })),
    cited: citedIn(read, query),
    asked: before.share,
  };
}

const weightOf = (concepts: readonly Concept[]) => concepts.reduce((sum, { weight }) => sum + weight, 0);

function citedIn({ passage }: ReadPassage, { cites }: PreparedQuery): number {
  return Math.max(0, ...cites.flatMap(({ cite }) => passage.cites.map((stands) => meetsCite(stands, cite))));
}

function readOthers(passages: readonly ReadPassage[]): Others {
  const documentsOf = new Map<string, Set<string>>();
  const stemsOf = new Map<string, Set<string>>();
  for (const { passage, units, stems } of passages) {
    for (const { text } of units) {
      const keys = documentsOf.get(text);
      if (keys === undefined) documentsOf.set(text, new Set([passage.documentKey]));
      else keys.add(passage.documentKey);
    }
    const known = stemsOf.get(passage.documentKey) ?? new Set();
    for (const stem of stems) known.add(stem);
    stemsOf.set(passage.documentKey, known);
  }
  return {
    isBoilerplate: (text) => (documentsOf.get(text)?.size ?? 0) >= MANY_DOCUMENTS,
    inDocument: (key, { alternatives }) => {
      const stems = stemsOf.get(key);
      if (stems === undefined) return 0;
      return alternatives.reduce((best, one) => (isIn(stems, one) ? Math.max(best, one.weight) : best), 0);
    },
  };
}

/** Best first. Who asks for a section number gets the passages that cite it, before all others. */
export function rankPassages(
  passages: Iterable<ReadPassage>,
  query: PreparedQuery,
  vocabulary: Vocabulary,
): RankedPassage[] {
  const reads = [...passages];
  const others = readOthers(reads);
  return reads
    .map((read) => rankPassage(read, query, vocabulary, others))
    .filter(({ score, cited }) => score > 0 || cited > 0)
    .toSorted(
      (a, b) =>
        b.cited - a.cited ||
        b.score - a.score ||
        a.read.passage.documentKey.localeCompare(b.read.passage.documentKey) ||
        a.read.passage.chunkIndex - b.read.passage.chunkIndex,
    );
}
