import { plainWords } from './phrases.ts';

/** Hours at least and at most that something came after the incident. */
export type Delay = Readonly<{ least: number; most: number }>;

const HOUR_OF: readonly (readonly [RegExp, number])[] = [
  [/^(minute|minuto|min)/, 1 / 60],
  [/^(h|hour|hr|hora)/, 1],
  [/^d/, 24],
  [/^(w|week|semana)/, 168],
  [/^(mo|mes|month)/, 720],
  [/^(y|year|an)/, 8760],
];
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  nine: 9,
  nueve: 9,
  ten: 10,
  diez: 10,
  eleven: 11,
  twelve: 12,
  doce: 12,
  couple: 2,
  few: 3,
  several: 3,
  varios: 3,
  varias: 3,
  some: 3,
  unos: 3,
  unas: 3,
  many: 4,
};
const VAGUE = /^(couple|few|several|varios|varias|some|unos|unas|many)$/;
const STRETCH = `(\\d+|${Object.keys(NUMBERS).join('|')}) (?:of |full |whole )?(minutes?|minutos?|hours?|hrs?|horas?|days?|dias?|weeks?|semanas?|months?|mes|meses|years?|anos?)`;
const AFTER = new RegExp(
  ` (?:about |almost |exactly |casi |como |just |over )?${STRETCH} (?:later|after|afterwards?|despues|mas tarde|from the (?:accident|injury|incident|fall)|luego) `,
  'g',
);
const BEHIND = new RegExp(` (?:after|despues de|tras|a los|a las) ${STRETCH} (?!ago)`, 'g');
const AGO = new RegExp(` (?:${STRETCH} ago|hace ${STRETCH}) `);
const NOW =
  / (?:today|yesterday|last night|this (?:morning|afternoon|evening)|tonight|hoy|ayer|anoche|just now|now) /;
const NEXT_DAY =
  / (?:the )?(?:next|following) (?:day|morning|night|afternoon) | al (?:otro dia|dia siguiente) | la manana siguiente /;
/** 'Released two days later': the stay ended then, it did not begin. */
const ENDED =
  / (?:released?|discharged|home|salio|alta|back|returned?|regreso|recovered|stitches out|cleared|reported|told) /;
/** 'May' is a month only with a word before it or a day behind it. */
const MONTHS: readonly RegExp[] = [
  / (?:january|jan|enero) /g,
  / (?:february|feb|febrero) /g,
  / (?:march|marzo) /g,
  / (?:april|apr|abril) /g,
  / (?:(?:in|on|en|by) may|may \d+|mayo) /g,
  / (?:june|junio) /g,
  / (?:july|julio) /g,
  / (?:august|aug|agosto) /g,
  / (?:september|sept|sep|septiembre) /g,
  / (?:october|oct|octubre) /g,
  / (?:november|nov|noviembre) /g,
  / (?:december|dec|diciembre) /g,
];

/** Days of the week by their places in it. */
const WEEKDAYS: readonly RegExp[] = [
  / (?:monday|mon|lunes) /g,
  / (?:tuesday|tues|martes) /g,
  / (?:wednesday|weds?|miercoles) /g,
  / (?:thursday|thurs|jueves) /g,
  / (?:friday|fri|viernes) /g,
  / (?:saturday|sabado) /g,
  / (?:sunday|domingo) /g,
];

const EVENT_AND_DAY =
  / (?:admitted|hospitali[sz]ed|amputated|internaron|internad[oa]|hospitalizad[oa]|amputaron) (?:(?:to|at|the|in|on|hospital|el|al|en) )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo) /;

function stretch(number: string, unit: string): Delay {
  const one = HOUR_OF.find(([is]) => is.test(unit))?.[1] ?? 1;
  const many = NUMBERS[number] ?? Number(number);
  return VAGUE.test(number)
    ? { least: (many - 1) * one, most: (many + 3) * one }
    : { least: many * one - one * 0.02, most: many * one };
}

/** The months or days that are named, by their places in the year or week, in the order of the words. */
const named = (words: string, names: readonly RegExp[]) =>
  names
    .flatMap((name, place) => [...words.matchAll(name)].map(({ index }) => ({ place, index })))
    .toSorted((one, other) => one.index - other.index)
    .map(({ place }) => place);

/** Hours between the first that the description names and the last, where the sentence names that one too. */
function between(words: string, all: string, names: readonly RegExp[], hours: number): Delay | null {
  const [first, ...others] = named(all, names);
  const last = others.at(-1);
  if (first === undefined || last === undefined || first === last || !named(words, names).includes(last))
    return null;
  const steps = (last - first + names.length) % names.length;
  return { least: (steps - 1) * hours, most: (steps + 1) * hours };
}

/**
 * How long after the incident came what a sentence tells, as far as the description says: 'six weeks later', 'hurt 10 days ago, died last
 * night', 'fell in March, died in June'. Null where it says nothing: then it came at once.
 */
export function delayIn(sentence: string, description: string): Delay | null {
  const words = plainWords(sentence);
  const all = plainWords(description);
  for (const [, number = '', unit = ''] of [...words.matchAll(AFTER), ...words.matchAll(BEHIND)])
    if (!ENDED.test(words)) return stretch(number, unit);
  const ago = AGO.exec(all);
  if (ago && NOW.test(words)) return stretch(ago[1] ?? ago[3] ?? '', ago[2] ?? ago[4] ?? '');
  // Of 'admitted, surgery Thursday' Thursday is not the day of the admission.
  const event = EVENT_AND_DAY.exec(words)?.[0];
  const apart =
    between(words, all, MONTHS, 720) ?? (event === undefined ? null : between(event, all, WEEKDAYS, 24));
  if (apart) return apart;
  return NEXT_DAY.test(words) && !ENDED.test(words) ? { least: 1, most: 36 } : null;
}
