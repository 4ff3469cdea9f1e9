import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { hangUp, problem, startWeatherReplay, type WeatherReplay } from '../../testing/weather-replay.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { weatherAnswers, weatherPlaces } from '../tables.ts';
import { weatherReader } from './weather-of-place.ts';

const albany = { lat: 42.745, lng: -73.752 };

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

/** Another server of the same database, or the same one started again: nothing in its memory. */
const anotherServer = () =>
  weatherReader({ config: readConfig(weather.nws), db: server.app.context.db, log: server.app.log });

/** Lets time pass for what is kept. */
const later = (minutes: number) =>
  server.app.context.db.update(weatherAnswers).set({
    fetchedAt: sql`${weatherAnswers.fetchedAt} - make_interval(mins => ${minutes})`,
    busyUntil: null,
    failed: false,
  });

describe('answers of a weather service', () => {
  it('are shared by servers and outlive a restart', async () => {
    const first = await anotherServer().of(albany);
    const before = weather.counts();
    // A phone some metres away.
    const second = await anotherServer().of({ lat: 42.7461, lng: -73.7499 });
    expect(weather.counts()).toEqual(before);
    expect(second).toEqual(first);
    expect(second.outlook?.live).toBe(true);
  });

  it('are asked for once when two servers want them at the same time', async () => {
    const [one, other] = [anotherServer(), anotherServer()];
    await one.of(albany);
    await later(24 * 60 + 1);
    await Promise.all([anotherServer().of(albany), other.of(albany)]);
    for (const [question, times] of Object.entries(weather.counts()))
      expect([question, times]).toEqual([question, 2]);
  });

  it('are asked for anew by their lifetimes, with the date of the last one', async () => {
    await anotherServer().of(albany);
    await later(3);
    await anotherServer().of(albany);
    expect(weather.counts()).toMatchObject({ points: 1, hourly: 1, forecast: 1, observation: 1, alerts: 2 });
    await later(31);
    weather.answer('hourly', (reply) => reply.writeHead(304).end());
    const { outlook } = await anotherServer().of(albany);
    expect(weather.counts()).toMatchObject({ points: 1, hourly: 2, forecast: 1, observation: 2 });
    expect(
      weather.asked.findLast(({ url }) => url.pathname.endsWith('/hourly'))?.headers['if-modified-since'],
    ).toBe('Wed, 15 Jul 2026 20:08:47 GMT');
    expect(outlook?.live).toBe(true);
    expect(outlook?.hours).toHaveLength(12);
  });

  it('stand in, as what they are, when the service is gone', async () => {
    await anotherServer().of(albany);
    await later(60);
    for (const question of ['hourly', 'forecast', 'alerts', 'observation', 'stations'] as const)
      weather.answer(question, problem(503, 'ForecastGridExpired'));
    const gone = await anotherServer().of(albany);
    expect(gone.outlook).toMatchObject({ live: false, name: 'Latham, NY' });
    expect(gone.outlook?.hours).toHaveLength(12);
    expect(gone.alertsState).toBe('failed');
    // The service is left alone for a while, also by the other servers.
    const before = weather.counts();
    await anotherServer().of(albany);
    expect(weather.counts()).toEqual(before);
  });

  it('of a place that is not covered are not asked for again, but its neighbour’s are', async () => {
    weather.answer('points', problem(404, 'InvalidPoint'));
    const sea = await anotherServer().of(albany);
    await anotherServer().of(albany);
    expect([sea.covered, sea.outlook, weather.counts().points]).toEqual([false, null, 1]);
    weather.answer('points');
    const shore = await anotherServer().of({ ...albany, lng: -73.7521 });
    expect([shore.covered, shore.outlook?.live]).toEqual([true, true]);
  });

  it('are not made up when there never was one', async () => {
    weather.answer('points', hangUp);
    const none = await anotherServer().of(albany);
    expect(none).toMatchObject({ outlook: null, alerts: [], alertsState: 'failed', covered: null });
  });

  it('are forgotten a week after they were last asked for, and so is where that was', async () => {
    const { db } = server.app.context;
    await anotherServer().of(albany);
    await later(8 * 24 * 60);
    const dallas = { lat: 32.7767, lng: -96.797 };
    // A server that has just started tidies up with its first answer.
    await anotherServer().of(dallas);
    const keys = (await db.select().from(weatherAnswers)).map(({ key }) => key);
    expect(keys.some((key) => key.endsWith(':42.745,-73.752'))).toBe(false);
    expect(await db.select().from(weatherPlaces)).toEqual([{ latitude: dallas.lat, longitude: dallas.lng }]);
  });
});
