import { briefingSchema } from '@tailboard/contract/briefing.ts';
import { notificationListSchema, type Notification } from '@tailboard/contract/notifications.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStream } from '../testing/event-stream.ts';
import { anIncident } from '../testing/builders.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '100000' });
});
afterAll(() => server.close());

const opened: { close: () => unknown }[] = [];
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

/** Each test has a place of its own, a degree from the others. */
let degree = 30;
const newPlace = () => {
  degree += 1;
  return { lat: degree, lng: -90 };
};
type Place = ReturnType<typeof newPlace>;

const milesNorth = ({ lat, lng }: Place, miles: number) => ({ lat: lat + miles / 69.1, lng });
const at = ({ lat, lng }: Place) => ({ latitude: lat.toFixed(6), longitude: lng.toFixed(6) });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const SECRET = 'Bolt by the blue gantry of Ana Secret, whose wrist was cut';
const hazard = (place: Place, more: Record<string, unknown> = {}) => ({
  ...{ type: 'Other', category: 'hazard', location: 'Behind the secret gantry', priority: 'low' },
  ...{ description: `A live wire hangs loose. ${SECRET}`, date: minutesAgo(5), ...at(place), ...more },
});

async function briefed(person: Person, { lat, lng }: Place) {
  const { status, body } = await person.get(`/api/daily-briefing?lat=${lat}&lng=${lng}`);
  expect(status).toBe(200);
  return briefingSchema.parse(body);
}
const hazardsFor = async (person: Person, place: Place) => (await briefed(person, place)).localHazards;

async function warnings(person: Person): Promise<Notification[]> {
  const { body } = await person.get('/api/notifications');
  return notificationListSchema.parse(body).notifications.filter(({ kind }) => kind === 'hazard-nearby');
}

/** A person of a crew of their own, with the place open. */
async function somebodyAt(place: Place | null, more: Parameters<TestServer['addPerson']>[0] = {}) {
  const person = await server.addPerson({
    crewId: `crew-${degree}-${Math.random().toString(36).slice(2, 8)}`,
    ...more,
  });
  if (place !== null) await briefed(person, place);
  return person;
}

async function change(person: Person, id: number, more: Record<string, unknown>) {
  const { body } = await person.get(`/api/incidents/${id}`);
  const reply = await person.put(`/api/incidents/${id}`, { ...body, ...more });
  expect([reply.status, reply.status === 200 ? '' : reply.body]).toEqual([200, '']);
}

describe('a hazard that others report', () => {
  it('is shown to every crew near by kind, distance and age, and nothing else of it leaves', async () => {
    const place = newPlace();
    const [ana, other] = [await somebodyAt(null), await somebodyAt(place)];
    const stream = await openStream(other);
    opened.push(stream);
    const id = await reportOne(ana, hazard(milesNorth(place, 2)));
    const event = await stream.nextOf('briefing');
    const [shown, ...more] = await hazardsFor(other, place);
    expect(more).toEqual([]);
    expect(shown).toEqual({
      id: expect.stringMatching(/^nearby-[0-9a-f]{16}$/),
      title: 'Electrical contact',
      severity: 'high',
      description: 'A hazard was reported near here.',
      location: '',
      reportedAt: expect.stringMatching(/:00\.000Z$/),
      distanceMiles: 2,
    });
    expect(event).toMatchObject({ what: 'hazard', title: 'Electrical contact' });
    const list = (await other.get('/api/notifications')).body as unknown;
    const everything = JSON.stringify([event, await briefed(other, place), list]);
    for (const secret of [
      'gantry',
      'Secret',
      'wrist',
      'Bolt',
      ana.session?.user.name ?? '',
      `incident-${id}`,
      `"incidentId":${id}`,
    ])
      expect([secret, everything.includes(secret)]).toEqual([secret, false]);
    for (const path of ['', '/comments', '/report.pdf', '/investigation'])
      expect((await other.get(`/api/incidents/${id}${path}`)).status).toBe(404);
    // Whoever may read it reads it.
    const [mine] = await hazardsFor(ana, place);
    expect(mine).toMatchObject({ id: `incident-${id}`, description: expect.stringContaining('gantry') });
  });

  it.each([
    ['a near miss', { category: 'near-miss', description: 'Tripped over a hose.' }, 'Slip or trip'],
    ['a hazard of no known kind', { description: 'Look out there.' }, 'Hazard'],
    [
      'a serious incident',
      {
        category: 'incident',
        description: 'Fell 14 feet from the scaffold and was admitted to the hospital.',
      },
      'Fall from height',
    ],
    ['a light incident', { category: 'incident', description: 'Tripped on a hose, a scratch.' }, null],
    [
      'an incident that is medical alone',
      { category: 'incident', type: 'Workplace Injury', description: 'He had a heart attack and died.' },
      null,
    ],
    ['one of last week', { date: minutesAgo(8 * 24 * 60) }, null],
    ['one 30 miles away', {}, null, 30],
    ['one without a position', { latitude: null, longitude: null }, null],
  ])('%s', async (_name, more, title, miles = 1) => {
    const place = newPlace();
    const [ana, other] = [await somebodyAt(null), await somebodyAt(place)];
    await reportOne(ana, hazard(milesNorth(place, miles), more));
    expect((await hazardsFor(other, place)).map((one) => one.title)).toEqual(title === null ? [] : [title]);
    expect((await warnings(other)).length).toBe(title === null ? 0 : 1);
  });

  it('ends when it is closed, when it turns out to be none, and takes its unread notice along', async () => {
    const place = newPlace();
    const [ana, other] = [await server.addPerson({ crewId: 'north' }), await somebodyAt(place)];
    const first = await reportOne(ana, hazard(place));
    const second = await reportOne(
      ana,
      hazard(place, { category: 'near-miss', description: 'A brick fell.' }),
    );
    expect((await hazardsFor(other, place)).length).toBe(2);
    expect((await warnings(other)).length).toBe(2);
    const lead = await server.as('lead');
    await change(ana, second, { category: 'incident', description: 'A scratch, no more.' });
    expect((await hazardsFor(other, place)).length).toBe(1);
    const safety = await server.as('safety');
    await safety.put(`/api/incidents/${first}/investigation`, {
      ...{ timeline: [], whys: ['It hung.'], leadBy: null, state: 'done' },
      causes: [{ kind: 'equipment', text: 'It hung.', root: true }],
    });
    await change(lead, first, { status: 'in_progress' });
    expect((await warnings(other)).length).toBe(1);
    await change(lead, first, { status: 'closed' });
    expect(await hazardsFor(other, place)).toEqual([]);
    expect(await warnings(other)).toEqual([]);
  });
});

