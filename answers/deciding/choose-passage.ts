import { meeting } from './required-content.ts';
import { citesIn } from '../reading/cited-sections.ts';
import { isCorrection, rightStems } from './beliefs.ts';
import { isDenied } from './premise.ts';
import { hasAll, ownLine } from './own-documents.ts';
import type { PreparedQuery } from './query.ts';
import type { RankedPassage, RankedUnit } from '../ranking/rank.ts';
import { isKnown } from '../ranking/section-model.ts';
import { asksFor, hasWhatIsAsked } from './rules.ts';
import { answeringUnits, wholeUnits } from './answering-sentences.ts';
import { speaksToModel } from '../reading/steering-text.ts';
import { trustIn } from './trust.ts';

/** Of all passages the best ones. */
const MOST_COMPARED = 12;
/** Fewer questions are named in Spanish: the section that is learned to be the likeliest needs less. */
const ENOUGH_IN_SPANISH = -1.5;

/** Supervisors' own documents name no questions; those of the product all do. */
const isOwn = ({ read }: RankedPassage) => !isKnown(read);

/** Whether a passage answers what is asked. Nothing is guessed: in doubt it does not. */
function answers(ranked: RankedPassage, passages: readonly RankedPassage[], query: PreparedQuery): boolean {
  if (query.cites.length > 0) return ranked.cited > 0;
  if (query.isPrivate || query.isOfApp || speaksToModel(ranked.units[0]?.unit.text ?? '')) return false;
  // Supervisors' own documents name no questions: of them nothing was learned.
  return isOwn(ranked)
    ? hasWhatIsAsked(ranked, query) && hasAll(ranked, query)
    : trustIn(ranked, passages, query) >= enough(ranked, query);
}

const enough = ({ sectionOdds }: RankedPassage, { language, likely }: PreparedQuery): number =>
  language === 'es' && likely.size > 0 && sectionOdds === 0 ? ENOUGH_IN_SPANISH : 0;

/** A passage that answers, what is quoted of it, and whether it corrects what the question takes to be so. */
export type Chosen = Readonly<{ ranked: RankedPassage; quoted: readonly RankedUnit[]; corrects?: true }>;

/**
 * Whether a line of an own document is a rule by itself: an item of a list without an order and without a
 * sentence that leads to it.
 */
function isRule({ unit }: RankedUnit, { read: { units } }: RankedPassage): boolean {
  const list = units.filter((one) => one.list !== null && one.list === unit.list);
  return unit.isRow || (list[0]?.mark === '•' && list.every(({ mark }) => mark === '' || mark === '•'));
}

/** What a passage says to a question; null where it does not answer. */
function answerFrom(
  ranked: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Chosen | null {
  const line = isOwn(ranked) && query.cites.length === 0 ? ownLine(ranked, query) : null;
  if (line !== null)
    return { ranked, quoted: isRule(line, ranked) ? [line] : wholeUnits([line], ranked.units) };
  if (!answers(ranked, passages, query)) return null;
  return { ranked, quoted: quotedFrom(ranked, query) };
}

const quotedFrom = (ranked: RankedPassage, query: PreparedQuery) =>
  answeringUnits(ranked, query).filter((unit) => query.demand === null || query.demand.isMetBy(ranked, unit));

/**
 * The passage that is quoted: the best one, or one nearly as good that answers where the best does not.
 * Null: none.
 */
export function chosenPassage(query: PreparedQuery, ranked: readonly RankedPassage[]): Chosen | null {
  const passages = query.demand === null ? ranked : meeting(ranked, query.demand);
  const [best] = passages;
  if (best === undefined || (query.cites.length === 0 && asksFor(query).length === 0)) return null;
  if (isCorrection(best.read)) return corrected(best, passages.slice(1), query);
  const chosen = firstAnswer([best], passages, query);
  // A company's line that says all that is asked answers, however much else the library says.
  return chosen === null
    ? firstAnswer(passages.filter(isOwn), passages, query)
    : (denyingAnswer(chosen, passages, query) ?? chosen);
}

/**
 * Of what a correction says, by its words: what a sentence of the rule's own section must have of it to
 * stand for it.
 */
const AS_MUCH = 0.5;

/**
 * What a question takes to be so and is not: in the words of the rule's own section, or else in those of
 * the correction. Who only asks
 * gets the latter no more than before: the section that answers.
 */
function corrected(
  correction: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Chosen | null {
  const { cites, documentKey } = correction.read.passage;
  const right = rightStems(correction.read);
  const isSame = ({ unit }: RankedUnit) =>
    !unit.isRow &&
    unit.list === null &&
    citesIn(unit.text).some((cite) => cites.includes(cite)) &&
    right.filter((stem) => unit.stems.includes(stem)).length >= AS_MUCH * right.length;
  for (const ranked of passages.slice(0, MOST_COMPARED)) {
    if (ranked.read.passage.documentKey !== documentKey) continue;
    const same = ranked.units.filter(isSame);
    if (same.length > 0) return { ranked, quoted: wholeUnits(same, ranked.units), corrects: true };
  }
  return query.claim?.isTold === true
    ? { ranked: correction, quoted: correction.units, corrects: true }
    : chosenPassage(query, passages);
}

/** Passages of the same document that may deny what the best one leaves open. */
const MOST_DENYING = 4;

/**
 * Who asks whether something is allowed gets the passage that says it is not, where the best one does not
 * say so.
 */
function denyingAnswer(
  chosen: Chosen,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Chosen | null {
  const { ranked } = chosen;
  if (query.premise?.kind !== 'permission' || query.cites.length > 0 || isOwn(ranked) || ranked.read.isTable)
    return null;
  if (isDenied(query, ranked, chosen.quoted)) return null;
  const { documentKey, section } = ranked.read.passage;
  const denying = passages
    .slice(0, MOST_COMPARED)
    .filter((one) => one !== ranked && one.read.passage.documentKey === documentKey)
    .slice(0, MOST_DENYING)
    .filter((one) => one.read.passage.section === section || trustIn(one, passages, query) >= 0)
    .map((one) => ({ ranked: one, quoted: quotedFrom(one, query) }));
  return denying.find((one) => one.quoted.length > 0 && isDenied(query, one.ranked, one.quoted)) ?? null;
}

function firstAnswer(
  candidates: readonly RankedPassage[],
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Chosen | null {
  for (const one of candidates) {
    const quoted = answerFrom(one, passages, query);
    if (quoted !== null) return quoted;
  }
  return null;
}

/**
 * A company may ask for more than the law: where an own document answers too, it is quoted beside the
 * library's.
 */
export function withOwn(
  chosen: Chosen,
  ranked: readonly RankedPassage[],
  query: PreparedQuery,
): readonly Chosen[] {
  if (isOwn(chosen.ranked)) return [chosen];
  const passages = query.demand === null ? ranked : meeting(ranked, query.demand);
  const own = firstAnswer(passages.filter(isOwn), passages, query);
  return own === null ? [chosen] : [chosen, own];
}
