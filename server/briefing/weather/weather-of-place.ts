import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { OfficialAlert } from '../alerts.ts';
import { answerCache } from './cache.ts';
import { nationalWeatherService } from './national-weather-service.ts';
import { openMeteo } from './open-meteo.ts';
import type { AirQuality } from './parse-open-meteo.ts';
import { NoWeather, type HourFigures, type MissingPart, type Outlook, type Place } from './provider.ts';
import { sharedPlaces } from './shared-places.ts';

const HOUR = 3_600_000;

/** Ms for which those at one place share one answer, on top of the lifetimes of its parts; and how many places. */
const SHARED_MS = 5_000;
const MOST_SHARED = 5_000;
/** Ms for all questions of one briefing together: with what else there is to do it answers within 10 s. */
const PATIENCE_MS = 8_000;

/** What is known of a place's weather, and how well. */
export type PlaceWeather = Readonly<{
  /** Null: weather unavailable. */
  outlook: Outlook | null;
  alerts: readonly OfficialAlert[];
  /** `known`: asked just now. `failed`: could not be asked. `not-covered`: nobody here could be asked. */
  alertsState: 'known' | 'failed' | 'not-covered';
  /** Whether the National Weather Service covers the place; null: it is off or could not be asked. */
  covered: boolean | null;
  /** Whether a source of air quality is set: its figure is then missed when it does not come. */
  hasAirQuality: boolean;
  /** What should be known and did not come. */
  missing: readonly MissingPart[];
}>;

export type WeatherReader = {
  of: (place: Place) => Promise<PlaceWeather>;
  /** Alerts in force; empty where they cannot be asked for. */
  alertsOf: (place: Place) => Promise<readonly OfficialAlert[]>;
};

/**
 * The weather of a place: the National Weather Service, then Open-Meteo where the operator has set it, then the last good
 * answer of either, then nothing. Never throws for a service that fails, and never waits for one that hangs longer than
 * `patience` allows: what has come by then is used.
 */
export function weatherReader(options: {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  /** Begins with a briefing and ends when no more is waited for. */
  patience?: () => AbortSignal;
}): WeatherReader {
  const patience = options.patience ?? (() => AbortSignal.timeout(PATIENCE_MS));
  const { nwsUrl, contact, openMeteoUrl, openMeteoKey } = options.config.weather;
  const whom = contact ?? options.config.publicUrl;
  const userAgent = `Tailboard/0.1.0${whom === null ? '' : ` (${whom})`}`;
  const cache = answerCache({ db: options.db, log: options.log, userAgent });
  const nws = nwsUrl === null ? null : nationalWeatherService({ baseUrl: nwsUrl, cache });
  const meteo = openMeteoUrl === null ? null : openMeteo({ baseUrl: openMeteoUrl, key: openMeteoKey, cache });

  const places = sharedPlaces(options.db);

  const ask = async (place: Place, until: AbortSignal): Promise<PlaceWeather> => {
    const [official, alerts, second, air] = await Promise.all([
      nws === null ? null : attempt(nws.outlook(place, until)),
      nws === null ? null : attempt(nws.alerts(place, until)),
      meteo === null ? null : attempt(meteo.outlook(place, until)),
      meteo === null ? null : attempt(meteo.airQuality(place, until)),
    ]);
    const outside = [official, alerts].some((one) => one !== null && 'why' in one && one.why === 'outside');
    const chosen = choose(valueOf(official), valueOf(second));
    const kept = valueOf(alerts);
    return {
      outlook: chosen === null ? null : withAirAndSun(chosen, valueOf(second), valueOf(air)),
      alerts: kept?.value ?? [],
      alertsState: nws === null || outside ? 'not-covered' : kept?.fresh === true ? 'known' : 'failed',
      covered: outside ? false : valueOf(official) === null ? null : true,
      hasAirQuality: meteo !== null,
      missing: [
        ...(chosen?.missing ?? []),
        ...(chosen !== null && meteo !== null && valueOf(air) === null ? ['air-quality' as const] : []),
        ...(chosen !== null && meteo !== null && valueOf(second) === null ? ['uv-index' as const] : []),
      ],
    };
  };
  const asking = new Map<string, { weather: Promise<PlaceWeather>; until: number }>();
  /** Everybody at a place within some seconds is given the same object, from which others work things out once. */
  const askOnce = (place: Place, until: AbortSignal): Promise<PlaceWeather> => {
    const name = `${place.lat},${place.lng}`;
    const running = asking.get(name);
    if (running !== undefined && Date.now() < running.until) return running.weather;
    if (asking.size > MOST_SHARED) asking.clear();
    const one = { weather: ask(place, until), until: Number.POSITIVE_INFINITY };
    asking.set(name, one);
    const settle = (until: number) => () => {
      one.until = until === 0 ? 0 : Date.now() + until;
    };
    one.weather.then(settle(SHARED_MS), settle(0));
    return one.weather;
  };

  return {
    of: async (place) => {
      const until = patience();
      const shared = await places.find(place);
      const weather = await askOnce(shared, until);
      if (weather.covered !== false || (shared.lat === place.lat && shared.lng === place.lng)) return weather;
      // The sea begins somewhere: this place may be covered though the one near by is not.
      await places.separate(place);
      return askOnce(place, until);
    },
    alertsOf: async (place) => {
      if (nws === null) return [];
      return valueOf(await attempt(nws.alerts(await places.find(place), patience())))?.value ?? [];
    },
  };
}

type Attempt<T> = { value: T } | { why: NoWeather['why'] };

async function attempt<T>(asked: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await asked };
  } catch (error) {
    if (error instanceof NoWeather) return { why: error.why };
    throw error;
  }
}

const valueOf = <T>(one: Attempt<T> | null): T | null => (one !== null && 'value' in one ? one.value : null);

/** The first that is live; otherwise the newer of the last good ones. */
function choose(official: Outlook | null, second: Outlook | null): Outlook | null {
  if (official?.live === true) return official;
  if (second?.live === true) return { ...second, name: official?.name ?? second.name };
  if (official === null || second === null) return official ?? second;
  return second.asOf > official.asOf ? second : official;
}

/** UV and air quality, which the National Weather Service does not give. */
function withAirAndSun(outlook: Outlook, second: Outlook | null, air: AirQuality | null): Outlook {
  const sunAt = new Map((second?.live === true ? second.hours : []).map(({ at, uv }) => [at, uv]));
  const airAt = new Map((air?.hours ?? []).map(({ at, index }) => [at, index]));
  const hour = (at: number) => Math.floor(at / HOUR) * HOUR;
  const hours = outlook.hours.map((one): HourFigures => ({
    ...one,
    uv: one.uv ?? sunAt.get(hour(one.at)) ?? null,
    airQuality: airAt.get(hour(one.at)) ?? null,
  }));
  const uv = outlook.current.uv ?? (second?.live === true ? second.current.uv : null);
  return { ...outlook, hours, current: { ...outlook.current, uv, airQuality: air?.now ?? null } };
}
