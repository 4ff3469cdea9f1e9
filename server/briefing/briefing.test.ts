import { briefingSchema, type Briefing, type BriefingEvent } from '@tailboard/contract/briefing.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { openStream } from '../testing/event-stream.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { geo, sampleOfNow, startWeatherReplay, type WeatherReplay } from '../testing/weather-replay.ts';
import { parseAlerts } from './alerts.ts';
import { briefingSource } from './live.ts';

const ALBANY = 'lat=42.745&lng=-73.752';

/** Without any source of weather. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const opened: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0).toReversed()) await close();
});

async function replay(): Promise<WeatherReplay> {
  const weather = await startWeatherReplay();
  opened.push(weather);
  return weather;
}

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(settings);
  opened.push(server);
  return server;
}

async function briefed(person: Person, query = ALBANY): Promise<Briefing> {
  const { status, body } = await person.get(`/api/daily-briefing?${query}`);
  expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  return briefingSchema.parse(body);
}

const levels = ({ timeline }: Briefing) => [
  ...new Set(timeline.flatMap(({ tasks }) => tasks.map(({ level }) => level))),
];

describe('the daily briefing', () => {
  it('is for who is signed in, and refuses what is no place or task, naming it', async () => {
    expect((await server.nobody.get(`/api/daily-briefing?${ALBANY}`)).status).toBe(401);
    expect((await server.nobody.get('/api/daily-briefing/ping')).status).toBe(401);
    const demo = await server.as('demo');
    for (const [query, field] of [
      ['', 'lat'],
      ['lng=0', 'lat'],
      ['lat=0', 'lng'],
      ['lat=&lng=', 'lat'],
      ['lat=here&lng=0', 'lat'],
      ['lat=NaN&lng=0', 'lat'],
      ['lat=Infinity&lng=0', 'lat'],
      ['lat=-90.0001&lng=0', 'lat'],
      ['lat=0&lng=180.0001', 'lng'],
      ['lat=0&lng=NaN', 'lng'],
      ['lat=%00&lng=0', 'lat'],
      ['lat=0x10&lng=0', 'lat'],
      ['lat=90.1&lng=0', 'lat'],
      ['lat=0&lng=-180.1', 'lng'],
      ['lat=1e1&lng=0', 'lat'],
      ['lat=1&lat=2&lng=0', 'lat'],
      ['lat=1&lng=1&tasks=crane,flying', 'tasks'],
      ['lat=1&lng=1&tasks=__proto__', 'tasks'],
    ]) {
      const reply = await demo.get(`/api/daily-briefing?${query}`);
      expect([query, reply.status, reply.body.errors?.[0].field]).toEqual([query, 400, field]);
    }
    const { body } = await demo.get('/api/daily-briefing?lat=1&lng=1&tasks=crane,flying,swimming');
    expect(body.errors[0].message).toMatch(/flying, swimming/);
    expect(Date.parse((await demo.get('/api/daily-briefing/ping')).body.at)).toBeGreaterThan(0);
  });

  it('rounds the place to four decimals, here and upstream', async () => {
    const weather = await replay();
    const server = await start(weather.nws);
    const briefing = await briefed(await server.as('demo'), 'lat=42.740000123456789&lng=-73.752012345678901');
    expect(briefing.location).toEqual({ name: 'Latham, NY', lat: 42.74, lng: -73.752 });
    expect(weather.asked[0]?.url.pathname).toBe('/points/42.74,-73.752');
    expect(weather.asked.find(({ url }) => url.pathname === '/alerts/active')?.url.search).toBe(
      '?point=42.74,-73.752',
    );
  });

  it('without any source shows typical values as such, and makes nothing of them', async () => {
    const briefing = await briefed(await server.as('demo'), 'lat=32.7767&lng=-96.797&tasks=crane,general');
    expect(briefing.location.name).toBe('Dallas, TX');
    expect(briefing.weather).toMatchObject({
      temperature: 72,
      condition: 'Partly Cloudy',
      wind: { speed: 8, unit: 'mph', direction: 'NW' },
      precipitation: { chance: 20 },
      humidity: 65,
      uv: 4,
      source: 'typical',
      live: false,
      asOf: null,
      label: 'Typical values, not live',
    });
    expect(levels(briefing)).toEqual(['unknown']);
    expect(briefing.alertsKnown).toBe(false);
    expect(briefing.safetyGuidelines[0]?.id).toBe('weather-unknown');
    expect(briefing.importantNotices).toContain(
      'Weather unavailable. Look at the conditions yourself before you start.',
    );
    expect(briefing.ppeRecommendations.map(({ id }) => id)).not.toContain('water');
  });
});

describe('with the National Weather Service', () => {
  it('gives what is measured, fills gaps from the hour, and judges the hours', async () => {
    const weather = await replay();
    const server = await start({ ...weather.nws, WEATHER_CONTACT: 'ops@example.com' });
    const briefing = await briefed(await server.as('demo'), `${ALBANY}&tasks=roof,crane,crane`);
    expect(briefing.weather).toMatchObject({
      location: 'Latham, NY',
      condition: 'Partly Cloudy',
      temperature: 77,
      humidity: 43,
      wind: { speed: 13.8, direction: 'W' },
      gust: 26,
      source: 'nws',
      live: true,
      label: null,
      uv: null,
    });
    expect(briefing.tasks).toEqual(['crane', 'roof']);
    expect(briefing.timeZone).toBe('America/New_York');
    expect(briefing.alertsKnown).toBe(true);
    const [first] = briefing.timeline;
    expect(first?.tasks.map(({ task, level }) => [task, level])).toEqual([
      ['crane', 'amber'],
      ['roof', 'green'],
    ]);
    expect(first?.tasks[0]?.reasons[0]).toMatchObject({
      ruleId: 'wind-hoisting-people',
      value: '26 mph',
      kind: 'law',
    });
    expect(weather.asked[0]?.headers['user-agent']).toBe('Tailboard/0.1.0 (ops@example.com)');
    expect(weather.asked.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  });

  it('asks it once for each kind, however many are at one place in a minute', async () => {
    const weather = await replay();
    const server = await start({ ...weather.nws, ...weather.openMeteo, RATE_LIMIT_PER_MINUTE: '100000' });
    const crew = await Promise.all(['demo', 'mike', 'lead', 'rosa'].map((name) => server.as(name)));
    // Phones of one crew differ by metres.
    const near = (index: number) =>
      `lat=${42.745 + (index % 7) / 10_000}&lng=${-73.752 - (index % 11) / 10_000}`;
    const replies = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        (crew[index % crew.length] ?? server.nobody).get(`/api/daily-briefing?${near(index)}`),
      ),
    );
    expect(replies.every((reply) => reply.status === 200 && reply.body.weather.live)).toBe(true);
    expect(weather.counts()).toEqual({
      points: 1,
      forecast: 1,
      hourly: 1,
      stations: 1,
      observation: 1,
      alerts: 1,
      'open-meteo': 1,
      'air-quality': 1,
    });
    // Five hundred requests take a while where the machine is busy.
  }, 180_000);
});

describe('reports nearby', () => {
  const here = {
    latitude: '42.75',
    longitude: '-73.75',
    // Light, so that nobody else is warned of it (server/hazards).
    description: 'Tripped on a hose, a scratch.',
    date: new Date(Date.now() - 3_600_000).toISOString(),
  };
  const report = async (person: Person, more: Record<string, unknown> = {}) => {
    const reply = await person.post('/api/incidents', anIncident({ ...here, ...more }));
    expect(reply.status).toBe(201);
    return `incident-${reply.body.id}`;
  };
  /** Reports until something was told. */
  const reportUntil = async (person: Person, told: Promise<unknown>): Promise<unknown> => {
    for (;;) {
      await report(person);
      const first = await Promise.race([told, sleep(100, null)]);
      if (first !== null) return first;
    }
  };
  const hazards = async (person: Person) => (await briefed(person)).localHazards.map(({ id }) => id);

  it('are shown to those who may read them, the nearest first, with their distance', async () => {
    const [ana, bob, lead, chief] = [
      await server.addPerson({ crewId: 'north' }),
      await server.addPerson({ crewId: 'north' }),
      await server.as('lead'),
      await server.as('chief'),
    ];
    const far = await report(ana, { latitude: '42.9', priority: 'high' });
    const near = await report(ana);
    await report(ana, { latitude: '44', longitude: '-73.75' });
    await report(ana, { latitude: null, longitude: null });
    await report(ana, { date: new Date(Date.now() - 9 * 86_400_000).toISOString() });
    expect(await hazards(bob)).toEqual([]);
    expect(await hazards(chief)).toEqual([]);
    expect(await hazards(lead)).toEqual([near, far]);
    expect(await hazards(await server.as('admin'))).toEqual([near, far]);
    const [first, second] = (await briefed(ana)).localHazards;
    expect(first).toMatchObject({ title: 'Workplace Injury', severity: 'medium', distanceMiles: 0.4 });
    expect(second).toMatchObject({ severity: 'high', distanceMiles: 10.7 });
    expect(JSON.stringify(first)).not.toContain(ana.session?.user.name ?? 'nobody');
    expect((await briefed(ana)).safetyGuidelines).toContainEqual(
      expect.objectContaining({ id: 'incident-workplace-injury', source: 'Reports in Tailboard' }),
    );
  });

  it('arrive live with those who have the place open and may read them', async () => {
    const [ana, bob, lead] = [
      await server.addPerson({ crewId: 'north' }),
      await server.addPerson({ crewId: 'north' }),
      await server.as('lead'),
    ];
    for (const person of [bob, lead]) await briefed(person);
    const [toBob, toLead] = [await openStream(bob), await openStream(lead)];
    opened.push(toBob, toLead);
    await report(ana);
    expect(await toLead.nextOf('briefing')).toEqual({
      lat: 42.745,
      lng: -73.752,
      what: 'hazard',
      title: 'Workplace Injury',
      sentences: [{ text: 'Workplace Injury', code: 'incident-type.Workplace Injury' }],
    });
    // What comes to Bob next is his own report, not Ana's.
    await report(bob, { type: 'Equipment Damage' });
    expect(await toBob.nextOf('briefing')).toMatchObject({ title: 'Equipment Damage' });
  });

  it('arrive on a stream that was open before the briefing', async () => {
    const ana = await server.addPerson({ crewId: 'north' });
    const stream = await openStream(ana);
    opened.push(stream);
    await briefed(ana, 'lat=42.75&lng=-73.75');
    // Only one that is told before the stream has looked at the place for the first time is no news.
    const told = stream.nextOf('briefing');
    expect(await reportUntil(ana, told)).toMatchObject({ lat: 42.75, lng: -73.75, what: 'hazard' });
  });

  it('and an alert that is new reaches who has the place open', async () => {
    const weather = await replay();
    const server = await start(weather.nws);
    const lead = await server.as('lead');
    expect((await briefed(lead)).alerts).toEqual([]);
    const stream = await openStream(lead);
    opened.push(stream);
    // What the stream finds when it first looks at the place is no news.
    await reportUntil(lead, stream.nextOf('briefing'));
    weather.answer('alerts', geo(sampleOfNow('nws-alerts-active-mixed')));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
    try {
      // Wakes the stream, as every report nearby does; otherwise it looks by itself.
      await report(lead);
      // Reports are news too.
      let told = await stream.nextOf('briefing');
      while ((told as BriefingEvent).what !== 'alert') told = await stream.nextOf('briefing');
      expect(told).toMatchObject({
        lat: 42.745,
        lng: -73.752,
        title: expect.stringMatching(/Warning|Advisory|Alert/),
      });
      expect((await briefed(lead)).alerts).not.toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('and alerts are news once', async () => {
    const lead = await server.as('lead');
    await briefed(lead);
    const alerts = parseAlerts(JSON.parse(sampleOfNow('nws-alerts-active-mixed')));
    const [heat, ...others] = alerts.filter(({ until }) => (until ?? 0) > Date.now() + 3_600_000);
    let inForce = others;
    const news = briefingSource({ db: server.app.context.db, alertsOf: async () => inForce })({
      id: lead.id,
      role: 'supervisor',
      crewId: 'north',
      name: '',
      username: 'lead',
    });
    expect(await news()).toEqual([]);
    inForce = alerts;
    expect(await news()).toContainEqual({
      event: 'briefing',
      data: expect.objectContaining({ lat: 42.745, lng: -73.752, what: 'alert', title: heat?.event }),
    });
    expect(await news()).toEqual([]);
  });
});

describe('the topic of the talk', () => {
  it('is another one than the crew had yesterday', async () => {
    const demo = await server.addPerson({ crewId: 'east' });
    const { toolboxTalkTopic: today } = await briefed(demo, `${ALBANY}&tasks=trench,roof`);
    const { db } = server.app.context;
    const { briefingTopics } = await import('./tables.ts');
    const rows = await db.select().from(briefingTopics);
    const row = rows.find(({ audience }) => audience === 'crew:east');
    expect(row?.documentKey).toBe(today.documentKey);
    const yesterday = new Date(Date.parse(`${row?.day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    // Another crew that had it yesterday.
    await db
      .insert(briefingTopics)
      .values({ audience: 'crew:west', day: yesterday, documentKey: today.documentKey });
    const other = await server.addPerson({ crewId: 'west' });
    const { toolboxTalkTopic: theirs } = await briefed(other, `${ALBANY}&tasks=trench,roof`);
    expect(theirs.documentKey).not.toBe(today.documentKey);
    expect(theirs.reason).not.toBe('');
  });
});
