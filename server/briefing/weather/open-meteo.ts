import { AskFailure } from './ask.ts';
import type { AnswerCache } from './cache.ts';
import {
  parseAirQuality,
  parseOpenMeteo,
  type AirQuality,
  type OpenMeteoForecast,
} from './parse-open-meteo.ts';
import { NoWeather, type Figures, type Outlook, type Place, type WeatherProvider } from './provider.ts';

const HOUR = 3_600_000;
const DAYS = '3';
const figures = 'temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m,wind_gusts_10m,uv_index';
const current = `${figures},wind_direction_10m`;
const hourly = `${figures},precipitation_probability`;
const daily = 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max';

export type OpenMeteo = WeatherProvider & {
  /** Throws NoWeather. */
  airQuality: (place: Place, until: AbortSignal) => Promise<AirQuality>;
};

/** The service's own hosts have one for air quality beside the one of the forecast; a mirror has both. */
function airQualityUrl(base: string): string {
  return base.replace(/^(https?:\/\/)(customer-)?api\.open-meteo\.com/, '$1$2air-quality-api.open-meteo.com');
}

/**
 * Open-Meteo at the operator's URL, with or without `/v1/forecast` at its end. It is told two decimals (about 1 km): its
 * models are coarser. The key goes into the question only, never into a log or the cache.
 */
export function openMeteo(options: { baseUrl: string; key: string | null; cache: AnswerCache }): OpenMeteo {
  const base = options.baseUrl.replace(/\/+$/, '').replace(/\/v1\/forecast$/, '');
  const urlOf = (root: string, path: string, query: Record<string, string>, place: Place) => {
    const url = new URL(`${root}${path}`);
    url.search = new URLSearchParams({
      latitude: place.lat.toFixed(2),
      longitude: place.lng.toFixed(2),
      ...query,
      timezone: 'auto',
      forecast_days: DAYS,
      ...(options.key === null ? {} : { apikey: options.key }),
    }).toString();
    return url;
  };
  const nameOf = (place: Place) => `${place.lat.toFixed(2)},${place.lng.toFixed(2)}`;
  const asNoWeather = (error: unknown): never => {
    throw error instanceof AskFailure ? new NoWeather('failed', error) : error;
  };

  return {
    outlook: async (place, until) => {
      const kept = await options.cache
        .read<OpenMeteoForecast>({
          kind: 'open-meteo',
          name: nameOf(place),
          url: urlOf(
            base,
            '/v1/forecast',
            {
              current,
              hourly,
              daily,
              temperature_unit: 'fahrenheit',
              wind_speed_unit: 'mph',
              precipitation_unit: 'inch',
            },
            place,
          ),
          until,
          parse: parseOpenMeteo,
        })
        .catch(asNoWeather);
      return toOutlook(kept.value, { at: kept.at, fresh: kept.fresh });
    },
    airQuality: async (place, until) => {
      const kept = await options.cache
        .read<AirQuality>({
          kind: 'air-quality',
          name: nameOf(place),
          url: urlOf(airQualityUrl(base), '/v1/air-quality', { current: 'us_aqi', hourly: 'us_aqi' }, place),
          until,
          parse: parseAirQuality,
        })
        .catch(asNoWeather);
      if (!kept.fresh) throw new NoWeather('failed');
      return kept.value;
    },
  };
}

function toOutlook(forecast: OpenMeteoForecast, kept: { at: number; fresh: boolean }): Outlook {
  const now = Date.now();
  const hour = forecast.hours.find(({ at }) => at <= now && now < at + HOUR) ?? null;
  const { current } = forecast;
  // The current block has no chance of rain: it is that of the hour.
  const figures: Figures = {
    ...current,
    condition: current.condition ?? hour?.condition ?? null,
    temperature: current.temperature ?? hour?.temperature ?? null,
    humidity: current.humidity ?? hour?.humidity ?? null,
    wind: current.wind ?? hour?.wind ?? null,
    gust: current.gust ?? hour?.gust ?? null,
    rain: hour?.rain ?? null,
    thunder: current.thunder ?? hour?.thunder ?? null,
    ice: current.ice ?? hour?.ice ?? null,
    uv: current.uv ?? hour?.uv ?? null,
  };
  const recent = forecast.currentAt !== null && now - forecast.currentAt < 2 * HOUR;
  if (!recent && hour === null) throw new NoWeather('failed');
  return {
    source: 'open-meteo',
    name: null,
    timeZone: forecast.timeZone,
    current: figures,
    hours: forecast.hours,
    days: forecast.days,
    asOf: forecast.currentAt ?? kept.at,
    live: kept.fresh,
  };
}
