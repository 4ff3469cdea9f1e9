import { bestOf } from '../ranking/similar-questions.ts';
import { bestIn } from '../ranking/look.ts';
import { DIMENSION, hasMeasure, namesColor } from '../reading/measures.ts';
import type { Unit } from '../library/passages.ts';
import type { Concept } from '../reading/concepts.ts';
import type { PreparedQuery } from './query.ts';
import type { RankedPassage, RankedUnit } from '../ranking/rank.ts';
import { asksFor } from './rules.ts';
import { speaksToModel } from '../reading/steering-text.ts';
import { isFiller, isLight, stemOf, wordsOf } from '../reading/words.ts';

/** A company's own rules are short lines, such as 'Forklift speed in the yard: 5 mph': one that says all that is asked answers it. */

/** From this weight on one word stands for another. */
const SAME = 0.95;

const isIn = ({ stems }: Pick<Unit, 'stems'>, concept: Concept) =>
  bestIn(stems, concept) >= SAME || wordsOf(concept.words).every((word) => stems.includes(stemOf(word)));

type Kind = Readonly<{
  /** Stems of words that ask for it. */
  asked: readonly string[];
  /** Words that need not stand in a line that has it. */
  unsaid: RegExp;
  /** How what is said of it looks. */
  said: RegExp;
}>;

const PHONE: Kind = {
  asked: ['phone', 'telephone', 'cell', 'call', 'reach'],
  unsaid: /^(?:phone|telephone|cell|number|call|reach|telefono|celular|numero|llam\w+)$/,
  said: /\b\d{3}[-. ]\d{4}\b|\b\d{7,}\b|\bext(?:ension)?\.? ?\d|\bradio channel \d/i,
};
const PERSON: Kind = {
  asked: ['who', 'whos'],
  unsaid: /^(?:name|call|person|people|charge)$/,
  said: /[A-Z][a-zà-ÿ]+ [A-Z][a-zà-ÿ]+|\b(?:is|are|call|ask|by|to|tell)\s+(?:the )?[A-Z][a-z]+|\b(?:[Tt]he|[Oo]nly|[Oo]ur|[Bb]y) (?:\w+ ){0,2}(?:guard|supervisor|foreman|superintendent|operator|driver|manager|officer|mechanic|nurse|lead|owner|office|engineer|spotter|inspector)s?\b/,
};
const PLACE: Kind = {
  asked: ['where', 'wheres'],
  unsaid: /^(?:place|find|located)$/,
  said: /\b(?:in|at|on|behind|beside|near|by|under|inside|outside|next|across|north|south|east|west|gate|trailer|office|building|level|floor|lot|shed|container|room)\b/i,
};
const TIME: Kind = {
  asked: ['when', 'time'],
  unsaid: /^(?:time|hour|day|start|hora|dia)$/,
  said: /\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|o.clock)|\b\d{1,2}:\d\d\b|\b(?:noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|weekly|monthly|every|each|before|after)\b/i,
};
const kinds = [PHONE, PERSON, PLACE, TIME];

const kindOf = ({ said }: PreparedQuery) =>
  kinds.find(({ asked }) => asked.some((word) => said.has(stemOf(word))));

/** What a line is about, where it says so before a colon or in the first cell of its row, and what it says of it. */
function partsOf(text: string): { about: string; told: string } | null {
  const at = /^([^:|]{2,80}?)\s*(?:\||:(?!\d))\s*(.+)$/s.exec(text);
  return at === null ? null : { about: at[1] ?? '', told: at[2] ?? '' };
}

/** 'Three forklifts', 'Forklifts: 3'; not 'Forklift speed: 5 mph'. */
function counts({ stems, text }: Unit, counted: Concept): boolean {
  const number = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|no|maximum)$/;
  const before = stems.some(
    (stem, at) => number.test(stem) && bestIn(stems.slice(at + 1, at + 3), counted) >= SAME,
  );
  const parts = partsOf(text);
  if (before || parts === null) return before;
  const about = wordsOf(parts.about)
    .filter((word) => !isFiller(word))
    .map(stemOf);
  return (
    bestIn(about.slice(-1), counted) >= SAME && /^\W*(?:at most |up to |max\w* )?\d+\W*$/.test(parts.told)
  );
}

/** Whether nothing else is what a line is about: 'Forklift speed' does not say where forklifts are. */
const isAboutNothingElse = (about: string, things: readonly Concept[], { said }: PreparedQuery) =>
  wordsOf(about).every((word) => {
    const stems = [stemOf(word)];
    return isFiller(word) || said.has(stems[0] ?? '') || things.some((one) => bestIn(stems, one) >= SAME);
  });

/** Whether a line has a number of the kind asked for: '3 high' says how high. */
function tells(unit: Unit, query: PreparedQuery): boolean {
  const { measure, counted, concepts } = query;
  if (counted !== null) return counts(unit, counted);
  if (measure === null) return true;
  const dimension = concepts.find(({ isNumber, words }) => isNumber && !/^\d/.test(words));
  const isSaid = dimension !== undefined && bestIn(unit.stems, dimension) > 0 && AMOUNT.test(unit.text);
  return hasMeasure(unit.text, measure) || isSaid;
}