describe('who is on site', () => {
  it('is notified once of it, with kind and distance, and the reporter never', async () => {
    const place = newPlace();
    const other = await somebodyAt(place);
    const ana = await somebodyAt(place);
    const report = anIncident(hazard(milesNorth(place, 1)));
    const { body } = await ana.post('/api/incidents', report);
    await ana.post('/api/incidents', report);
    await change(ana, body.id as number, { description: 'A live wire hangs loose over the path.' });
    expect(await warnings(other)).toMatchObject([
      {
        ...{ incidentId: null, actionId: null, by: null, claimId: null, read: false },
        facts: { category: 'hazard', hazard: 'Electrical contact', miles: 1 },
      },
    ]);
    expect(Object.keys((await warnings(other))[0]?.facts ?? {}).toSorted()).toEqual([
      'category',
      'hazard',
      'miles',
    ]);
    expect(await warnings(ana)).toEqual([]);
  });

  it('is who opened a briefing within five miles, and else the rest of their crew', async () => {
    const place = newPlace();
    const foreman = await somebodyAt(place);
    const crewId = foreman.session?.user.crewId ?? '';
    const mate = await server.addPerson({ crewId });
    const elsewhere = await somebodyAt(newPlace(), { crewId });
    const [far, nobodyThere] = [await somebodyAt(milesNorth(place, 8)), await somebodyAt(null)];
    // The foreman's was the last of the crew.
    await briefed(foreman, milesNorth(place, 0.5));
    const ana = await somebodyAt(null);
    await reportOne(ana, hazard(place));
    const told = await Promise.all(
      [foreman, mate, elsewhere, far, nobodyThere].map(async (person) => (await warnings(person)).length),
    );
    expect(told).toEqual([1, 1, 0, 0, 0]);
    expect((await hazardsFor(far, milesNorth(place, 8))).length).toBe(1);
  });

  it('is not notified of what they were told already, nor of yesterday, and of a batch once', async () => {
    const place = newPlace();
    const [lead, safety, other] = [
      await server.as('lead'),
      await server.as('safety'),
      await somebodyAt(place),
    ];
    await briefed(lead, place);
    await briefed(safety, place);
    const ana = await server.addPerson({ crewId: 'north' });
    await reportOne(ana, hazard(place, { date: minutesAgo(30 * 60) }));
    expect([await warnings(lead), await warnings(safety), await warnings(other)]).toEqual([[], [], []]);
    const items = [1, 0.2, 3].map((miles) => {
      const record = anIncident(hazard(milesNorth(place, miles)));
      return { kind: 'incident.report', record };
    });
    const { status } = await ana.post('/api/sync', { userId: ana.id, items });
    expect(status).toBe(200);
    expect(await warnings(other)).toMatchObject([{ facts: { miles: 0.2 } }]);
    expect([await warnings(lead), await warnings(safety)]).toEqual([[], []]);
    expect((await hazardsFor(other, place)).length).toBe(4);
  });

  it('hears of a report that becomes serious later', async () => {
    const place = newPlace();
    const [ana, other] = [await somebodyAt(null), await somebodyAt(place)];
    const light = { category: 'incident', description: 'Fell from the scaffold, nothing broken.' };
    const id = await reportOne(
      ana,
      hazard(place, { ...light, description: 'Tripped on a hose, a scratch.' }),
    );
    expect(await warnings(other)).toEqual([]);
    await change(ana, id, {
      description: 'Fell 14 feet from the scaffold and was admitted to the hospital.',
    });
    expect(await warnings(other)).toMatchObject([
      { facts: { category: 'incident', hazard: 'Fall from height' } },
    ]);
  });

  it('switches the push message off in Settings', async () => {
    const person = await somebodyAt(null);
    const choices = { 'hazard-nearby': { push: false, email: false } };
    expect((await person.put('/api/notifications/choices', { choices })).status).toBeLessThan(300);
    const { body } = await person.get('/api/notifications/choices');
    expect(body.choices['hazard-nearby']).toEqual({ push: false, email: false });
  });
});
