import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { json, startLocalHttp, type Asked, type LocalHttp } from './local-http.ts';

/** What a weather service can be asked. */
export type WeatherQuestion =
  'points' | 'forecast' | 'hourly' | 'stations' | 'observation' | 'alerts' | 'open-meteo' | 'air-quality';

type Reply = (reply: ServerResponse, asked: Asked) => unknown;

export type WeatherReplay = LocalHttp & {
  /** For a server that asks this one instead of the real services. */
  nws: Record<string, string>;
  openMeteo: Record<string, string>;
  /** Answers `question` with these from now on, one after the other; the last one stays. */
  answer: (question: WeatherQuestion, ...replies: Reply[]) => void;
  /** How often each was asked. */
  counts: () => Partial<Record<WeatherQuestion, number>>;
};

const HOUR = 3_600_000;
/** The hour in which the samples of Albany were recorded, and that of New York City. */
const RECORDED = Date.parse('2026-07-15T20:00:00Z');
const RECORDED_NYC = Date.parse('2026-04-04T13:00:00Z');

export const weatherSample = (name: string): string =>
  readFileSync(new URL(`../briefing/samples/${name}.json`, import.meta.url), 'utf8');

/** The recorded answer with its moments moved to now, so that it is as old as it was then. */
export function sampleOfNow(name: string, recorded = RECORDED): string {
  const shift = Math.floor(Date.now() / HOUR) * HOUR - recorded;
  return weatherSample(name).replaceAll(
    /"(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?"/g,
    (_text, local: string, zone: string | undefined) => {
      const moved = new Date(Date.parse(`${local}Z`) + shift).toISOString();
      return `"${moved.slice(0, local.length)}${zone ?? ''}"`;
    },
  );
}

/** The sample has no hours: these are put together from its current figures, `changes` on top. */
export function openMeteoOfNow(changes: Record<string, unknown> = {}): string {
  const sample = JSON.parse(sampleOfNow('open-meteo-forecast-nyc', RECORDED_NYC)) as {
    current: Record<string, unknown> & { time: string };
    current_units: Record<string, string>;
  };
  const now = { ...sample.current, wind_gusts_10m: 12.1, ...changes };
  const units = { ...sample.current_units, wind_gusts_10m: 'mp/h', precipitation_probability: '%' };
  const hours = Array.from({ length: 30 }, (_, index) => index - 2);
  const at = (index: number) =>
    new Date(Date.parse(`${sample.current.time}Z`) + index * HOUR).toISOString().slice(0, 16);
  const names = Object.keys({ precipitation_probability: 7, ...now }).filter(
    (name) => !['time', 'interval'].includes(name),
  );
  const values = { precipitation_probability: 7, ...now } as Record<string, unknown>;
  const hourly = Object.fromEntries(names.map((name) => [name, hours.map(() => values[name])]));
  return JSON.stringify({
    ...sample,
    current: now,
    current_units: units,
    hourly_units: units,
    hourly: { time: hours.map(at), ...hourly },
  });
}

const airQualityOfNow = (index: number) => {
  const hour = new Date().toISOString().slice(0, 13);
  return JSON.stringify({
    ...(JSON.parse(weatherSample('open-meteo-air-quality-current')) as object),
    current: { time: `${hour}:00`, interval: 3600, us_aqi: index },
    hourly: { time: [`${hour}:00`], us_aqi: [index] },
  });
};

/** One of the recorded problem+json answers, by its status and the last part of its type. */
export function problem(status: number, kind: string): Reply {
  const problems = JSON.parse(weatherSample('nws-problems')) as { type: string; status: number }[];
  const body = problems.find((one) => one.status === status && one.type.endsWith(`/${kind}`));
  if (body === undefined) throw new Error(`There is no sample of ${status} ${kind}`);
  return (reply) =>
    reply.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
}

export const page: Reply = (reply) =>
  reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
export const hangUp: Reply = (reply) => reply.destroy();

/** A JSON that goes on until the reader has had enough. */
export const endless: Reply = (reply) => {
  reply.writeHead(200, { 'content-type': 'application/geo+json' });
  const more = () => {
    while (!reply.destroyed && reply.write('[0,'.repeat(20_000)));
  };
  reply.on('drain', more);
  more();
};

export const geo =
  (body: string): Reply =>
  (reply) =>
    reply
      .writeHead(200, {
        'content-type': 'application/geo+json',
        'last-modified': 'Wed, 15 Jul 2026 20:08:47 GMT',
      })
      .end(body);

const usual: Record<WeatherQuestion, () => Reply> = {
  points: () => (reply, one) =>
    geo(
      weatherSample(one.url.pathname.startsWith('/points/32.') ? 'nws-points-dallas' : 'nws-points-albany'),
    )(reply, one),
  forecast: () => geo(sampleOfNow('nws-forecast-albany')),
  hourly: () => geo(sampleOfNow('nws-forecast-hourly-albany-first12')),
  stations: () => geo(weatherSample('nws-stations-albany-first3')),
  observation: () => geo(sampleOfNow('nws-observation-latest-KALB')),
  alerts: () => geo(weatherSample('nws-alerts-active-empty')),
  'open-meteo': () => json(200, openMeteoOfNow()),
  'air-quality': () => json(200, airQualityOfNow(42)),
};

function questionOf({ pathname }: URL): WeatherQuestion | null {
  if (pathname.startsWith('/points/')) return 'points';
  if (pathname.startsWith('/alerts/active')) return 'alerts';
  if (pathname.endsWith('/forecast/hourly')) return 'hourly';
  if (pathname === '/v1/forecast') return 'open-meteo';
  if (pathname === '/v1/air-quality') return 'air-quality';
  if (pathname.endsWith('/forecast')) return 'forecast';
  if (pathname.includes('/observations/')) return 'observation';
  return pathname.endsWith('/stations') ? 'stations' : null;
}

/**
 * Stands in for the National Weather Service and for Open-Meteo with their recorded answers, as if given now. Around
 * Dallas it is Dallas by name; the figures are those of Albany everywhere.
 */
export async function startWeatherReplay(): Promise<WeatherReplay> {
  const scripts = new Map<WeatherQuestion, Reply[]>();
  const asked: Partial<Record<WeatherQuestion, number>> = {};
  const local = await startLocalHttp((reply, one) => {
    const question = questionOf(one.url);
    if (question === null) return problem(404, 'NotFound')(reply, one);
    asked[question] = (asked[question] ?? 0) + 1;
    const script = scripts.get(question) ?? [];
    const next = script.length > 1 ? script.shift() : script[0];
    return (next ?? usual[question]())(reply, one);
  });
  return {
    ...local,
    nws: { WEATHER_NWS_URL: local.url },
    openMeteo: { WEATHER_OPEN_METEO_URL: local.url },
    answer: (question, ...replies) => void scripts.set(question, replies),
    counts: () => ({ ...asked }),
  };
}
