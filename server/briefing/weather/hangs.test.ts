import type { Briefing } from '@tailboard/contract/briefing.ts';
import { isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  startWeatherReplay,
  type WeatherQuestion,
  type WeatherReplay,
} from '../../testing/weather-replay.ts';
import { composeBriefing } from '../compose.ts';
import { weatherAnswers, weatherPlaces } from '../tables.ts';
import { weatherReader } from './weather-of-place.ts';

const albany = { lat: 42.745, lng: -73.752 };
const unavailable = 'Weather unavailable. Look at the conditions yourself before you start.';
const noAlerts = 'Official alerts could not be checked right now.';

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

/** Which questions come only after another is answered. */
const after: Partial<Record<WeatherQuestion, WeatherQuestion>> = {
  ...{ forecast: 'points', hourly: 'points', stations: 'points', alerts: 'points' },
  observation: 'stations',
};
const isReached = (question: WeatherQuestion, hanging: readonly WeatherQuestion[]): boolean => {
  const before = after[question];
  return before === undefined || (!hanging.includes(before) && isReached(before, hanging));
};

/** The briefing while these hang: patience ends as soon as all that can come has come. */
async function briefedWhile(
  hanging: readonly WeatherQuestion[],
  settings: Record<string, string>,
  asked: readonly WeatherQuestion[],
): Promise<Briefing> {
  for (const question of hanging) weather.answer(question, () => undefined);
  const { db } = server.app.context;
  const patience = new AbortController();
  const reader = weatherReader({
    config: readConfig({ WEATHER_NWS_URL: 'off', ...settings }),
    ...{ db, log: server.app.log, patience: () => patience.signal },
  });
  const known = reader.of(albany);
  const reached = asked.filter((question) => isReached(question, hanging));
  await vi.waitFor(
    async () => {
      expect(Object.keys(weather.counts()).sort()).toEqual([...reached].sort());
      const kept = await db.select().from(weatherAnswers).where(isNotNull(weatherAnswers.fetchedAt));
      expect(kept).toHaveLength(reached.filter((question) => !hanging.includes(question)).length);
    },
    { timeout: 60_000, interval: 20 },
  );
  patience.abort();
  return composeBriefing({
    ...{ place: albany, name: 'Here', tasks: ['general'], incidents: [], yesterdaysTopic: null },
    weather: await known,
    now: Date.now(),
  });
}

const ofNws: WeatherQuestion[] = ['points', 'forecast', 'hourly', 'stations', 'observation', 'alerts'];
const both: WeatherQuestion[] = [...ofNws, 'open-meteo', 'air-quality'];

it.each<[WeatherQuestion[], Partial<Briefing['weather']>, string[]]>([
  [['points'], { source: 'typical' }, [unavailable, noAlerts]],
  [['alerts'], { source: 'nws', temperature: 77, live: true }, [noAlerts]],
  [
    ['forecast'],
    { source: 'nws', temperature: 77, live: true, forecast: [] },
    ['Not known right now: the next days.'],
  ],
  [['hourly'], { source: 'nws', temperature: 77, live: false }, ['Not known right now: the hours ahead.']],
  [
    ['stations'],
    { source: 'nws', temperature: 83, live: true },
    ['Not known right now: what the nearest stations measure.'],
  ],
  [
    ['observation'],
    { source: 'nws', temperature: 83, live: true },
    ['Not known right now: what the nearest stations measure.'],
  ],
])(
  'when %j of the official service hangs, what has come is used and the rest is named',
  async (hanging, figures, notices) => {
    const briefing = await briefedWhile(hanging, weather.nws, ofNws);
    expect(briefing.weather).toMatchObject(figures);
    expect(briefing.importantNotices).toEqual(notices);
  },
);

it.each<[WeatherQuestion[], Partial<Briefing['weather']>, string[]]>([
  [['points'], { source: 'open-meteo', temperature: 64.5, live: true, airQuality: 42 }, [noAlerts]],
  [['open-meteo'], { source: 'nws', uv: null, airQuality: 42 }, ['Not known right now: the UV index.']],
  [['air-quality'], { source: 'nws', uv: 1.8, airQuality: null }, ['Not known right now: the air quality.']],
  [['points', 'open-meteo', 'air-quality'], { source: 'typical' }, [unavailable, noAlerts]],
])('with both sources and %j that hang, the same', async (hanging, figures, notices) => {
  const briefing = await briefedWhile(hanging, { ...weather.nws, ...weather.openMeteo }, both);
  expect(briefing.weather).toMatchObject(figures);
  expect(briefing.importantNotices).toEqual(notices);
});

it('a place waits 8 s in all for its weather', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  try {
    const reader = weatherReader({
      config: readConfig({ WEATHER_NWS_URL: 'off', ...weather.nws }),
      ...{ db: server.app.context.db, log: server.app.log },
    });
    await reader.of(albany);
    // The first is that of the place; those after it are of single tries.
    expect(timeout.mock.calls[0]).toEqual([8_000]);
  } finally {
    timeout.mockRestore();
  }
});
