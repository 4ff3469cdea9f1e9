import {
  compassPoint,
  fahrenheit,
  fieldsOf,
  hourStart,
  iceIn,
  listOf,
  milesPerHour,
  momentOf,
  numberOf,
  percent,
  precipitationIn,
  quantity,
  textOf,
  thunderIn,
  type Loose,
} from './figures.ts';
import { nothingKnown, type DayFigures, type Figures, type HourFigures } from './provider.ts';

/** Hours of the hourly forecast that are kept. */
const KEPT_HOURS = 48;
const KEPT_DAYS = 7;
const NEAREST_STATIONS = 3;

export type NwsPoint = Readonly<{
  /** Paths on the service's host; what the answers give as URLs. */
  forecast: string;
  hourly: string;
  stations: string;
  name: string | null;
  timeZone: string | null;
}>;
/** One half-day; `gust`: what its text says, the wind where it says none. */
export type HalfDay = Readonly<{ from: number; to: number; gust: number | null }>;
export type NwsForecast = Readonly<{
  days: readonly DayFigures[];
  halves: readonly HalfDay[];
  updatedAt: number | null;
}>;
export type NwsHourly = Readonly<{ hours: readonly HourFigures[]; updatedAt: number | null }>;
export type Observation = Readonly<{ at: number | null; figures: Figures }>;

const propertiesOf = (body: unknown): Loose => fieldsOf(fieldsOf(body)['properties']);

/** A URL's path and question: the host is the one that the operator has set. */
function pathOf(value: unknown): string {
  const text = textOf(value);
  if (text === null || !URL.canParse(text)) throw new Error('A point without its forecast');
  const url = new URL(text);
  return `${url.pathname}${url.search}`;
}

/** Throws when the addresses of the forecasts are not there. */
export function parsePoint(body: unknown): NwsPoint {
  const properties = propertiesOf(body);
  const { city, state } = fieldsOf(fieldsOf(properties['relativeLocation'])['properties']);
  const name = [textOf(city), textOf(state)].filter((part) => part !== null).join(', ');
  return {
    forecast: pathOf(properties['forecast']),
    hourly: pathOf(properties['forecastHourly']),
    stations: pathOf(properties['observationStations']),
    name: name === '' ? null : name,
    timeZone: knownZone(textOf(properties['timeZone'])),
  };
}

