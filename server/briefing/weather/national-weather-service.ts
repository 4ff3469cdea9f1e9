import { parseAlerts, type OfficialAlert } from '../alerts.ts';
import { localDay } from '../local-time.ts';
import { AskFailure } from './ask.ts';
import type { AnswerCache, Kept } from './cache.ts';
import {
  parseForecast,
  parseHourly,
  parseObservation,
  parsePoint,
  parseStations,
  type HalfDay,
  type NwsForecast,
  type NwsHourly,
  type NwsPoint,
  type Observation,
} from './parse-nws.ts';
import {
  nothingKnown,
  NoWeather,
  type DayFigures,
  type Figures,
  type HourFigures,
  type Outlook,
  type Place,
  type WeatherProvider,
} from './provider.ts';

const HOUR = 3_600_000;
/** Ms after which a station's record says nothing about now (facts/weather: about 2 hours). */
const STATION_TOO_OLD_MS = 2 * HOUR;
/** Ms for which the hours of earlier forecasts are kept. */
const PAST_MS = 24 * HOUR;

/** A point of the service's grid, and the coordinates it was asked by. */
type Found = Readonly<{ point: NwsPoint; at: string; until: AbortSignal }>;

export type NationalWeatherService = WeatherProvider & {
  /** Alerts in force at the place. Throws NoWeather. */
  alerts: (place: Place, until: AbortSignal) => Promise<Kept<readonly OfficialAlert[]>>;
};

/** `32.7800` is written `32.78`: the service answers other spellings with a redirect. */
const spelled = ({ lat, lng }: Place) => `${Number(lat.toFixed(4))},${Number(lng.toFixed(4))}`;

/** The US National Weather Service at `baseUrl`: points, then forecast, hourly, nearest station and alerts. */
export function nationalWeatherService(options: {
  baseUrl: string;
  cache: AnswerCache;
}): NationalWeatherService {
  const { cache } = options;
  const accept = 'application/geo+json';
  const urlOf = (path: string) => new URL(`${options.baseUrl.replace(/\/$/, '')}${path}`);

  const pointOf = async (place: Place, until: AbortSignal): Promise<Found> => {
    const at = spelled(place);
    const known = await cache.peek('points', at);
    if (known?.fresh === true) return { point: known.value as NwsPoint, at, until };
    if ((await cache.peek('outside', at))?.fresh === true) throw new NoWeather('outside');
    try {
      const { value: point } = await cache.read<NwsPoint>({
        kind: 'points',
        name: at,
        url: urlOf(`/points/${at}`),
        accept,
        until,
        parse: parsePoint,
      });
      return { point, at, until };
    } catch (error) {
      if (!(error instanceof AskFailure)) throw error;
      if (!saysOutside(error)) throw new NoWeather('failed', error);
      await cache.keep('outside', at, true);
      throw new NoWeather('outside', error);
    }
  };

  const readForecast = ({ point, until }: Found) =>
    cache.read<NwsForecast>({
      kind: 'forecast',
      name: point.forecast,
      url: urlOf(point.forecast),
      accept,
      until,
      parse: parseForecast,
    });
  const readHourly = async ({ point, until }: Found) => {
    const before = await cache.peek('hourly', point.hourly);
    return cache.read<NwsHourly>({
      kind: 'hourly',
      name: point.hourly,
      url: urlOf(point.hourly),
      accept,
      until,
      parse: (body) => withHoursBefore(parseHourly(body), before?.value as NwsHourly | undefined),
    });
  };

  /** The first of the nearest stations with a fresh record and a temperature. */
  const observe = async ({ point, until }: Found): Promise<Observation | null> => {
    const stations = await cache.read<string[]>({
      kind: 'stations',
      name: point.stations,
      url: urlOf(point.stations),
      accept,
      until,
      parse: parseStations,
    });
    for (const station of stations.value) {
      if (until.aborted) return null;
      const record = await orNull(
        cache.read<Observation>({
          kind: 'observation',
          name: station,
          url: urlOf(`/stations/${station}/observations/latest`),
          accept,
          until,
          parse: parseObservation,
        }),
      );
      const { at, figures } = record?.value ?? { at: null, figures: nothingKnown };
      const age = Date.now() - (at ?? 0);
      if (age < STATION_TOO_OLD_MS && figures.temperature !== null) return { at, figures };
    }
    return null;
  };

  return {
    outlook: async (place, until) => {
      const found = await pointOf(place, until);
      const [forecast, hourly, observation] = await Promise.all([
        orNull(readForecast(found)),
        orNull(readHourly(found)),
        orNull(observe(found)),
      ]);
      return toOutlook(found.point, { forecast, hourly, observation });
    },
    alerts: async (place, until) => {
      const { at } = await pointOf(place, until);
      return cache
        .read<readonly OfficialAlert[]>({
          kind: 'alerts',
          name: at,
          url: urlOf(`/alerts/active?point=${at}`),
          accept,
          until,
          parse: parseAlerts,
        })
        .catch((error: unknown) => {
          throw new NoWeather('failed', error);
        });
    },
  };
}

