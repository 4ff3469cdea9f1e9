import { meeting } from './required-content.ts';
import { bestOf } from '../ranking/similar-questions.ts';
import { citesIn } from '../reading/cited-sections.ts';
import { bestIn } from '../ranking/look.ts';
import { isCorrection, rightStems } from './beliefs.ts';
import { isDenied } from './premise.ts';
import { hasAll, ownLine } from './own-documents.ts';
import type { PreparedQuery } from './query.ts';
import type { RankedPassage, RankedUnit } from '../ranking/rank.ts';
import { asksFor, brokenRules } from './rules.ts';
import { answeringUnits, wholeUnits } from './answering-sentences.ts';
import { speaksToModel } from '../reading/steering-text.ts';
import { trustIn } from './trust.ts';
import { weights } from '../ranking/weights.ts';

/** Among so many passages the words are looked for that a short name is made of. */
const MOST_SPELLED = 8;
/** How good one of these must be against the best one. */
const CHOICE_SCORE = 0.1;
/** Of all passages the best ones. */
const MOST_COMPARED = 12;
/** Fewer questions are named in Spanish: the section that is learned to be the likeliest needs less. */
const ENOUGH_IN_SPANISH = -1.5;

/** Supervisors' own documents name no questions; those of the product all do. */
const isOwn = ({ read }: RankedPassage) => read.asked.length === 0;

/** Whether a passage answers what is asked. Nothing is guessed: in doubt it does not. */
function answers(ranked: RankedPassage, passages: readonly RankedPassage[], query: PreparedQuery): boolean {
  if (query.cites.length > 0) return ranked.cited > 0;
  if (query.isPrivate || query.isOfApp || speaksToModel(ranked.units[0]?.unit.text ?? '')) return false;
  if (query.spelled !== null) return query.spelled.test(ranked.units[0]?.unit.text ?? '');
  // A section that names this very question answers it: whoever wrote it there had read both.
  if (ranked.asked >= weights.askedExactly) return true;
  // Supervisors' own documents name no questions: of them nothing was learned.
  return isOwn(ranked)
    ? brokenRules(ranked, query).length === 0 && hasAll(ranked, query)
    : trustIn(ranked, passages, query) >= enough(ranked, query);
}

const enough = ({ look }: RankedPassage, { language, likely }: PreparedQuery): number =>
  language === 'es' && likely.size > 0 && look.likely === 0 ? ENOUGH_IN_SPANISH : 0;

/** A passage that answers, what is said of it, and whether it corrects what the question takes to be so. */
export type Chosen = Readonly<{ ranked: RankedPassage; said: readonly RankedUnit[]; corrects?: true }>;

/** Whether a line of an own document is a rule by itself: an item of a list without an order and without a sentence that leads to it. */
function isRule({ unit }: RankedUnit, { read: { units } }: RankedPassage): boolean {
  const list = units.filter((one) => one.list !== null && one.list === unit.list);
  return unit.isRow || (list[0]?.mark === '•' && list.every(({ mark }) => mark === '' || mark === '•'));
}

