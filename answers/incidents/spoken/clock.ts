import { choice, type Said, wholeWords } from './fold.ts';
import { HOUR_WORDS, MINUTE_WORDS, numberOf } from './numbers.ts';

/** A time of day as it is said: an hour that may be of the morning or of the afternoon, or one that is settled. Minutes from midnight. */
export type Clock = Readonly<{ minutes: number; isSettled: boolean }>;
/** The part of the day, with the minutes that stand for it where nothing else is said. */
export type DayPart = Readonly<{
  name: 'early' | 'morning' | 'afternoon' | 'evening' | 'night';
  minutes: number;
}>;

const HALF_DAY = 12 * 60;
const H = `\\d{1,2}|${HOUR_WORDS}`;
const M = `(?<minute>${MINUTE_WORDS}|y media|y cuarto|y (?:${MINUTE_WORDS}))`;
const MERIDIEM =
  '(?<meridiem>a ?\\.? ?m|p ?\\.? ?m|(?:in the |de la |por la |en la )(?:morning|afternoon|evening|manana|tarde|noche|madrugada)|at night|tonight)';
/** What is counted or measured is no hour. */
const NOT_UNIT = `(?!\\s*(?:${choice(`
    feet, foot, ft, pies, inch, inches, pulgadas, volts, voltios, kv, kilovolts, people, guys, men,
    workers, of us, of them, personas, trabajadores, pounds, lbs, libras, percent, degrees, grados, mph,
    miles, millas, minutes, minutos, mins, hours, horas, days, dias, weeks, yards, yardas, metros,
    meters, gallons, galones, stitches, puntos, stories, pisos, dollars, times, veces, or so, and a half
    feet, foot`)})(?![\\p{L}]))`;
/** 'About ten boards'. */
const NOT_MANY =
  '(?!\\s+(?!(?:was|is|his|this|us|as|yes|its|hes|shes|jesus|carlos|luis|andres|thats|because)(?![\\p{L}]))\\p{L}{3,}s(?![\\p{L}]))';
const AT = choice(`
    at, around, about, like, close to, just after, just before, right after, right before, a little
    after, a little before, almost, maybe, at about, at around, at like, approximately, roughly, it was,
    by`);
const A_LAS = '(?:como |tipo |eso de |sobre |cerca de |casi |eran |serian |desde )*(?:a )?(?:las|la)';

/** How a time is said, the surest first. */
const SAYINGS: readonly string[] = [
  `(?<hour>\\d{1,2}):(?<figures>\\d{2})(?:\\s*${MERIDIEM})?`,
  `(?<figureshour>[01]\\d|2[0-3])(?<figures>[0-5]\\d) (?:hours|hrs|horas)`,
  `(?<before>half|quarter|${MINUTE_WORDS})(?: minutes?)? (?<way>past|to|till|after|before|of) (?<hour>${H})(?! (?:feet|of|the))(?:\\s*${MERIDIEM})?`,
  `(?:un )?(?<before>cuarto|diez|cinco|veinte) (?<way>para) las? (?<hour>${H})(?:\\s*${MERIDIEM})?`,
  `(?<hour>${H})(?:\\s+${M})?(?:\\s+o'? ?clock)?\\s*,?\\s*${MERIDIEM}`,
  `${A_LAS} (?<hour>${H})(?: menos (?<less>cuarto|diez|cinco|veinte)| ${M})?${NOT_UNIT}`,
  `(?<hour>${H}) o'? ?clock`,
  `(?:${AT}) (?<hour>${H})(?:[ -]${M})?${NOT_UNIT}${NOT_MANY}`,
  `(?<named>noon|midday|mid day|mediodia|medio dia|midnight|medianoche|media noche|lunchtime|lunch time|lunch)`,
];
/** 'At nine no wait ten thirty'. */
const CORRECTED = `(?:${choice(`
    no wait, wait no, i mean, no sorry, sorry, scratch that, make that, make it, no no, actually, digo,
    perdon, mas bien, mejor dicho, no espera, no no fue`)}),?\\s+(?:(?:no|it was|more like|at|around|about|like|a las|como|las|eran)\\s+)*(?<hour>${H})(?:[ :](?<figures>\\d{2})| ${M})?(?:\\s*${MERIDIEM})?${NOT_UNIT}`;
/** The hour of something else. */
const OTHER =
  /\b(?:start(?:s|ed|ing)?|began|begins?|shift|since|until|till|tomorrow|next|clock(?:ed)? (?:in|out)|off|empez\w+|empieza|entr[aeo]\w*|turno|desde|hasta|manana|salimos|salida|meeting|appointment|cita)(?: (?:work|working|our|the|my|his|shift|is|at|around|about|was|a|el|trabajo|today|turno))* $/;