/** 404 InvalidPoint; the alerts' question answers 400 InvalidParameter for the same place. */
const saysOutside = ({ status, problem }: AskFailure) =>
  (status === 404 && problem === 'InvalidPoint') || (status === 400 && problem === 'InvalidParameter');

/** A part that could not be had leaves a gap, and the rest stands. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AskFailure) return null;
    throw error;
  }
}

function toOutlook(
  point: NwsPoint,
  parts: {
    forecast: Kept<NwsForecast> | null;
    hourly: Kept<NwsHourly> | null;
    observation: Observation | null;
  },
): Outlook {
  const { forecast, hourly, observation } = parts;
  const now = Date.now();
  const hours = (hourly?.value.hours ?? []).map((hour) => withGust(hour, forecast?.value.halves ?? []));
  const hourNow = hours.find(({ at }) => at <= now && now < at + HOUR) ?? null;
  const current = fillGaps(observation?.figures ?? null, hourNow);
  if (current === null && hours.every(({ at }) => at + HOUR <= now)) throw new NoWeather('failed');
  const forecastAt = hourly?.value.updatedAt ?? hourly?.at ?? now;
  return {
    source: 'nws',
    name: point.name,
    timeZone: point.timeZone,
    current: current ?? nothingKnown,
    hours,
    days: withHighOfToday(forecast?.value.days ?? [], hours, point.timeZone),
    asOf: observation?.at ?? forecastAt,
    live: hourly?.fresh === true && current !== null,
    missing: [
      ...(hourly === null ? ['hours' as const] : []),
      ...(forecast === null ? ['days' as const] : []),
      ...(observation === null ? ['stations' as const] : []),
    ],
  };
}

/** A forecast begins with the hour that runs; a report without signal tells of an earlier one. */
function withHoursBefore(forecast: NwsHourly, before: NwsHourly | undefined): NwsHourly {
  const from = forecast.hours[0]?.at;
  if (before === undefined || from === undefined) return forecast;
  const past = before.hours.filter(({ at }) => at < from && at >= from - PAST_MS);
  return { ...forecast, hours: [...past, ...forecast.hours] };
}

/** What the station does not say comes from the hour's forecast; of wind and gust the stronger counts. */
function fillGaps(observed: Figures | null, hour: HourFigures | null): Figures | null {
  if (observed === null && hour === null) return null;
  const [seen, forecast] = [observed ?? nothingKnown, hour ?? nothingKnown];
  return {
    condition: seen.condition ?? forecast.condition,
    temperature: seen.temperature ?? forecast.temperature,
    humidity: seen.humidity ?? forecast.humidity,
    wind: seen.wind ?? forecast.wind,
    gust: seen.gust ?? forecast.gust,
    direction: seen.direction ?? forecast.direction,
    rain: seen.rain ?? forecast.rain,
    thunder: seen.thunder ?? forecast.thunder,
    ice: seen.ice ?? forecast.ice,
    uv: null,
    airQuality: null,
  };
}

/** The hourly forecast names no gusts; the text of the half-day does. Without that text they are not known. */
function withGust(hour: HourFigures, halves: readonly HalfDay[]): HourFigures {
  const half = halves.find(({ from, to }) => from <= hour.at && hour.at < to);
  const gusts = [hour.gust, half?.gust ?? null].filter((gust) => gust !== null);
  return gusts.length === 0 ? hour : { ...hour, gust: Math.max(hour.wind ?? 0, ...gusts) };
}

/** Late in the day the forecast begins with tonight: today's high is then the highest of the hours that are left. */
function withHighOfToday(
  days: readonly DayFigures[],
  hours: readonly HourFigures[],
  timeZone: string | null,
): DayFigures[] {
  return days.map((day, index) => {
    if (index > 0 || day.high !== null) return day;
    const now = Date.now();
    const left = hours
      .filter(
        ({ at, temperature }) =>
          at + HOUR > now && temperature !== null && localDay(at, timeZone, 0) === day.date,
      )
      .map(({ temperature }) => temperature ?? 0);
    return left.length === 0 ? day : { ...day, high: Math.max(...left) };
  });
}
