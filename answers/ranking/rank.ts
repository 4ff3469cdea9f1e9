import { hasThreshold, meetsAmounts } from '../reading/amounts.ts';
import { isOfOtherSubject, isOfUnnamedPlace, weightOf } from './similar-questions.ts';
import { citesIn, meetsCite, sectionOf } from '../reading/cited-sections.ts';
import {
  askedFactor,
  bestIn,
  firstScore,
  fitOf,
  frequencyOf,
  lookAt,
  mostLikely,
  saturated,
  standingIn,
  type Look,
} from './look.ts';
import { pairsFit } from './word-odds.ts';
import { DIMENSION, hasMeasure, namesColor } from '../reading/measures.ts';
import { alone, readOthers, type Others } from './others.ts';
import type { ReadPassage, Unit } from '../library/passages.ts';
import type { Concept } from '../reading/concepts.ts';
import type { RankedQuestion } from './section-model.ts';
import { speaksToModel } from '../reading/steering-text.ts';
import { sectionWeight } from './section-weight.ts';
import type { Vocabulary } from '../reading/spelling.ts';
import { weights } from './weights.ts';

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
  /** 3: cites the paragraph asked for, 2: a part of it, 1: only by the way, 0: none. */
  cited: number;
  /** How much it is said to answer just this question, 0 to 1. */
  asked: number;
  /** What it has of what is asked for, and the questions that it is said to answer. */
  look: Look;
  /** How much the words of the question side by side speak for it. */
  pairs: number;
}>;

/** Passages whose sentences are looked at, the best by their words. */
const MOST_RANKED = 40;

/** Some sentences speak of the page itself and say nothing of the matter. */
const ABOUT_PAGE =
  /^(this|the) (page|document|section) (tells|says|covers|explains|describes|is for|is about)\b/i;

const EXAMPLE = /^for (example|instance)\b/i;

/** Whether a row names anything of what is asked about. */
const isAboutIt = (concepts: readonly Concept[], inUnit: readonly number[]) =>
  concepts.some(({ isNumber, isLight }, at) => !isNumber && !isLight && (inUnit[at] ?? 0) > 0);

/** Whether one sentence says all that is asked about, each thing in it and none only above it. */
const isWhole = (concepts: readonly Concept[], inUnit: readonly number[]) => {
  const things = concepts.flatMap(({ isLight, isNumber }, at) =>
    isLight || isNumber ? [] : [inUnit[at] ?? 0],
  );
  return things.length > 1 && things.every((stands) => stands >= 0.7);
};

/** Whether a sentence says what the word asks for without saying the word: '25 feet' is a distance, 'yellow' a color. */
const saysAmount = (
  concept: Concept,
  { unit, hasMeasure: has }: Readonly<{ unit: Unit; hasMeasure: boolean }>,
) => (has && DIMENSION.test(concept.words)) || namesColor(unit.text, concept);