/** What a passage says to a question; null where it does not answer. */
function saidTo(
  ranked: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Chosen | null {
  const line = isOwn(ranked) && query.cites.length === 0 ? ownLine(ranked, query) : null;
  if (line !== null)
    return { ranked, said: isRule(line, ranked) ? [line] : wholeUnits([line], ranked.units) };
  if (!answers(ranked, passages, query)) return null;
  return { ranked, said: saidBy(ranked, query) };
}

const saidBy = (ranked: RankedPassage, query: PreparedQuery) =>
  answeringUnits(ranked, query).filter((unit) => query.demand === null || query.demand.isMetBy(ranked, unit));

/** The passage that is quoted: the best one, or one nearly as good that answers where the best does not. Null: none. */
export function chosenPassage(query: PreparedQuery, ranked: readonly RankedPassage[]): Chosen | null {
  const passages = query.demand === null ? ranked : meeting(ranked, query.demand);
  const [best] = passages;
  if (best === undefined || (query.cites.length === 0 && asksFor(query).length === 0)) return null;
  if (isCorrection(best.read)) return corrected(best, passages.slice(1), query);
  const near = passages
    .slice(0, query.spelled === null ? 1 : MOST_SPELLED)
    .filter(({ score }) => score >= CHOICE_SCORE * best.score);
  const chosen = firstSaid(near, passages, query);
  // A company's line that says all that is asked answers, however much else the library says.
  return chosen === null
    ? firstSaid(passages.filter(isOwn), passages, query)
    : (nearerSaid(chosen, passages, query) ?? chosen);
}

/** Of what a correction says, by its words: what a sentence of the rule's own section must have of it to stand for it. */
const AS_MUCH = 0.5;

/**
 * What a question takes to be so and is not: in the words of the rule's own section, or else in those of the correction. Who only asks
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
    if (same.length > 0) return { ranked, said: wholeUnits(same, ranked.units), corrects: true };
  }
  return query.claim?.isTold === true
    ? { ranked: correction, said: correction.units, corrects: true }
    : chosenPassage(query, passages);
}

/** How much better a rule is than advice that names as much. */
const CITING = 1.5;
/** Of what is asked, by weight: what a passage names at most that hardly speaks of it, and at least that speaks of all of it. */
const HARDLY = 0.5;
const NEARLY_ALL = 0.75;
/** Passages of the same document that may say it better than the best one. */
const MOST_NEARER = 4;

/** What corrects a question, or names what is asked for where the best passage does not. */
function nearerSaid(chosen: Chosen, passages: readonly RankedPassage[], query: PreparedQuery): Chosen | null {
  const { ranked } = chosen;
  if (query.cites.length > 0 || query.spelled !== null || isOwn(ranked) || ranked.read.isTable) return null;
  const { documentKey, section } = ranked.read.passage;
  const isTrusted = (one: RankedPassage) => trustIn(one, passages, query) >= 0;
  const others = passages
    .slice(0, MOST_COMPARED)
    .filter((one) => one !== ranked && one.read.passage.documentKey === documentKey)
    .slice(0, MOST_NEARER)
    .filter((one) => one.read.passage.section === section || (query.premise !== null && isTrusted(one)))
    .map((one) => ({ ranked: one, said: saidBy(one, query) }))
    .filter((one) => one.said.length > 0);
  const isOfSection = (one: Chosen) => one.ranked.read.passage.section === section;
  if (query.premise?.kind === 'permission' && !isDenied(query, ranked, chosen.said)) {
    const denying = others.find((one) => isDenied(query, one.ranked, one.said));
    if (denying !== undefined) return denying;
  }
  const things = asksFor(query).filter(({ isLight }) => !isLight);
  // What the section's own heading says all of its passages are about.
  const notAbove = things.filter((one) => bestOf(ranked.read.headings, one) === 0);
  // Of two that name as much the one that says where it stands.
  const worth = (one: Chosen) =>
    shareNamed(one, things) * (one.said.some(({ unit }) => citesIn(unit.text).length > 0) ? CITING : 1);
  const isNearer = (one: Chosen) =>
    isOfSection(one)
      ? shareNamed(one, notAbove) > shareNamed(chosen, notAbove)
      : ranked.asked < weights.askedExactly &&
        shareNamed(chosen, things) < HARDLY &&
        shareNamed(one, things) > NEARLY_ALL;
  return others.filter(isNearer).toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** How much of these things, by weight, what is said names. */
const shareNamed = ({ said }: Chosen, things: ReturnType<typeof asksFor>): number =>
  things.reduce(
    (sum, one) => sum + one.weight * Math.max(0, ...said.map(({ unit }) => bestIn(unit.stems, one))),
    0,
  ) /
  Math.max(
    1,
    things.reduce((sum, { weight }) => sum + weight, 0),
  );

function firstSaid(
  candidates: readonly RankedPassage[],
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Chosen | null {
  for (const one of candidates) {
    const said = saidTo(one, passages, query);
    if (said !== null) return said;
  }
  return null;
}

/** A company may ask for more than the law: where an own document answers too, it is quoted beside the library's. */
export function withOwn(
  chosen: Chosen,
  ranked: readonly RankedPassage[],
  query: PreparedQuery,
): readonly Chosen[] {
  if (isOwn(chosen.ranked)) return [chosen];
  const passages = query.demand === null ? ranked : meeting(ranked, query.demand);
  const own = firstSaid(passages.filter(isOwn), passages, query);
  return own === null ? [chosen] : [chosen, own];
}
