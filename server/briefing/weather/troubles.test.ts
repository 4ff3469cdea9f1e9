import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { json } from '../../testing/local-http.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  endless,
  geo,
  openMeteoOfNow,
  page,
  problem,
  sampleOfNow,
  startWeatherReplay,
  weatherSample,
  type WeatherReplay,
} from '../../testing/weather-replay.ts';
import { composeBriefing } from '../compose.ts';
import { weatherAnswers, weatherPlaces } from '../tables.ts';
import type { Place } from './provider.ts';
import { weatherReader } from './weather-of-place.ts';

const albany = { lat: 42.745, lng: -73.752 };
const lisbon = { lat: 38.72, lng: -9.13 };
const ocean = { lat: -20.9512, lng: 55.3085 };

let server: TestServer;
let weather: WeatherReplay;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  weather = await startWeatherReplay();
  await server.app.context.db.delete(weatherAnswers);
  await server.app.context.db.delete(weatherPlaces);
});
afterEach(() => weather.close());

/** The briefing of a server with these settings that has just started. */
async function look(
  settings: Record<string, string>,
  place: Place = albany,
  tasks: readonly Task[] = ['general'],
): Promise<Briefing> {
  const config = readConfig({ WEATHER_NWS_URL: 'off', ...settings });
  const reader = weatherReader({ config, db: server.app.context.db, log: server.app.log });
  return composeBriefing({
    place,
    name: 'Here',
    tasks,
    weather: await reader.of(place),
    incidents: [],
    yesterdaysTopic: null,
    now: Date.now(),
  });
}

const levels = ({ timeline }: Briefing) => [
  ...new Set(timeline.flatMap(({ tasks }) => tasks.map(({ level }) => level))),
];

describe('the National Weather Service', () => {
  it('shows its alerts with their end, and in the hours', async () => {
    weather.answer('alerts', geo(sampleOfNow('nws-alerts-active-mixed')));
    const briefing = await look(weather.nws, albany, ['hot-work']);
    expect(briefing.alerts.map(({ event }) => event)).toContain('Air Quality Alert');
    expect(
      briefing.importantNotices.some((notice) =>
        /^Heat Advisory until .* \(NWS Aberdeen SD\)\.$/.test(notice),
      ),
    ).toBe(true);
    expect(briefing.localHazards.some(({ id }) => id.startsWith('alert-'))).toBe(true);
    expect(briefing.timeline[0]?.tasks[0]?.level).toBe('red');
    expect(briefing.toolboxTalkTopic.reason).toMatch(/in force/);
  });

  it.each<[string, (weather: WeatherReplay) => void, Partial<Briefing['weather']>]>([
    [
      'an observation in which all is null',
      (weather) => weather.answer('observation', geo(weatherSample('nws-observation-null-values'))),
      { temperature: 83, condition: 'Partly Sunny', live: true },
    ],
    [
      'stations that are silent since long',
      (weather) => weather.answer('observation', geo(weatherSample('nws-observation-KDAL'))),
      { temperature: 83, live: true },
    ],
    [
      'a station that has nothing, and the next one that has',
      (weather) =>
        weather.answer(
          'observation',
          problem(404, 'NotFound'),
          geo(sampleOfNow('nws-observation-latest-KALB')),
        ),
      { temperature: 77, live: true },
    ],
    [
      'a point that fails once',
      (weather) =>
        weather.answer('points', problem(500, 'UnexpectedProblem'), geo(weatherSample('nws-points-albany'))),
      { temperature: 77, live: true },
    ],
    [
      'a service that is asked too often, once',
      (weather) =>
        weather.answer(
          'hourly',
          (reply) => reply.writeHead(429, { 'retry-after': '0' }).end('{}'),
          geo(sampleOfNow('nws-forecast-hourly-albany-first12')),
        ),
      { temperature: 77, live: true },
    ],
    [
      'an observation without end',
      (weather) => weather.answer('observation', endless),
      { temperature: 83, live: true },
    ],
    [
      'a page of HTML instead of the half-days',
      (weather) => weather.answer('forecast', page, geo(sampleOfNow('nws-forecast-albany'))),
      { temperature: 77, live: true },
    ],
    [
      'hours without end',
      (weather) => weather.answer('hourly', endless),
      { temperature: 77, live: false, label: expect.stringMatching(/^Last known weather/) },
    ],
    [
      'an expired grid of half-days',
      (weather) => weather.answer('forecast', problem(503, 'ForecastGridExpired')),
      { temperature: 77, live: true, gust: null, forecast: [] },
    ],
    [
      'an expired grid of hours',
      (weather) => weather.answer('hourly', problem(503, 'ForecastGridExpired')),
      {
        temperature: 77,
        live: false,
        label: expect.stringMatching(/^Last known weather/),
      },
    ],
  ])('lives with %s', async (_what, trouble, expected) => {
    trouble(weather);
    const briefing = await look(weather.nws, albany, ['crane']);
    expect(briefing.weather).toMatchObject({ source: 'nws', ...expected });
    // Without gusts, or by old figures, no lift is cleared.
    if (expected.gust === null || expected.live === false) expect(levels(briefing)).not.toContain('green');
  });

  it('that cannot say its alerts leaves them unknown, and no hour is cleared', async () => {
    weather.answer('alerts', page);
    const briefing = await look(weather.nws, albany, ['trench']);
    expect([briefing.alertsKnown, briefing.alerts]).toEqual([false, []]);
    expect(levels(briefing)).toContain('unknown');
    expect(levels(briefing)).not.toContain('green');
    expect(briefing.importantNotices).toContain('Official alerts could not be checked right now.');
    expect(briefing.weather.live).toBe(true);
  });

  it('that does not cover the place is asked once, and it is said', async () => {
    weather.answer('points', problem(404, 'InvalidPoint'));
    const briefing = await look(weather.nws, ocean);
    await look(weather.nws, ocean);
    expect(weather.counts()).toEqual({ points: 1 });
    expect(briefing.weather.label).toBe('Typical values, not live');
    expect(briefing.importantNotices).toEqual([
      'Weather unavailable: the National Weather Service does not cover this place.',
      'Official weather alerts are not covered here. Ask the local weather service.',
    ]);
  });
});