export function knownZone(zone: string | null): string | null {
  try {
    return zone === null
      ? null
      : new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Names of the nearest stations, nearest first. */
export function parseStations(body: unknown): string[] {
  return listOf(fieldsOf(body)['features'])
    .map((feature) => textOf(propertiesOf(feature)['stationIdentifier']))
    .filter((name) => name !== null && /^[\w-]{1,20}$/.test(name))
    .map(String)
    .slice(0, NEAREST_STATIONS);
}

/** Periods; throws when there are none at all, which no forecast is. */
function periodsOf(body: unknown): readonly Loose[] {
  const periods = listOf(propertiesOf(body)['periods']).map(fieldsOf);
  if (periods.length === 0) throw new Error('A forecast without periods');
  return periods;
}

const updatedAt = (body: unknown) => {
  const properties = propertiesOf(body);
  return momentOf(properties['updateTime']) ?? momentOf(properties['generatedAt']) ?? null;
};

/** The temperature is a number with `temperatureUnit`, or a quantity when the service is asked for those. */
const temperatureOf = (period: Loose): number | null =>
  typeof period['temperature'] === 'object'
    ? quantity(period['temperature'], fahrenheit)
    : fahrenheit(period['temperature'], textOf(period['temperatureUnit']) ?? 'F');

/** `5 mph`, `15 to 20 mph` (the higher counts), `10 km/h`, or a quantity. */
function windOf(given: unknown): number | null {
  if (typeof given === 'object') {
    const { maxValue, unitCode } = fieldsOf(given);
    return numberOf(maxValue) === null
      ? quantity(given, milesPerHour)
      : milesPerHour(maxValue, textOf(unitCode) ?? '');
  }
  const text = textOf(given);
  if (text === null) return null;
  const last = [...text.matchAll(/\d+(\.\d+)?/g)].at(-1)?.[0];
  return last === undefined ? null : milesPerHour(Number(last), /[a-z/]+$/i.exec(text)?.[0] ?? '');
}

/** A null chance means that none is stated, which the service does for none (facts/weather). */
const rainOf = (period: Loose): number | null => {
  const given = period['probabilityOfPrecipitation'];
  if (given === undefined) return null;
  return fieldsOf(given)['value'] === null ? 0 : quantity(given, percent);
};

export function parseHourly(body: unknown): NwsHourly {
  const hours = periodsOf(body)
    .slice(0, KEPT_HOURS)
    .flatMap((period): HourFigures[] => {
      const at = hourStart(period['startTime']);
      const condition = textOf(period['shortForecast']);
      if (at === null) return [];
      const figures = {
        ...nothingKnown,
        at,
        condition,
        temperature: temperatureOf(period),
        humidity: quantity(period['relativeHumidity'], percent),
        wind: windOf(period['windSpeed']),
        gust: windOf(period['windGust']),
        direction: textOf(period['windDirection']),
        rain: rainOf(period),
        thunder: thunderIn(condition),
        ice: iceIn(condition),
      };
      return [figures];
    });
  return { hours, updatedAt: updatedAt(body) };
}

/** Half-days become days: the high of the day, the low of the night that follows. */
export function parseForecast(body: unknown): NwsForecast {
  const periods = periodsOf(body);
  const days = new Map<string, DayFigures>();
  const halves: HalfDay[] = [];
  for (const period of periods) {
    const start = textOf(period['startTime']);
    const from = hourStart(start);
    const to = hourStart(period['endTime']);
    if (start === null || from === null) continue;
    const words = textOf(period['detailedForecast']);
    const stated =
      words === null ? undefined : /gusts (?:as high as|up to|to|around|near) (\d+) mph/i.exec(words)?.[1];
    const gust = words === null ? null : stated === undefined ? windOf(period['windSpeed']) : Number(stated);
    if (to !== null) halves.push({ from, to, gust });
    const isDay = period['isDaytime'] === true;
    // What is left of last night belongs to yesterday.
    if (!isDay && Number(start.slice(11, 13)) < 12) continue;
    const day = start.slice(0, 10);
    const condition = textOf(period['shortForecast']);
    const before = days.get(day);
    const temperature = temperatureOf(period);
    const chance = rainOf(period);
    days.set(day, {
      date: day,
      condition: before?.condition ?? condition ?? 'Unknown',
      high: isDay ? temperature : (before?.high ?? null),
      low: isDay ? (before?.low ?? null) : temperature,
      chance:
        Math.max(chance ?? -1, before?.chance ?? -1) < 0 ? null : Math.max(chance ?? 0, before?.chance ?? 0),
      type: before?.type === undefined || before.type === 'none' ? precipitationIn(condition) : before.type,
    });
  }
  const dated = [...days.values()].filter(({ date }) => /^\d{4}-\d\d-\d\d$/.test(date));
  return { days: dated.slice(0, KEPT_DAYS), halves, updatedAt: updatedAt(body) };
}

/** Of a station; any value, even the moment, may be null. */
export function parseObservation(body: unknown): Observation {
  const properties = propertiesOf(body);
  const condition = textOf(properties['textDescription']);
  const figures: Figures = {
    ...nothingKnown,
    condition,
    temperature: quantity(properties['temperature'], fahrenheit),
    humidity: quantity(properties['relativeHumidity'], percent),
    wind: quantity(properties['windSpeed'], milesPerHour),
    gust: quantity(properties['windGust'], milesPerHour),
    direction: quantity(properties['windDirection'], compassPoint),
    thunder: thunderIn(condition),
    ice: iceIn(condition),
  };
  return { at: momentOf(properties['timestamp']), figures };
}
