import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { json, startLocalHttp, type LocalHttp } from '../testing/local-http.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { takeTurn } from './store.ts';
import { geocodeCache } from './tables.ts';

const sample = (name: string) =>
  readFile(new URL(`./samples/nominatim-${name}.json`, import.meta.url), 'utf8');
const AUSTIN = '1400, Congress Avenue, Austin, Travis County, Texas, 78701, United States';

const opened: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0).toReversed()) await close();
});

async function startGeocoder(...answer: Parameters<typeof startLocalHttp>): Promise<LocalHttp> {
  const geocoder = await startLocalHttp(...answer);
  opened.push(geocoder);
  return geocoder;
}

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(settings);
  opened.push(server);
  return server;
}

const find = async (server: TestServer, lat: number | string, lng: number | string) =>
  (await server.as('demo')).get(`/api/geocode/reverse?lat=${lat}&lng=${lng}`);

const coordinates = (location: string) => ({ location, source: 'coordinates', attribution: null });

describe('without a geocoder', () => {
  it('gives the coordinates with six decimals to who is signed in, and refuses what is no place', async () => {
    const server = await start();
    expect((await server.nobody.get('/api/geocode/reverse?lat=1&lng=1')).status).toBe(401);
    expect((await find(server, '32.77671234567', '-96.797')).body).toEqual(
      coordinates('32.776712, -96.797000'),
    );
    expect((await find(server, '-0.0000001', '180')).body).toEqual(coordinates('0.000000, 180.000000'));
    for (const [query, field] of [
      ['lat=91&lng=0', 'lat'],
      ['lat=0&lng=-181', 'lng'],
      ['lat=NaN&lng=0', 'lat'],
      ['lat=1e1&lng=0', 'lat'],
      ['lat=&lng=0', 'lat'],
      ['lng=0', 'lat'],
      ['lat=1&lat=2&lng=0', 'lat'],
      ['lat=%00&lng=0', 'lat'],
    ]) {
      const reply = await (await server.as('demo')).get(`/api/geocode/reverse?${query}`);
      expect([reply.status, reply.body.errors[0].field]).toEqual([400, field]);
    }
  });
});

describe('with a geocoder', () => {
  it('gives its address, having asked as the service wants to be asked', async () => {
    const geocoder = await startGeocoder(json(200, await sample('place-json-austin')));
    const server = await start({ GEOCODER_URL: geocoder.url, PUBLIC_URL: 'http://crew.example' });
    expect((await find(server, '30.27662', '-97.739767')).body).toEqual({
      location: AUSTIN,
      source: 'geocoder',
      attribution: '© OpenStreetMap contributors',
    });
    const [question] = geocoder.asked;
    expect(question?.url.pathname).toBe('/reverse');
    expect(Object.fromEntries(question?.url.searchParams ?? [])).toEqual({
      format: 'json',
      lat: '30.2766',
      lon: '-97.7398',
      zoom: '18',
      addressdetails: '1',
    });
    expect(question?.headers).toMatchObject({
      'user-agent': expect.stringMatching(/^Tailboard\/\S+ \(\+http:\/\/crew\.example\)$/),
      'accept-language': 'en',
    });
    expect(question?.headers.cookie).toBeUndefined();
  });

  it('asks once for one place, also when many ask at once, and again after thirty days', async () => {
    const geocoder = await startGeocoder(json(200, await sample('reverse-jsonv2-motorway')));
    const server = await start({ GEOCODER_URL: geocoder.url });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => find(server, '-34.43917', '-58.70651')),
    );
    expect(new Set(replies.map(({ body }) => body.location)).size).toBe(1);
    expect(replies[0]?.body.location).toMatch(/^Autopista Pedro Eugenio Aramburu, El Triángulo/);
    await find(server, '-34.43918', '-58.70649');
    expect(geocoder.asked).toHaveLength(1);
    const { db } = server.app.context;
    const longAgo = new Date(Date.now() - 30 * 86_400_000 - 1000);
    await db.update(geocodeCache).set({ at: longAgo }).where(eq(geocodeCache.place, '-34.4392,-58.7065'));
    expect((await find(server, '-34.43917', '-58.70651')).body.source).toBe('geocoder');
    expect(geocoder.asked).toHaveLength(2);
  });

  it('asks once a second, from a short line, and gives the others their coordinates at once', async () => {
    const geocoder = await startGeocoder(json(200, await sample('place-json-austin')));
    const server = await start({ GEOCODER_URL: geocoder.url });
    const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => find(server, index, index)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const found = replies.filter(({ body }) => body.source === 'geocoder');
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(8);
    expect(geocoder.asked).toHaveLength(found.length);
    // The seconds are the database's; the way from there to the geocoder is now longer, now shorter.
    const took = (geocoder.asked.at(-1)?.at ?? 0) - (geocoder.asked[0]?.at ?? 0);
    expect(took).toBeGreaterThan((found.length - 1) * 700);
  });

  it('asks it in turn with the other servers of the database', async () => {
    const server = await start();
    const { db } = server.app.context;
    const turns = await Promise.all(Array.from({ length: 10 }, () => takeTurn(db)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    const aSecondAgo = new Date(Date.now() - 1500);
    await db.update(geocodeCache).set({ at: aSecondAgo }).where(eq(geocodeCache.place, ''));
    expect(await takeTurn(db)).toBe(true);
  });

  it('keeps in mind that a place has no address', async () => {
    const geocoder = await startGeocoder(json(200, await sample('reverse-error')));
    const server = await start({ GEOCODER_URL: geocoder.url });
    expect((await find(server, 1, 2)).body).toEqual(coordinates('1.000000, 2.000000'));
    expect((await find(server, 1, 2)).body).toEqual(coordinates('1.000000, 2.000000'));
    expect(geocoder.asked).toHaveLength(1);
  });

  it('that fails gives the coordinates, and is left alone for a while', async () => {
    const geocoder = await startGeocoder(json(429, '{}'));
    const server = await start({ GEOCODER_URL: geocoder.url });
    for (const [lat, lng] of [
      [1, 2],
      [3, 4],
    ] as const) {
      const reply = await find(server, lat, lng);
      expect([reply.status, reply.body]).toEqual([200, coordinates(`${lat}.000000, ${lng}.000000`)]);
    }
    expect(geocoder.asked).toHaveLength(1);
  });

  it('that is not there gives the coordinates', async () => {
    const geocoder = await startGeocoder(() => undefined);
    geocoder.close();
    const server = await start({ GEOCODER_URL: geocoder.url });
    expect((await find(server, 1, 2)).body).toEqual(coordinates('1.000000, 2.000000'));
  });
});