describe('with Open-Meteo', () => {
  it('adds sun and air to what the official service says', async () => {
    const briefing = await look({
      ...weather.nws,
      ...weather.openMeteo,
      WEATHER_OPEN_METEO_KEY: 'secret-key',
    });
    expect(briefing.weather).toMatchObject({ source: 'nws', uv: 1.8, airQuality: 42, live: true });
    const asked = weather.asked.filter(({ url }) => url.pathname.startsWith('/v1/'));
    expect(asked.map(({ url }) => url.searchParams.get('apikey'))).toEqual(['secret-key', 'secret-key']);
    expect(JSON.stringify(briefing)).not.toContain('secret-key');
  });

  it.each<[string, (weather: WeatherReplay) => void]>([
    ['fails', (weather) => weather.answer('points', problem(503, 'ForecastGridExpired'))],
    ['has no hours', (weather) => weather.answer('hourly', problem(503, 'ForecastMissingData'))],
    ['does not cover the place', (weather) => weather.answer('points', problem(404, 'InvalidPoint'))],
  ])('has a second source when the official one %s', async (_what, trouble) => {
    trouble(weather);
    const briefing = await look({ ...weather.nws, ...weather.openMeteo });
    expect(briefing.weather).toMatchObject({
      source: 'open-meteo',
      temperature: 64.5,
      condition: 'Overcast',
      precipitation: { chance: 7 },
      live: true,
      label: null,
    });
  });

  it('alone says that official alerts are not covered, and clears no hour', async () => {
    const briefing = await look(weather.openMeteo, lisbon, ['crane']);
    expect(briefing.weather).toMatchObject({ source: 'open-meteo', live: true });
    expect(briefing.importantNotices).toEqual([
      'Official weather alerts are not covered here. Ask the local weather service.',
    ]);
    expect(levels(briefing)).toEqual(['unknown']);
    weather.answer('open-meteo', json(200, openMeteoOfNow({ wind_gusts_10m: 45, weather_code: 95 })));
    const windy = await look(weather.openMeteo, { lat: 39.72, lng: -9.13 }, ['crane']);
    expect(windy.timeline[0]?.tasks[0]?.level).toBe('red');
  });

  it('that refuses leaves the weather unavailable', async () => {
    weather.answer('open-meteo', json(400, weatherSample('open-meteo-error-400')));
    const briefing = await look(weather.openMeteo, lisbon);
    expect(briefing.weather.label).toBe('Typical values, not live');
  });
});
