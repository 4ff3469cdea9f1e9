import type { Token } from './tokens.ts';

/** A stretch of time told as coming after something: hours at least and at most, and where it stands. */
export interface Delay {
  readonly start: number;
  readonly end: number;
  readonly least: number;
  readonly most: number;
}

export const HOURS: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  minutes: 1 / 60,
  minuto: 1 / 60,
  minutos: 1 / 60,
  hour: 1,
  hours: 1,
  hrs: 1,
  hr: 1,
  hora: 1,
  horas: 1,
  day: 24,
  days: 24,
  dia: 24,
  dias: 24,
  night: 24,
  nights: 24,
  week: 168,
  weeks: 168,
  semana: 168,
  semanas: 168,
  month: 720,
  months: 720,
  mes: 720,
  meses: 720,
  year: 8760,
  years: 8760,
  ano: 8760,
  anos: 8760,
};
const COUNT: Readonly<Record<string, readonly [number, number]>> = {
  a: [1, 1],
  an: [1, 1],
  one: [1, 1],
  un: [1, 1],
  una: [1, 1],
  two: [2, 2],
  dos: [2, 2],
  three: [3, 3],
  tres: [3, 3],
  four: [4, 4],
  cuatro: [4, 4],
  five: [5, 5],
  cinco: [5, 5],
  six: [6, 6],
  seis: [6, 6],
  seven: [7, 7],
  siete: [7, 7],
  eight: [8, 8],
  ocho: [8, 8],
  nine: [9, 9],
  nueve: [9, 9],
  ten: [10, 10],
  diez: [10, 10],
  twelve: [12, 12],
  doce: [12, 12],
  fifteen: [15, 15],
  quince: [15, 15],
  twenty: [20, 20],
  veinte: [20, 20],
  thirty: [30, 30],
  treinta: [30, 30],
  forty: [40, 40],
  cuarenta: [40, 40],
  fifty: [50, 50],
  sixty: [60, 60],
  ninety: [90, 90],
  couple: [2, 2],
  few: [2, 6],
  several: [3, 9],
  some: [2, 9],
  unos: [2, 6],
  unas: [2, 6],
  varios: [3, 9],
  varias: [3, 9],
  pocos: [2, 6],
};
const AFTER = new Set('later after afterward afterwards despues thereafter since following mas'.split(' '));
const BEFORE_COUNT = new Set('after despues tras within luego a'.split(' '));

/** "3", "three", "a few": at least and at most. */
export function countAt(token: Token | undefined): readonly [number, number] | undefined {
  if (!token) return undefined;
  if (/^\d{1,3}(\.\d+)?$/.test(token.word)) return [Number(token.word), Number(token.word)];
  return COUNT[token.word];
}

/** Finds "three days later", "a week after", "the next day", "al dia siguiente". */
export function findDelays(tokens: readonly Token[]): readonly Delay[] {
  const delays: Delay[] = [];
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1]?.word ?? '';
    if (
      (token.word === 'next' || token.word === 'following') &&
      /^(day|morning|afternoon|night|shift|evening)$/.test(next)
    ) {
      delays.push({ start: i, end: i + 2, least: 1, most: 40 });
    } else if ((token.word === 'next' || token.word === 'following') && /^(week|month)$/.test(next)) {
      delays.push({ start: i, end: i + 2, least: 48, most: next === 'week' ? 300 : 1500 });
    } else if (
      /^(semana|mes)$/.test(token.word) &&
      next === 'que' &&
      /^(viene|entra)$/.test(tokens[i + 2]?.word ?? '')
    ) {
      delays.push({ start: i, end: i + 3, least: 48, most: token.word === 'semana' ? 300 : 1500 });
    } else if (/^(proxima|proximo|siguiente)$/.test(token.word) && /^(semana|mes)$/.test(next)) {
      delays.push({ start: i, end: i + 2, least: 48, most: next === 'semana' ? 300 : 1500 });
    } else if (token.word === 'day' && next === 'after' && /^(the|a)$/.test(tokens[i - 1]?.word ?? '')) {
      delays.push({ start: i - 1, end: i + 2, least: 1, most: 40 });
    } else if ((token.word === 'dia' || token.word === 'manana') && next === 'siguiente') {
      delays.push({ start: i, end: i + 2, least: 1, most: 40 });
    } else if (/^(tomorrow|manana)$/.test(token.word)) {
      delays.push({ start: i, end: i + 1, least: 1, most: 40 });
    }
    const unit = HOURS[token.word];
    if (unit === undefined) continue;
    const of = tokens[i - 1]?.word === 'of' ? 2 : 1;
    const count = countAt(tokens[i - of]);
    if (!count) continue;
    const start = i - of;
    const follows =
      AFTER.has(next) ||
      (next === 'or' && tokens[i + 2]?.word === 'so') ||
      (next === 'mas' && tokens[i + 2]?.word === 'tarde');
    const leads =
      BEFORE_COUNT.has(tokens[start - 1]?.word ?? '') ||
      (tokens[start - 1]?.word === 'los' && tokens[start - 2]?.word === 'a');
    // "Surgery in three weeks".
    const isAhead = unit >= 168 && /^(in|en)$/.test(tokens[start - 1]?.word ?? '');
    if (!follows && !leads && !isAhead) continue;
    // A day is not to the hour: two days can be 30 hours, so that only more than one full day lies beyond 24 hours.
    const slack = unit === 24 ? 12 : 0;
    delays.push({
      start,
      end: i + (follows ? 2 : 1),
      least: count[0] * unit - slack,
      most: count[1] * unit + slack,
    });
  }
  return delays;
}
