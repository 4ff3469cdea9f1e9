import { choice, type Said, wholeWords } from './fold.ts';
import { DAY_MINUTES, dayOf, startOfDay, type WallMinutes, weekday } from './calendar.ts';
import { numberOf } from './numbers.ts';

const WEEKDAYS = [
  'sunday|domingo',
  'monday|lunes',
  'tuesday|martes',
  'wednesday|miercoles',
  'thursday|jueves',
  'friday|viernes',
  'saturday|sabado',
];
const MONTHS = [
  'january|enero',
  'february|febrero',
  'march|marzo',
  'april|abril',
  'may|mayo',
  'june|junio',
  'july|julio',
  'august|agosto',
  'september|septiembre|setiembre',
  'october|octubre',
  'november|noviembre',
  'december|diciembre',
];
const MONTH = MONTHS.join('|');
const NUMBER =
  '\\d{1,2}|one|two|three|four|five|six|seven|un|una|dos|tres|cuatro|cinco|seis|siete|(?:a )?couple(?: of)?|(?:a )?few|un par de';
const ORDINALS = [
  'first|primero',
  'second|dos',
  'third|tres',
  'fourth|cuatro',
  'fifth|cinco',
  'sixth|seis',
  'seventh|siete',
  'eighth|ocho',
  'ninth|nueve',
  'tenth|diez',
  'eleventh|once',
  'twelfth|doce',
  'thirteenth|trece',
  'fourteenth|catorce',
  'fifteenth|quince',
  'sixteenth|dieciseis',
  'seventeenth|diecisiete',
  'eighteenth|dieciocho',
  'nineteenth|diecinueve',
  'twentieth|veinte',
  'twenty[ -]first|veintiuno',
  'twenty[ -]second|veintidos',
  'twenty[ -]third|veintitres',
  'twenty[ -]fourth|veinticuatro',
  'twenty[ -]fifth|veinticinco',
  'twenty[ -]sixth|veintiseis',
  'twenty[ -]seventh|veintisiete',
  'twenty[ -]eighth|veintiocho',
  'twenty[ -]ninth|veintinueve',
  'thirtieth|treinta',
  'thirty[ -]first|treinta y uno',
];
const DATE = `\\d{1,2}(?:st|nd|rd|th)?|${ORDINALS.toReversed().join('|')}`;

/** From or to that day, or what somebody did on it before: not the day of what happened. */
const OTHER =
  /(?:\b(?:since|until|till|by|before|after|next|every|each|desde|hasta|para|antes d?e?l?|despues de|proximo|cada|off|back|again|inspected|inspection|scheduled|due|install\w*|deliver\w*|training|hired|started)(?: (?:on|the|last|this|el|la|este|working|work|es))*) $/;

/** What the words say of the day, the most particular first: days back from today, or the day itself. */
const SAYINGS: readonly (readonly [
  pattern: string,
  day: (found: RegExpExecArray, today: WallMinutes) => WallMinutes | null,
])[] = [
  [
    choice(`
    the day before yesterday, day before yesterday, antier, antiayer, anteayer, antes de ayer, antiyer,
    night before last, antenoche`),
    (_found, today) => today - 2 * DAY_MINUTES,
  ],
  [choice('last night, anoche, yesterday, ayer'), (_found, today) => today - DAY_MINUTES],
  [
    `(?:(${NUMBER}) days? (?:ago|back))|hace (?:como |unos )?(${NUMBER}) dias`,
    (found, today) => back(found[1] ?? found[2], today, 1),
  ],
  [
    `(?:(a|one|two) weeks? ago)|hace (una|dos) semanas?`,
    (found, today) => back(found[1] ?? found[2], today, 7),
  ],
  [
    `(?:(?:on|el dia)? ?(?<month>${MONTH}) (?:the )?(?<day>${DATE}))|(?:(?:the |el |el dia )?(?<day2>${DATE}) (?:of|de) (?<month2>${MONTH}))`,
    (found, today) =>
      dateOf(
        found.groups?.['month'] ?? found.groups?.['month2'],
        found.groups?.['day'] ?? found.groups?.['day2'],
        today,
      ),
  ],
  [
    `(?<last>last |this past |past |el pasado |pasado )?(?:on |el |este )?(?<weekday>${WEEKDAYS.join('|')})(?<past> pasado)?`,
    (found, today) => weekdayBefore(found, today),
  ],
  [
    choice(`
    today, hoy, this morning, this afternoon, this evening, tonight, esta manana, esta tarde, esta
    noche, esta madrugada, hoy en la manana, earlier`),
    (_found, today) => today,
  ],
];

const back = (words: string | undefined, today: WallMinutes, days: number): WallMinutes | null => {
  const many = numberOf((words ?? '').replaceAll(/\b(?:a (?=few|couple)|of|un (?=par)|de)\s*/g, '').trim());
  return many === null ? null : today - many * days * DAY_MINUTES;
};

function dateOf(month: string | undefined, day: string | undefined, today: WallMinutes): WallMinutes | null {
  const isIt = (pattern: string, word: string) => new RegExp(`^(?:${pattern})$`).test(word);
  const at = MONTHS.findIndex((pattern) => isIt(pattern, month ?? ''));
  const number =
    Number.parseInt(day ?? '', 10) || ORDINALS.findIndex((pattern) => isIt(pattern, day ?? '')) + 1;
  const year = new Date(today * 60_000).getUTCFullYear();
  const found = dayOf(year, at + 1, number);
  return found !== null && found > today ? dayOf(year - 1, at + 1, number) : found;
}

/** The last such day. Who says 'last Friday' on a Friday does not mean today. */
function weekdayBefore(found: RegExpExecArray, today: WallMinutes): WallMinutes {
  const wanted = WEEKDAYS.findIndex((pattern) =>
    new RegExp(`^(?:${pattern})$`).test(found.groups?.['weekday'] ?? ''),
  );
  const isLast = found.groups?.['last'] !== undefined || found.groups?.['past'] !== undefined;
  const days = (weekday(today) - wanted + 7) % 7;
  return today - (days === 0 && isLast ? 7 : days) * DAY_MINUTES;
}

/** The day of which a folded text says that it happened, its first minute; null where it says none. `now`: when it is said. */
export function dayIn(folded: string, now: WallMinutes): Said<WallMinutes> | null {
  const today = startOfDay(now);
  for (const [pattern, day] of SAYINGS)
    for (const found of folded.matchAll(wholeWords(pattern))) {
      if (OTHER.test(folded.slice(Math.max(0, found.index - 30), found.index))) continue;
      const value = day(found, today);
      if (value !== null)
        return { value, start: found.index, end: found.index + found[0].length, sure: true };
    }
  return null;
}