/** After lunch, before lunch, on the way to lunch. */
const NEAR_LUNCH =
  /\b(?:after|before|despues d?e?l?|antes d?e?l?|at|during|for|to|from|our|his|her|their|eating|on) (?:the )?$/;

/** Every time of day that a folded text says and that is not the hour of something else. */
export function clockIn(folded: string): Said<Clock> | null {
  const corrected = [...folded.matchAll(wholeWords(CORRECTED))].at(-1);
  const found = corrected && read(corrected);
  if (found) return found;
  for (const saying of SAYINGS)
    for (const match of folded.matchAll(wholeWords(saying))) {
      const before = folded.slice(Math.max(0, match.index - 40), match.index);
      if (OTHER.test(before)) continue;
      if (match.groups?.['named']?.startsWith('lunch') === true && NEAR_LUNCH.test(before)) continue;
      const said = read(match);
      if (said !== null) return said;
    }
  return null;
}

function read(match: RegExpExecArray): Said<Clock> | null {
  const groups = match.groups ?? {};
  const end = match.index + match[0].trimEnd().length;
  const said = (minutes: number, isSettled: boolean): Said<Clock> => ({
    value: { minutes, isSettled },
    start: match.index,
    end,
    sure: true,
  });
  const named = groups['named'];
  if (named !== undefined) return said(/night|noche/.test(named) ? 0 : HALF_DAY, true);
  const hour = numberOf(groups['hour'] ?? groups['figureshour'] ?? '');
  if (hour === null || hour > 23) return null;
  const figures = groups['figures'];
  const minute = figures === undefined ? minutesOf(groups['minute'] ?? '') : Number(figures);
  if (minute === null || minute > 59) return null;
  const [way, before, less] = [groups['way'], groups['before'], groups['less']];
  const moved =
    (before === undefined
      ? 0
      : /past|after/.test(way ?? '')
        ? (minutesOf(before) ?? 0)
        : -(minutesOf(before) ?? 0)) - (less === undefined ? 0 : (minutesOf(less) ?? 0));
  const meridiem = groups['meridiem'];
  const told = hour * 60 + minute + moved;
  if (meridiem !== undefined && hour <= 12) {
    const isMorning = /^a|morning|manana|madrugada/.test(meridiem);
    const isAfterMidnight = /night|noche/.test(meridiem) && (hour === 12 || hour < 5);
    const base = told % HALF_DAY;
    return said(isMorning || isAfterMidnight ? base : base + HALF_DAY, true);
  }
  return said(told, hour > 12 || groups['figureshour'] !== undefined || /^0\d/.test(groups['hour'] ?? ''));
}

function minutesOf(words: string): number | null {
  const plain = words.replace(/^y /, '');
  if (plain === '') return 0;
  if (/^(?:media|half)$/.test(plain)) return 30;
  if (/^(?:cuarto|quarter)$/.test(plain)) return 15;
  return numberOf(plain.replace(/^o[h']? ?/, ''));
}

const PARTS: readonly (readonly [pattern: string, part: DayPart])[] = [
  ['madrugada|before (?:dawn|sunrise|daylight)|antes de(?:l)? amanecer', { name: 'early', minutes: 5 * 60 }],
  [
    '(?:this|that|yesterday|in the|early|mid|late|first thing in the|all|every|(?:mon|tues|wednes|thurs|fri|satur|sun)day) ?morning|(?:esta|en la|por la|de la|ayer en la) manana|before (?:lunch|noon)|antes del? (?:lonche|almuerzo|mediodia)',
    { name: 'morning', minutes: 9 * 60 },
  ],
  [
    'afternoon|(?:esta|en la|por la|de la) tarde|ayer tarde|after (?:lunch|noon)|despues del? (?:lonche|almuerzo|mediodia|comer|comida)',
    { name: 'afternoon', minutes: 15 * 60 },
  ],
  ['evening|al anochecer|tardecita', { name: 'evening', minutes: 18 * 60 }],
  [
    'last night|tonight|at night|night shift|anoche|antenoche|night before last|(?:esta|en la|por la|de la|ayer en la) noche|turno de (?:la )?noche',
    { name: 'night', minutes: 21 * 60 },
  ],
];

/** The part of the day that a folded text names. */
export function dayPartIn(folded: string): Said<DayPart> | null {
  for (const [pattern, value] of PARTS) {
    const match = wholeWords(pattern).exec(folded);
    if (match) return { value, start: match.index, end: match.index + match[0].length, sure: false };
  }
  return null;
}
