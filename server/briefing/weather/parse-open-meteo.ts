import { isoDay } from '../../days.ts';
import {
  airQualityIndex,
  compassPoint,
  fahrenheit,
  fieldsOf,
  listOf,
  milesPerHour,
  numberOf,
  percent,
  textOf,
  uvIndex,
  type Loose,
} from './figures.ts';
import { knownZone } from './parse-nws.ts';
import type { DayFigures, Figures, HourFigures, PrecipitationType, Thunder } from './provider.ts';

export type OpenMeteoForecast = Readonly<{
  timeZone: string | null;
  /** ms. */
  currentAt: number | null;
  current: Figures;
  hours: readonly HourFigures[];
  days: readonly DayFigures[];
}>;

/** WMO weather codes as Open-Meteo documents them. */
const conditions: Readonly<Record<number, string>> = {
  0: 'Clear sky',
  1: 'Mainly clear',
  2: 'Partly cloudy',
  3: 'Overcast',
  45: 'Fog',
  48: 'Depositing rime fog',
  51: 'Light drizzle',
  53: 'Moderate drizzle',
  55: 'Dense drizzle',
  56: 'Light freezing drizzle',
  57: 'Dense freezing drizzle',
  61: 'Slight rain',
  63: 'Moderate rain',
  65: 'Heavy rain',
  66: 'Light freezing rain',
  67: 'Heavy freezing rain',
  71: 'Slight snow',
  73: 'Moderate snow',
  75: 'Heavy snow',
  77: 'Snow grains',
  80: 'Slight rain showers',
  81: 'Moderate rain showers',
  82: 'Violent rain showers',
  85: 'Slight snow showers',
  86: 'Heavy snow showers',
  95: 'Thunderstorm',
  96: 'Thunderstorm with slight hail',
  99: 'Thunderstorm with heavy hail',
};

const conditionOf = (code: number | null) => (code === null ? null : (conditions[code] ?? 'Unknown'));
const isKnown = (code: number | null): code is number => code !== null && code in conditions;
const thunderOf = (code: number | null): Thunder | null =>
  isKnown(code) ? (code >= 95 ? 'expected' : 'none') : null;
const iceOf = (code: number | null): boolean | null => (isKnown(code) ? icy.has(code) : null);
const icy = new Set([48, 56, 57, 66, 67, 71, 73, 75, 77, 85, 86, 96, 99]);

function typeOf(code: number | null): PrecipitationType {
  if (code === null) return 'none';
  if ([56, 57, 66, 67].includes(code)) return 'freezing rain';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  if (code >= 95 && code <= 99) return 'thunderstorm';
  return (code >= 51 && code <= 65) || (code >= 80 && code <= 82) ? 'rain' : 'none';
}

/** One block of the answer: parallel lists (or single values, for `current`) with their units beside them. */
type Block = { values: Loose; units: Loose };
const blockOf = (body: Loose, name: string): Block => ({
  values: fieldsOf(body[name]),
  units: fieldsOf(body[`${name}_units`]),
});

function figuresAt({ values, units }: Block, pick: (name: string) => unknown): Figures {
  const unit = (name: string) => textOf(units[name]) ?? '';
  const code = numberOf(pick('weather_code'));
  const value = (name: string) => (name in values ? pick(name) : null);
  return {
    condition: conditionOf(code),
    temperature: fahrenheit(value('temperature_2m'), unit('temperature_2m')),
    humidity: percent(value('relative_humidity_2m')),
    wind: milesPerHour(value('wind_speed_10m'), unit('wind_speed_10m')),
    gust: milesPerHour(value('wind_gusts_10m'), unit('wind_gusts_10m')),
    direction: compassPoint(value('wind_direction_10m')),
    rain: percent(value('precipitation_probability')),
    thunder: thunderOf(code),
    ice: iceOf(code),
    uv: uvIndex(value('uv_index')),
    airQuality: airQualityIndex(value('us_aqi')),
  };
}

/** Local ISO without a zone, or seconds since 1970. ms. */
function momentAt(time: unknown, offsetSeconds: number): number | null {
  const seconds = numberOf(time);
  if (seconds !== null) return seconds * 1000;
  const text = textOf(time);
  if (text === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const ms = Date.parse(`${text}Z`) - offsetSeconds * 1000;
  return Number.isFinite(ms) ? ms : null;
}

function dateAt(time: unknown, offsetSeconds: number): string | null {
  const seconds = numberOf(time);
  // Daily stamps are GMT: the local date needs the offset first.
  const text = seconds === null ? textOf(time) : isoDay(new Date((seconds + offsetSeconds) * 1000), 'GMT');
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null;
}

/** Throws when the answer has neither a current block nor hours. A list (of several places) gives its first. */
export function parseOpenMeteo(answer: unknown): OpenMeteoForecast {
  const body = fieldsOf(Array.isArray(answer) ? answer[0] : answer);
  const offset = numberOf(body['utc_offset_seconds']) ?? 0;
  const [current, hourly, daily] = [
    blockOf(body, 'current'),
    blockOf(body, 'hourly'),
    blockOf(body, 'daily'),
  ];
  const hours = listOf(hourly.values['time']).flatMap((time, index): HourFigures[] => {
    const at = momentAt(time, offset);
    const pick = (name: string) => listOf(hourly.values[name])[index];
    return at === null ? [] : [{ at, ...figuresAt(hourly, pick) }];
  });
  const currentAt = momentAt(current.values['time'], offset);
  if (currentAt === null && hours.length === 0) throw new Error('An answer without figures');
  return {
    timeZone: knownZone(textOf(body['timezone'])),
    currentAt,
    current: figuresAt(current, (name) => current.values[name]),
    hours,
    days: daysOf(daily, offset),
  };
}

function daysOf({ values, units }: Block, offset: number): DayFigures[] {
  const unit = (name: string) => textOf(units[name]) ?? '';
  return listOf(values['time']).flatMap((time, index): DayFigures[] => {
    const date = dateAt(time, offset);
    const pick = (name: string) => listOf(values[name])[index];
    const code = numberOf(pick('weather_code'));
    if (date === null) return [];
    const day = {
      date,
      condition: conditionOf(code) ?? 'Unknown',
      high: fahrenheit(pick('temperature_2m_max'), unit('temperature_2m_max')),
      low: fahrenheit(pick('temperature_2m_min'), unit('temperature_2m_min')),
      chance: percent(pick('precipitation_probability_max')),
      type: typeOf(code),
    };
    return [day];
  });
}

/** Air quality by hour, ms to index. */
export type AirQuality = Readonly<{
  now: number | null;
  hours: readonly Readonly<{ at: number; index: number | null }>[];
}>;

export function parseAirQuality(answer: unknown): AirQuality {
  const body = fieldsOf(Array.isArray(answer) ? answer[0] : answer);
  const offset = numberOf(body['utc_offset_seconds']) ?? 0;
  const hourly = fieldsOf(body['hourly']);
  const indices = listOf(hourly['us_aqi']);
  return {
    now: airQualityIndex(fieldsOf(body['current'])['us_aqi']),
    hours: listOf(hourly['time']).flatMap((time, index) => {
      const at = momentAt(time, offset);
      return at === null ? [] : [{ at, index: airQualityIndex(indices[index]) }];
    }),
  };
}
