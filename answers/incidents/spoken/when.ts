import { clockIn, dayPartIn, type Clock, type DayPart } from './clock.ts';
import { DAY_MINUTES, startOfDay, wallMinutes, type WallMinutes, wallText } from './calendar.ts';
import { dayIn } from './day.ts';
import { choice, type Said, wholeWords } from './fold.ts';
import { numberOf } from './numbers.ts';

const HALF_DAY = 12 * 60;
/** Crews begin at six: 'at five' of another day is five in the afternoon. */
const WORK_BEGINS = 6 * 60;
const NOON = 12 * 60;

const COUNT =
  '\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|half an|un|una|dos|tres|cuatro|cinco|seis|diez|quince|veinte|treinta|cuarenta|media|(?:a )?couple(?: of)?|(?:a )?few|un par de';
const AGO: readonly string[] = [
  `(?<count>${COUNT})(?: (?:of|or so))? (?<unit>minutes?|mins?|hours?|hrs?)(?<half> and a half)? (?:ago|back)`,
  `hace (?:como |unos |unas |apenas |mas o menos )*(?<count>${COUNT}) (?<unit>minutos?|horas?)(?<half> y media)?`,
];
const NOW = choice(`
    just now, right now, just happened, ahorita, ahorita mismo, ahora mismo, en este momento, acaba de,
    acaban de, acabo de, recien, apenas ahorita, a minute ago, a second ago, hace un momento, hace un
    ratito, hace un minuto, a moment ago, seconds ago`);
/** 'He is working right now', 'they are taking him in right now', 'ahorita lo llevan': not when it happened. */
const AFTERMATH =
  /\b(?:is|are|hes|shes|he's|she's|they're|theyre|we're|were|im|i'm|esta|estan|estamos|going|gonna|doing|okay|ok|fine|bien|working|taking|holding|up|stable|hospital|home)(?: \w+){0,4} $/;

/**
 * When it happened, as a folded text says it: `2026-06-10T10:00` on the clock of whoever says it at `at`. Not sure where the text says
 * the day or the part of it only: then the hour stands for it. Null where it says nothing of when.
 */
export function whenIn(folded: string, at: string): Said<string> | null {
  const now = wallMinutes(at);
  const ago = agoIn(folded, now);
  if (ago !== null) return ago;
  const day = dayIn(folded, now);
  const clock = clockIn(folded);
  const part = dayPartIn(folded);
  const said = [day, clock, part].filter((one) => one !== null);
  if (said.length === 0) return nowIn(folded, now);
  const start = Math.min(...said.map((one) => one.start));
  const end = Math.max(...said.map((one) => one.end));
  const on = day?.value ?? startOfDay(now);
  const isToday = on === startOfDay(now);
  const value =
    clock === null
      ? on + (part?.value.minutes ?? NOON)
      : on + settled(clock.value, part?.value ?? null, isToday ? now - on : null);
  // What has not been yet did not happen: 'at three', said at two.
  const past = value > now && day === null ? value - DAY_MINUTES : value;
  return {
    value: wallText(Math.min(past, now)),
    // Words that stand far apart are quoted by the surest of them.
    ...(end - start <= 60 ? { start, end } : pick(said)),
    sure: clock !== null && past <= now && (part !== null || clock.value.isSettled || isAtWork(past)),
  };
}

const isAtWork = (minutes: WallMinutes) => minutes - startOfDay(minutes) >= WORK_BEGINS - 60;
const pick = ([first]: readonly Said<unknown>[]) => ({ start: first?.start ?? 0, end: first?.end ?? 0 });

/** Minutes of the day. `now`: of the day on which it is said, where it happened on the same. */
function settled({ minutes, isSettled }: Clock, part: DayPart | null, now: number | null): number {
  if (isSettled) return minutes;
  const morning = minutes % HALF_DAY;
  const afternoon = morning + HALF_DAY;
  if (part !== null) {
    if (part.name === 'early' || part.name === 'morning') return morning;
    // 'Last night at two' is after midnight.
    if (part.name === 'night')
      return morning >= 5 * 60 ? afternoon : now === null ? morning + DAY_MINUTES : morning;
    return afternoon;
  }
  if (now !== null && afternoon <= now)
    return morning >= WORK_BEGINS && afternoon > 18 * 60 ? morning : afternoon;
  if (now !== null) return morning;
  return morning >= WORK_BEGINS ? morning : afternoon;
}

function agoIn(folded: string, now: WallMinutes): Said<string> | null {
  for (const pattern of AGO)
    for (const match of folded.matchAll(wholeWords(pattern))) {
      const { count = '', unit = '', half } = match.groups ?? {};
      const isHours = unit.startsWith('h');
      const many = /^(?:half an|media)$/.test(count)
        ? 0.5
        : numberOf(count.replaceAll(/\b(?:a (?=few|couple)|of|un (?=par)|de)\s*/g, '').trim());
      if (many === null) continue;
      const minutes = Math.round((many + (half === undefined ? 0 : 0.5)) * (isHours ? 60 : 1));
      return {
        value: wallText(now - minutes),
        start: match.index,
        end: match.index + match[0].length,
        sure: true,
      };
    }
  return null;
}

function nowIn(folded: string, now: WallMinutes): Said<string> | null {
  for (const match of folded.matchAll(wholeWords(NOW))) {
    if (AFTERMATH.test(folded.slice(Math.max(0, match.index - 50), match.index))) continue;
    return { value: wallText(now), start: match.index, end: match.index + match[0].length, sure: true };
  }
  return null;
}