/** Asked of whatever has a number, and seldom said beside it. */
const OF_NUMBERS =
  /^(?:limits?|most|maximum|max|minimum|min|allowed|high|tall|deep|wide|far|long|close|fast|feet|foot|ft|inch(?:es)?|mph|pounds?|lbs?|miles?|minutes?|hours?|days?|number|much|go(?: in)?|goes|going|drive|travel)$/;

const isOfNumbers = (words: string) => DIMENSION.test(words) || OF_NUMBERS.test(words);

const AMOUNT = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|half)\b/i;

/**
 * Whether a line is about something that nobody asked about, to which its amount belongs: 'Trucks keep 150 feet apart on the
 * ramp' does not say how wide the ramp is.
 */
function isAboutAnother(
  { text }: Pick<Unit, 'text'>,
  needed: readonly Concept[],
  query: PreparedQuery,
): boolean {
  const at = text.search(AMOUNT);
  if (at <= 0) return false;
  const before = wordsOf(text.slice(0, at));
  const isNeeded = (word: string) => needed.some((one) => bestIn([stemOf(word)], one) >= SAME);
  if (before.some(isNeeded)) return false;
  return before.some(
    (word) => !isFiller(word) && !isLight(word) && !query.said.has(stemOf(word)) && !TOLD.test(word),
  );
}
/** What a rule begins with that speaks to its reader. */
const TOLD =
  /^(?:keep|stay|stand|park|stop|leave|wait|drive|go|use|hold|store|stack|set|put|no|never|always|everybody|everyone|all|maximum|max|minimum|min|limit)$/;

function says(unit: Unit, query: PreparedQuery): boolean {
  if (speaksToModel(unit.text)) return false;
  const isMeasured = query.measure !== null;
  const isTimed = query.measure?.name === 'time of day';
  const kind = !isMeasured || isTimed ? kindOf(query) : undefined;
  const things = asksFor(query);
  const needed = things.filter(
    ({ words }) =>
      kind?.unsaid.test(words) !== true &&
      !(isMeasured && !isTimed && isOfNumbers(words)) &&
      !namesColor(unit.text, { words }),
  );
  if (needed.length === 0 || !needed.every((one) => isIn(unit, one)) || !tells(unit, query)) return false;
  const parts = partsOf(unit.text);
  if (kind !== undefined)
    return (
      kind.said.test(parts?.told ?? unit.text) &&
      (parts === null || isAboutNothingElse(parts.about, things, query))
    );
  if (isMeasured)
    return (!query.isPrivate || query.measure?.name !== 'number') && !isAboutAnother(unit, needed, query);
  return !query.isPrivate && needed.filter(({ isLight }) => !isLight).length > 1;
}

/** The line of an own document that says all that is asked, with the number, person, place or time of it; null where none does. */
export const ownLine = ({ units }: RankedPassage, query: PreparedQuery): RankedUnit | null =>
  units.find(({ unit }) => says(unit, query)) ?? null;

/** Whether a text says who, where or when, as far as that is asked: 'when do I tie off' asks for no time of day. */
function isOfKind(text: string, query: PreparedQuery): boolean {
  const kind = kindOf(query);
  if (kind === undefined || kind === PHONE || kind.said.test(text)) return true;
  if (kind !== TIME) return query.manner?.test(text) === true;
  return !/^(?:is|are)$/.test(query.followedBy.get(stemOf('when')) ?? '');
}

/** Small words that turn what is told round: when a tent opens is not when it closes. */
const TURNS = /^(?:open|clos|start|begin|end|stop|finish)\w*$/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s/m;

/** Whether an own passage has all that is asked, in one line where its lines are about one thing each, and counts what is counted. */
export function hasAll({ read, units: [top], missing }: RankedPassage, query: PreparedQuery): boolean {
  if (top === undefined || missing.some(({ isLight }) => !isLight)) return false;
  if (query.counted !== null && !counts(top.unit, query.counted)) return false;
  if (query.measure === null && !isOfKind(top.unit.text, query)) return false;
  if (!read.isTable && !ITEM.test(read.passage.text)) return true;
  // The amounts of other lines are theirs.
  if (query.measure !== null) {
    const things = asksFor(query).filter(({ words }) => !isOfNumbers(words));
    if (!tells(top.unit, query) || isAboutAnother(top.unit, things, query)) return false;
  }
  return asksFor(query).every(
    (one) =>
      (one.isLight && !TURNS.test(one.words)) ||
      isIn(top.unit, one) ||
      bestOf(read.headings, one) > 0 ||
      bestOf(read.title, one) > 0 ||
      namesColor(top.unit.text, one) ||
      (top.hasMeasure && DIMENSION.test(one.words)),
  );
}
