import type { PrecipitationType, Thunder } from './provider.ts';

/** Reading what weather services write: every number may be missing, in another unit, or nonsense. */

const within = (value: number, low: number, high: number): number | null =>
  Number.isFinite(value) && value >= low && value <= high ? value : null;

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Any part of a JSON answer: what is not an object has no fields. */
export type Loose = Readonly<Record<string, unknown>>;
export const fieldsOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** °F from a number and its unit, as `wmoUnit:degC`, `unit:degF`, `°C`, `F`. Beyond -130 and 140 °F nothing was measured. */
export function fahrenheit(value: unknown, unit: string): number | null {
  const number = numberOf(value);
  if (number === null) return null;
  if (/(deg|°|^)C$/i.test(unit)) return within((number * 9) / 5 + 32, -130, 140);
  if (/(deg|°|^)F$/i.test(unit)) return within(number, -130, 140);
  return null;
}

const mphPer: readonly [RegExp, number][] = [
  [/km_h-1$|km\/h$|kmh$/i, 0.621371],
  [/m_s-1$|m\/s$|ms$/i, 2.236936],
  [/mp\/?h$|mi_h-1$/i, 1],
  [/kn$|kt$|knots?$/i, 1.150779],
];

/** mph from a number and its unit. Winds beyond 300 mph have never been measured. */
export function milesPerHour(value: unknown, unit: string): number | null {
  const number = numberOf(value);
  const factor = mphPer.find(([pattern]) => pattern.test(unit))?.[1];
  return number === null || factor === undefined ? null : within(number * factor, 0, 300);
}

export const percent = (value: unknown): number | null => within(numberOf(value) ?? Number.NaN, 0, 100);
export const uvIndex = (value: unknown): number | null => within(numberOf(value) ?? Number.NaN, 0, 25);
export const airQualityIndex = (value: unknown): number | null =>
  within(numberOf(value) ?? Number.NaN, 0, 1000);

/** The National Weather Service's `{ unitCode, value }`. */
export function quantity<T>(given: unknown, read: (value: unknown, unit: string) => T | null): T | null {
  const { value, unitCode } = fieldsOf(given);
  return read(value, textOf(unitCode)?.split(':').at(-1) ?? '');
}

const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/** Where the wind comes from, of 16 points; degrees from north. */
export function compassPoint(degrees: unknown): string | null {
  const value = within(numberOf(degrees) ?? Number.NaN, 0, 360);
  return value === null ? null : (points[Math.round(value / 22.5) % 16] ?? null);
}

/** Words of a forecast or an observation. */
export function thunderIn(words: string | null): Thunder | null {
  if (words === null) return null;
  if (!/thunder|t-?storms?\b/i.test(words)) return 'none';
  return /chance|isolated|scattered|possible|vicinity/i.test(words) ? 'possible' : 'expected';
}

export const iceIn = (words: string | null): boolean | null =>
  words === null
    ? null
    : /\b(ice|icy|freezing|sleet|snow\w*|blizzard|flurr\w+|wintry|frost|hail)\b/i.test(words);

export function precipitationIn(words: string | null): PrecipitationType {
  if (words === null) return 'none';
  if (/thunder|t-?storm/i.test(words)) return 'thunderstorm';
  if (/freezing|sleet|\bice\b|wintry/i.test(words)) return 'freezing rain';
  if (/snow|flurr|blizzard/i.test(words)) return 'snow';
  return /rain|shower|drizzle/i.test(words) ? 'rain' : 'none';
}

/** Start of the hour of a moment given with its offset; the service's own rounding is a second off at times. */
export function hourStart(moment: unknown): number | null {
  const ms = momentOf(moment);
  return ms === null ? null : Math.round(ms / 300_000) * 300_000;
}

/** ms of an ISO moment that says its offset. */
export function momentOf(moment: unknown): number | null {
  const text = textOf(moment);
  if (text === null || !/(Z|[+-]\d\d:?\d\d)$/.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isFinite(ms) ? ms : null;
}
