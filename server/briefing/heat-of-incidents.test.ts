import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { incidents } from '../incidents/public.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import {
  geo,
  openMeteoOfNow,
  sampleOfNow,
  startWeatherReplay,
  type WeatherReplay,
} from '../testing/weather-replay.ts';
import { json } from '../testing/local-http.ts';
import { heatIndexAt } from './heat-of-incidents.ts';
import { nothingKnown, type Outlook } from './weather/provider.ts';
import { weatherReader } from './weather/weather-of-place.ts';

let weather: WeatherReplay;
let server: TestServer;
let demo: Person;
beforeAll(async () => {
  weather = await startWeatherReplay();
  // 95 °F and 55 % are 109 °F by the National Weather Service's table.
  weather.answer('open-meteo', json(200, openMeteoOfNow({ temperature_2m: 95, relative_humidity_2m: 55 })));
  server = await startTestServer(weather.openMeteo);
  demo = await server.as('demo');
});
afterAll(async () => {
  await server.close();
  weather.close();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

async function heatOf(id: number): Promise<number | null> {
  const { db } = server.app.context;
  const [row] = await db.select({ heat: incidents.heatIndex }).from(incidents).where(eq(incidents.id, id));
  return row?.heat ?? null;
}
/** The jobs are taken in their order: the last one's figure says that those before are done. */
const found = (id: number) =>
  vi.waitFor(async () => expect(await heatOf(id)).not.toBeNull(), { timeout: 30_000 });

it('is found for new reports with a position whose hour is known; others stay unknown', async () => {
  const place = { latitude: '40.71', longitude: '-74.01' };
  const old = await reportOne(demo, { ...place, date: hoursAgo(30) });
  const before = await reportOne(demo, { ...place, date: hoursAgo(12) });
  const nowhere = await reportOne(demo, { latitude: null, longitude: null, date: hoursAgo(0.1) });
  const now = await reportOne(demo, { ...place, date: hoursAgo(0.1) });
  await found(now);
  expect(await Promise.all([old, before, nowhere, now].map(heatOf))).toEqual([null, null, null, 109]);
  const { body } = await (await server.as('safety')).get('/api/insights');
  expect(body).toMatchObject({ heatKnown: 1 });
  expect(
    (body.byHour as { heatIndex: number | null }[]).filter(({ heatIndex }) => heatIndex !== null),
  ).toEqual([expect.objectContaining({ heatIndex: 109 })]);

  // Moved to another hour, the figure of the first goes.
  const { body: incident } = await demo.get(`/api/incidents/${now}`);
  await demo.put(`/api/incidents/${now}`, { ...incident, date: hoursAgo(30) });
  expect(await heatOf(now)).toBeNull();
});

it.each([
  ['what is measured now', 0.3, 109],
  ['the hour of the forecast', 3, 84],
  ['an hour without humidity', 5, null],
  ['an hour that is not there', 9, null],
])('%s', (_name, ago, heat) => {
  const now = Date.parse('2026-07-01T15:45:00Z');
  const hour = (time: string, temperature: number, humidity: number | null) => ({
    ...{ ...nothingKnown, temperature, humidity },
    at: Date.parse(`2026-07-01T${time}:00Z`),
  });
  const outlook: Outlook = {
    ...{ source: 'nws', name: null, timeZone: null, days: [], asOf: now, live: true },
    current: { ...nothingKnown, temperature: 95, humidity: 55 },
    hours: [hour('10:00', 80, null), hour('12:00', 82, 60), hour('15:00', 90, 50)],
  };
  expect(heatIndexAt(outlook, { at: now - ago * 3_600_000, now })).toBe(heat);
});

it('an hour that is over is known from an earlier forecast', async () => {
  const nws = await startWeatherReplay();
  const { db, config } = server.app.context;
  const { of } = weatherReader({
    ...{ db, log: server.app.log },
    config: { ...config, weather: { ...config.weather, nwsUrl: nws.url, openMeteoUrl: null } },
  });
  const place = { lat: 42.745, lng: -73.752 };
  const reported = Date.now();
  const first = (await of(place)).outlook;
  vi.useFakeTimers({ toFake: ['Date'], now: reported + 3 * 3_600_000 });
  try {
    nws.answer('hourly', geo(sampleOfNow('nws-forecast-hourly-albany-first12')));
    const later = (await of(place)).outlook;
    if (first === null || later === null) throw new Error('There is no weather');
    expect(later.live).toBe(true);
    const at = { at: reported, now: Date.now() };
    expect(heatIndexAt(later, at)).toBe(heatIndexAt({ ...first, live: false }, at));
    expect(heatIndexAt(later, at)).not.toBeNull();
  } finally {
    vi.useRealTimers();
    nws.close();
  }
});