/** Ranks one passage. */
export function rankPassage(
  read: ReadPassage,
  query: RankedQuestion,
  vocabulary: Vocabulary,
  others: Others = alone,
  look: Look = lookAt(read, query),
): RankedPassage {
  const { before, words, likely, found } = look;
  const pairs = pairsFit(read, query);
  const isOwn = read.asked.length === 0;
  const { concepts, measure, manner } = query;
  const focus = query.focus === null ? null : standingIn(read, query.focus);
  const total = weightOf(concepts);
  const isMeasured = measure !== null && read.units.some(({ text }) => hasMeasure(text, measure));
  const standing = concepts.map((concept) => standingIn(read, concept));
  const stands = read.units.map((unit) => standing.map((concept) => bestIn(unit.stems, concept)));
  const ownOf = (inUnit: readonly number[]) =>
    inUnit.reduce((sum, share, at) => sum + share * (concepts[at]?.weight ?? 0), 0);
  // A list's first sentence does not answer what one of its items names.
  const most = Math.max(0, ...stands.map(ownOf));
  const units = read.units
    .map((unit, index) => {
      const inUnit = stands[index] ?? [];
      const measured = measure !== null && hasMeasure(unit.text, measure);
      let score = 0;
      for (const [at, { concept, heading, title, topic, inAsked }] of found.entries()) {
        const here = inUnit[at] ?? 0;
        const above = Math.max(
          weights.unitHeading * heading,
          weights.unitAbout * title,
          weights.unitTopic * topic,
          weights.unitAsked * inAsked,
        );
        score += concept.weight * (Math.max(here, above) + weights.unitOwn * here);
      }
      if (total > 0) score /= total;
      if (total > 0 && isWhole(concepts, inUnit)) score *= weights.whole;
      if (measure !== null)
        score *= measured ? weights.hasMeasure : isMeasured ? weights.besideMeasure : weights.lacksMeasure;
      if (manner?.test(unit.text) === true) score *= weights.inManner;
      if (focus !== null && bestIn(unit.stems, focus) > 0) score *= weights.focus;
      const meets = query.amounts.length === 0 ? null : meetsAmounts(unit.text, query.amounts);
      // A row about something else may stand for the same amount.
      const counts = meets === 'out' || !read.isTable || isAboutIt(concepts, inUnit);
      if (meets !== null && counts) score *= meets === 'in' ? weights.meetsAmount : weights.otherAmount;
      if (query.threshold && meets !== 'out' && hasThreshold(unit.text)) score *= weights.hasThreshold;
      if (index === 0 && !read.isTable)
        score *=
          before.share > weights.askedAbout && ownOf(inUnit) >= most / 2 ? weights.leadAsked : weights.lead;
      if (EXAMPLE.test(unit.text)) score *= weights.example;
      if (unit.isOpen || (isOwn && speaksToModel(unit.text))) score = 0;
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
  for (const [at, one] of found.entries()) {
    const { concept, text, heading, title, topic, inAsked } = one;
    const inUnit = best?.inUnit[at] ?? 0;
    const inText = byRow ? inUnit + Math.min(0.3, text) : text;
    score += concept.weight * saturated(frequencyOf(one, inText), length, vocabulary);
    if (concept.isNumber) continue;
    const beside = Math.min(1, text) * weights.coverText * (byRow ? 0.5 : 1);
    const above = Math.max(
      weights.coverHeading * heading,
      weights.coverAbout * title,
      weights.coverTopic * topic,
    );
    const said = isOwn && best !== undefined && saysAmount(concept, best);
    const here = Math.max(inUnit, beside, above, weights.coverAsked * inAsked, Number(said));
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
      askedFactor(before.share) *
      amountFactor *
      otherSubject *
      (isOfUnnamedPlace(read, query) ? weights.unnamedPlace : 1) *
      noThreshold *
      (0.4 + 0.6 * coverage) *
      fitOf({ read, before }, { words, pairs, likely }, coverage) *
      unitFactor *
      (isOwn && units.some(({ unit }) => speaksToModel(unit.text)) ? weights.toModel : 1) *
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
    cited: citedIn(read, query, others),
    asked: before.share,
    look,
    pairs,
  };
}

/** What many documents say in the same words, such as when OSHA must be told, is cited by the way. */
function citedIn({ passage, units }: ReadPassage, { cites }: RankedQuestion, others: Others): number {
  const best = Math.max(
    0,
    ...cites.flatMap(({ cite }) => passage.cites.map((stands) => meetsCite(stands, cite))),
  );
  if (best === 0) return 0;
  // Who names a whole section asks for its parts as much as for itself.
  const whole = cites.every(({ cite }) => !cite.includes('('));
  const own = units.filter(({ text }) => !others.isBoilerplate(text)).flatMap(({ text }) => citesIn(text));
  return cites.some(({ cite }) => own.some((stands) => meetsCite(stands, cite) > 0)) ? (whole ? 2 : best) : 1;
}

/** Whether a passage cites anything of a section that is asked for: where it lacks the paragraph itself, it is the nearest there is. */
const isOfSection = ({ passage }: ReadPassage, { cites }: RankedQuestion): boolean =>
  cites.some(({ cite }) => passage.cites.some((stands) => meetsCite(sectionOf(stands), sectionOf(cite)) > 0));

/** What a passage that cites another paragraph of the same section counts for against one that cites what is asked for. */
const SAME_SECTION = 0.2;

/** How many passages of each document cite what is asked for, or its section: the one that cites it most is about it. */
function countCiting(reads: readonly ReadPassage[], { cites }: RankedQuestion): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (key: string, more: number) => counts.set(key, (counts.get(key) ?? 0) + more);
  const meets = (read: ReadPassage, asked: readonly string[]) =>
    read.passage.cites.some((stands) => asked.some((one) => meetsCite(stands, one) > 0));
  const wanted = cites.map(({ cite }) => cite);
  const sections = wanted.map(sectionOf);
  for (const read of reads) {
    if (meets(read, wanted)) count(read.passage.documentKey, 1);
    else if (meets(read, sections)) count(read.passage.documentKey, SAME_SECTION);
  }
  return counts;
}

/** Best first. Who asks for a section number gets the passages that cite it, before all others. */
export function rankPassages(
  passages: Iterable<ReadPassage>,
  query: RankedQuestion,
  vocabulary: Vocabulary,
): RankedPassage[] {
  const reads = [...passages];
  const citing = query.cites.length === 0 ? new Map<string, number>() : countCiting(reads, query);
  const about = (read: ReadPassage) =>
    query.concepts.length === 0 ? (citing.get(read.passage.documentKey) ?? 0) : 0;
  const wanted =
    query.concepts.length === 0 || query.cites.some(({ table }) => table !== null) ? query.cites : [];
  const saying = ({ units, passage }: ReadPassage) =>
    wanted.length === 0
      ? 0
      : units.filter(({ text }) =>
          wanted.some(
            ({ cite, table }) =>
              citesIn(text).some((stands) => meetsCite(stands, cite) > 0) &&
              (table === null || text.toLowerCase().includes(table)),
          ),
        ).length * (/ › when this applies$/i.test(passage.section) ? 0.5 : 1);
  const found = mostLikely(reads, query)
    .map((read) => lookAt(read, query))
    .map((look) => ({
      look,
      cites: query.cites.length > 0 && isOfSection(look.read, query),
      score: firstScore(look, query, vocabulary),
    }))
    .filter(({ score, cites }) => score > 0 || cites);
  // Of those alone that have anything of what is asked for: a database hands over no others, and both must rank alike.
  const others = readOthers(found.map(({ look }) => look.read));
  const looked = found
    .toSorted(
      (a, b) =>
        Number(b.cites) - Number(a.cites) || about(b.look.read) - about(a.look.read) || b.score - a.score,
    )
    .slice(0, MOST_RANKED)
    .map(({ look }) => look);
  return looked
    .map((look) => rankPassage(look.read, query, vocabulary, others, look))
    .filter(({ score, read }) => score > 0 || isOfSection(read, query))
    .toSorted(
      (a, b) =>
        b.cited - a.cited ||
        about(b.read) - about(a.read) ||
        saying(b.read) - saying(a.read) ||
        b.score - a.score ||
        a.read.passage.documentKey.localeCompare(b.read.passage.documentKey) ||
        a.read.passage.chunkIndex - b.read.passage.chunkIndex,
    );
}
