import { BELONGS_TO_ANOTHER } from './past.ts';
import type { Delay } from './timing.ts';
import type { Token } from './tokens.ts';

/** A date named in a text: where it stands, and how many days after another of its kind it lies, at least and at most. */
interface NamedDate {
  readonly at: number;
  /** Days after an earlier one; 0 when they are the same. */
  readonly since: (earlier: NamedDate) => { readonly least: number; readonly most: number };
  readonly day?: number;
  readonly month?: number;
}

/** Both languages, so that the place in the list modulo 12 is the month from 0. */
const MONTHS =
  'january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const WEEKDAYS =
  'monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo'.split(
    ' ',
  );
const LONGEST_LIST = 40;

/** Months named after "in", "on" or beside a number: "may" and "march" are also other words. */
function findMonths(tokens: readonly Token[]): NamedDate[] {
  return tokens.flatMap(({ word }, at) => {
    const index = MONTHS.indexOf(word);
    const beside = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
    const isMonth =
      /^(in|on|since|of|from|by|during|en|de|desde|last|late|early|mid|this|until)$/.test(beside[0] ?? '') ||
      beside.some((other) => /^\d/.test(other));
    if (index < 0 || !isMonth) return [];
    const month = index % 12;
    const since = (earlier: NamedDate) => {
      const apart = (month - (earlier.month ?? month) + 12) % 12;
      if (apart === 0) return { least: 0, most: 0 };
      // From the last day of the one to the first of the other.
      let least = 0;
      for (let k = 1; k < apart; k += 1) least += MONTH_LENGTHS[((earlier.month ?? month) + k) % 12] ?? 0;
      return { least, most: (apart + 1) * 31 };
    };
    return [{ at, month, since }];
  });
}

const ORDINAL = /^([12]?\d|3[01])(st|nd|rd|th)$/;
const PLAIN_DAY = /^([12]?\d|3[01])$/;
/** "On the 2nd", "March 31", "el dia 12", "el 3 de mayo". */
function findDays(tokens: readonly Token[]): NamedDate[] {
  return tokens.flatMap(({ word }, at) => {
    const before = tokens[at - 1]?.word ?? '';
    const after = tokens[at + 1]?.word === 'de' ? (tokens[at + 2]?.word ?? '') : '';
    const index = Math.max(MONTHS.indexOf(before), MONTHS.indexOf(after));
    const ordinal = ORDINAL.exec(word);
    const isOrdinal =
      ordinal !== null &&
      before === 'the' &&
      /^(on|since|until|till|of|by)$/.test(tokens[at - 2]?.word ?? '');
    const isPlain = before === 'dia' && /^(el|del)$/.test(tokens[at - 2]?.word ?? '');
    if (index < 0 && !isOrdinal && !isPlain) return [];
    if (!ordinal && !PLAIN_DAY.test(word)) return [];
    const day = Number(ordinal?.[1] ?? word);
    const month = index < 0 ? undefined : index % 12;
    const since = (earlier: NamedDate) => {
      const months =
        month === undefined || earlier.month === undefined ? 0 : (month - earlier.month + 12) % 12;
      const same = months * 30 + day - (earlier.day ?? day);
      // Without the month a smaller day is of the next one.
      const apart = same < 0 ? same + 30 : same;
      return apart <= 1 ? { least: 0, most: 0 } : { least: apart - 1, most: apart + 1 };
    };
    return [{ at, day, ...(month === undefined ? {} : { month }), since }];
  });
}

/** Days of the week; the later one is of the same week or the next. */
function findWeekdays(tokens: readonly Token[]): NamedDate[] {
  return tokens.flatMap(({ word }, at) => {
    const index = WEEKDAYS.indexOf(word);
    if (index < 0) return [];
    const day = index % 7;
    const since = (earlier: NamedDate) => {
      const apart = (day - (earlier.day ?? day) + 7) % 7;
      return apart === 0 ? { least: 0, most: 0 } : { least: apart - 1, most: apart + 1 };
    };
    return [{ at, day, since }];
  });
}

/** How somebody comes to harm, not what came of it: dates the incident itself. */
const MECHANISM =
  /^(fell|fall|falls|fallen|falling|slip|slipped|trip|tripped|hurt|hurting|injured|injury|cut|crush|crushed|smash|smashed|struck|hit|pinched|pinned|caught|broke|tore|torn|twisted|strain|strained|sprain|sprained|burn|burned|lift|lifted|lifting|accident|incident|frostbite|frostbitten|wound|bite|fracture|fractured|stepped|stuck|banged|jammed|dropped|rolled|shocked|electrocuted|collapsed|collapse|bitten|bit|exposed|cayo|caida|callo|golpe|golpeo|lastimo|corto|quemo|machuco|apreto|accidente|torcio|resbalo|pego|piso|pico|cortada|herida|lesion)$/;
const REACH = 9;

/** Which of the dates the words of harm stand nearest to. */
function datesOfHarm(tokens: readonly Token[], dates: readonly NamedDate[]): ReadonlySet<number> {
  const harmed = new Set<number>();
  for (const [i, { word, sentence }] of tokens.entries()) {
    if (!MECHANISM.test(word)) continue;
    let nearest: number | undefined;
    for (const { at } of dates) {
      const distance = Math.abs(at - i);
      if (distance > REACH || tokens[at]?.sentence !== sentence) continue;
      if (nearest === undefined || distance < Math.abs(nearest - i)) nearest = at;
    }
    if (nearest !== undefined) harmed.add(nearest);
  }
  return harmed;
}

/** "Hired on the 2nd", "the meeting of March 3". */
function isOfAnother(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= at - 6; i -= 1) {
    const token = tokens[i];
    if (!token || token.isBreak || token.sentence !== tokens[at]?.sentence) return false;
    if (BELONGS_TO_ANOTHER.test(token.word)) return true;
  }
  return false;
}

/**
 * "Hurt in March ... surgery in August", "hurt on the 2nd, admitted on the 12th": the time between, when the later
 * date stands beside these words and the earlier is the day of the incident. A date at which nobody came to harm is
 * none; where that is not clear the delay is left open, from an hour.
 */
function delayBetween(
  tokens: readonly Token[],
  dates: readonly NamedDate[],
  harmed: ReadonlySet<number>,
  from: number,
  to: number,
): Delay | undefined {
  const sentence = tokens[from]?.sentence;
  const here = dates.findLast(
    ({ at }) => at >= from - 8 && at <= to + 8 && tokens[at]?.sentence === sentence,
  );
  const first = dates.find(({ at }) => !isOfAnother(tokens, at));
  if (!here || !first || first.at >= here.at) return undefined;
  const { least, most } = here.since(first);
  const harmedFirst = harmed.has(first.at);
  if (most === 0 || (!harmedFirst && harmed.has(here.at))) return undefined;
  const isSure = harmedFirst && !harmed.has(here.at);
  return {
    start: here.at,
    end: here.at + 1,
    least: isSure ? least * 24 : Math.min(1, least * 24),
    most: most * 24,
  };
}

/** Reads the dates of a text once; the returned function finds the delay that they give an event. Hours. */
export function readCalendar(tokens: readonly Token[]): (from: number, to: number) => Delay | undefined {
  const kinds = [findDays(tokens), findMonths(tokens), findWeekdays(tokens)].map((all) => {
    const dates = all.slice(0, LONGEST_LIST);
    return { dates, harmed: datesOfHarm(tokens, dates) };
  });
  return (from, to) => {
    for (const { dates, harmed } of kinds) {
      const delay = delayBetween(tokens, dates, harmed, from, to);
      if (delay) return delay;
    }
    return undefined;
  };
}
