import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { reportOne } from '../../testing/incident-with-files.ts';
import type { Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const names = ['ladder', 'hose', 'slip', 'crash', 'hazard', 'bosses'] as const;
type Name = (typeof names)[number];
let ids: Record<Name, number>;
let outside: number;
let crew: { boss: Person; ann: Person; ben: Person };
let chief: Person;

/** One crew with six reports, the newest first as named; another crew with one. */
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  const of = (name: string, role: 'supervisor' | 'field-crew', crewId = 'search') =>
    server.addPerson({ name, role, crewId });
  crew = {
    boss: await of('Bea Boss', 'supervisor'),
    ann: await of('Ana Núñez', 'field-crew'),
    ben: await of("Ben O'Neill", 'field-crew'),
  };
  chief = await of('Cora Chief', 'supervisor', 'elsewhere');
  const report = async (person: Person, day: string, overrides: Record<string, unknown>) =>
    reportOne(person, { date: `${day}T12:00:00Z`, location: 'Yard', priority: 'low', ...overrides });
  ids = {
    bosses: await report(crew.boss, '2026-03-01', { description: 'Cut a finger.', type: 'Other' }),
    hazard: await report(crew.ben, '2026-03-02', {
      description: 'Open trench without rails',
      category: 'hazard',
      type: 'Other',
      location: 'Calle Peñón 3.5, gate/door',
    }),
    crash: await report(crew.ann, '2026-03-03', {
      description: 'The truck rolled back into a fence; nobody near.',
      type: 'Vehicle Accident',
      priority: 'high',
    }),
    slip: await report(crew.ben, '2026-03-03', { description: 'Resbaló en el café', priority: 'medium' }),
    hose: await report(crew.ann, '2026-03-04', {
      description: 'Torn hose on the yellow excavator',
      type: 'Equipment Damage',
      category: 'near-miss',
      priority: 'high',
    }),
    ladder: await report(crew.ben, '2026-03-05', {
      description: 'Fell 12 feet from the ladder and was admitted to the hospital.',
    }),
  };
  outside = await report(await of('Otto Other', 'field-crew', 'elsewhere'), '2026-03-05', {
    description: 'Torn hose',
  });
  const { db } = server.app.context;
  await db.execute(sql`update incidents set severity = 'low', status = 'open'`);
  await db.execute(sql`update incidents set severity = 'high' where id in (${ids.ladder}, ${outside})`);
  await db.execute(sql`update incidents set severity = 'medium', status = 'closed' where id = ${ids.crash}`);
  await db.execute(sql`update incidents set severity = null where id = ${ids.bosses}`);
  await db.execute(sql`insert into incident_people (incident_id, name, role, injury)
    values (${ids.slip}, 'Zoë Hurt', 'contractor', 'fractured')`);
  for (const [incident, state] of [
    [ids.ladder, 'open'],
    [ids.hose, 'done'],
    [ids.crash, 'verified'],
    [ids.slip, 'rejected'],
  ]) {
    await db.execute(sql`insert into actions (title, incident_id, level, assignee_id, due_on, priority, state, created_by,
      content_hash) values ('Do it', ${incident}, 'ppe', ${crew.ben.id}, '2026-04-01', 'low', ${state}, ${crew.boss.id}, '')`);
  }
});
afterAll(() => server.close());

const ask = (person: Person, query: Record<string, string>) =>
  person.get(`/api/incidents?${new URLSearchParams(query).toString()}`);
const found = async (person: Person, query: Record<string, string>): Promise<number[]> => {
  const { status, body } = await ask(person, query);
  expect(status).toBe(200);
  return body.map(({ id }: { id: number }) => id);
};
/** The ids of a map, the newest first. */
const placed = async (person: Person, query: Record<string, string>): Promise<number[]> => {
  const { status, body } = await person.get(`/api/incidents/places?${new URLSearchParams(query).toString()}`);
  expect([status, body.isWhole]).toEqual([200, true]);
  return body.places.map(({ id }: { id: number }) => id);
};

describe('what one may not see', () => {
  it('is not found, by no word, name, number, crew or filter', async () => {
    expect((await ask(server.nobody, { query: 'hose' })).status).toBe(401);
    expect((await server.nobody.get('/api/incidents/places')).status).toBe(401);
    for (const query of [
      { query: 'hose' },
      { query: 'zoe' },
      { query: `#${ids.ladder}` },
      { query: 'ben' },
      { crew: 'search' },
      { crew: 'search', query: 'ladder' },
      { status: 'closed' },
    ]) {
      expect(await found(chief, query)).toEqual(query.query === 'hose' ? [outside] : []);
      expect(await placed(chief, query)).toEqual(query.query === 'hose' ? [outside] : []);
    }
    expect(await found(crew.ann, { query: 'ladder' })).toEqual([]);
    expect(await found(crew.ann, { crew: 'elsewhere' })).toEqual([]);
    expect(await found(crew.ann, { crew: 'search' })).toEqual([ids.hose, ids.crash]);
    const alone = await server.addPerson({ role: 'supervisor', crewId: null });
    expect(await found(alone, { sort: 'severity' })).toEqual([]);
  });

  it('is found by no medical detail, whoever looks, but by the name of who was hurt', async () => {
    expect(await found(crew.boss, { query: 'fractured' })).toEqual([]);
    expect(await found(crew.boss, { query: 'zoe' })).toEqual([ids.slip]);
    expect(await found(crew.ben, { query: 'Zoë Hurt' })).toEqual([ids.slip]);
    expect(await found(crew.ann, { query: 'zoe' })).toEqual([]);
    expect(await placed(crew.ann, { query: 'zoe' })).toEqual([]);
    expect(await placed(crew.boss, { query: 'fractured' })).toEqual([]);
  });
});

describe('the filters', () => {
  const all = [...names];
  it.each<[Record<string, string>, readonly Name[]]>([
    [{ query: 'hose' }, ['hose']],
    [{ query: 'HOSE torn' }, ['hose']],
    [{ query: 'exca' }, ['hose']],
    [{ query: 'scavator' }, []],
    [{ query: 'cafe resbalo' }, ['slip']],
    [{ query: 'CAFÉ' }, ['slip']],
    [{ query: 'nunez' }, ['hose', 'crash']],
    [{ query: 'Núñez truck' }, ['crash']],
    [{ query: 'penon' }, ['hazard']],
    [{ query: 'door 5' }, ['hazard']],
    [{ query: "o'neill ladder" }, ['ladder']],
    [{ query: '12 feet' }, ['ladder']],
    [{ query: "') | !! <-> & :* \\" }, []],
    [{ query: 'a & | ! ( ) : * \' " \\ <->' }, ['ladder', 'hose', 'crash', 'bosses']],
    [{ query: '%' }, []],
    [{ query: '   ' }, all],
    [{ query: '' }, all],
    [{ type: 'Other' }, ['hazard', 'bosses']],
    [{ type: 'Other,Vehicle Accident' }, ['crash', 'hazard', 'bosses']],
    [{ category: 'near-miss' }, ['hose']],
    [{ category: 'near-miss,hazard' }, ['hose', 'hazard']],
    [{ severity: 'high' }, ['ladder']],
    [{ severity: 'high,medium' }, ['ladder', 'crash']],
    [{ status: 'closed' }, ['crash']],
    [{ crew: 'search' }, all],
    [{ crew: 'elsewhere' }, []],
    [{ crew: 'search', query: 'torn' }, ['hose']],
    [{ from: '2026-03-04' }, ['ladder', 'hose']],
    [{ to: '2026-03-02' }, ['hazard', 'bosses']],
    [{ from: '2026-03-03', to: '2026-03-03' }, ['slip', 'crash']],
    [{ from: '2026-03-03T12:00:00Z', to: '2026-03-04T14:00:00+02:00' }, ['hose', 'slip', 'crash']],
    [{ from: '2026-03-03T12:00:00.001Z', to: '2026-03-04T11:59:59.999Z' }, []],
    [{ from: '2026-03-04', to: '2026-03-03' }, []],
    [{ to: '9999-12-31' }, all],
    [{ openActions: 'true' }, ['ladder', 'hose']],
    [{ openActions: 'false' }, ['slip', 'crash', 'hazard', 'bosses']],
    [{ openActions: 'true', severity: 'low', query: 'torn' }, ['hose']],
    [{ sort: 'newest' }, all],
    [{ sort: 'oldest' }, ['bosses', 'hazard', 'crash', 'slip', 'hose', 'ladder']],
    [{ sort: 'severity' }, ['ladder', 'crash', 'hose', 'slip', 'hazard', 'bosses']],
    [{ sort: 'priority' }, ['hose', 'crash', 'slip', 'ladder', 'hazard', 'bosses']],
    [{ sort: 'least-severe' }, ['hose', 'slip', 'hazard', 'crash', 'ladder', 'bosses']],
    [{ sort: 'lowest-priority' }, ['ladder', 'hazard', 'bosses', 'slip', 'hose', 'crash']],
    [{ sort: 'oldest', openActions: 'true' }, ['hose', 'ladder']],
    [{ sort: 'severity', query: 'nunez' }, ['crash', 'hose']],
  ])('%j', async (query, wanted) => {
    const expected = wanted.map((name) => ids[name]);
    expect(await found(crew.boss, query)).toEqual(expected);
    const newest = names.filter((name) => wanted.includes(name));
    expect(await placed(crew.boss, query)).toEqual(newest.map((name) => ids[name]));
    const ours = new Set(Object.values(ids));
    const ofAll = await found(await server.as('safety'), query);
    expect(ofAll.filter((id) => ours.has(id))).toEqual(expected);
    const paged: number[] = [];
    let cursor: string | null = null;
    do {
      const { body, headers } = await ask(crew.boss, { ...query, limit: '1', ...(cursor && { cursor }) });
      paged.push(...body.map(({ id }: { id: number }) => id));
      cursor = headers.get('x-next-cursor');
    } while (cursor !== null);
    expect(paged).toEqual(expected);
  });

  it('come with how many actions are open', async () => {
    const { body } = await ask(crew.boss, { query: 'yard' });
    const open = body.map((row: { openActions: number }) => row.openActions);
    expect(open).toEqual([1, 1, 0, 0, 0]);
    expect((await crew.boss.get('/api/incidents?limit=2')).body[1].openActions).toBe(1);
  });

  it('have a map of those with a position, which says what it is of', async () => {
    const pat = await server.addPerson({ name: 'Pat Places', crewId: 'places' });
    const here = { latitude: '32.5', longitude: '-97.25', category: 'hazard', type: 'Other' };
    const id = await reportOne(pat, { ...here, description: 'Low wire' });
    await reportOne(pat, { description: 'Low branch', latitude: null, longitude: null });
    const { body } = await pat.get('/api/incidents/places?query=low');
    const { severity } = (await pat.get(`/api/incidents/${id}`)).body.analysis;
    const place = { id, latitude: 32.5, longitude: -97.25, category: 'hazard', type: 'Other', severity };
    expect(body).toEqual({ places: [place], isWhole: true });
  });

  it('take days as the zone of the caller has them, UTC without one, whole where clocks change', async () => {
    const mia = await server.addPerson({ name: 'Mia Midnight', crewId: 'search' });
    const at = async (date: string) => reportOne(mia, { date, description: 'Winch' });
    // In New York this 8 March had 23 hours: it went from 05:00 UTC to 04:00 UTC.
    const [before, first, last, after] = [
      await at('2026-03-08T04:59:59Z'),
      await at('2026-03-08T05:00:00Z'),
      await at('2026-03-09T03:59:59.999Z'),
      await at('2026-03-09T04:00:00Z'),
    ];
    const query = { query: 'mia winch', from: '2026-03-08', to: '2026-03-08', sort: 'oldest' };
    const inZone = async (zone: string) => {
      const path = `/api/incidents?${new URLSearchParams(query).toString()}`;
      const { body } = await mia.get(path, { 'x-time-zone': zone });
      return body.map(({ id }: { id: number }) => id);
    };
    expect(await found(mia, query)).toEqual([before, first]);
    expect(await inZone('America/New_York')).toEqual([first, last]);
    expect(await inZone('No/Such')).toEqual([before, first]);
    expect(await found(mia, { query: 'mia winch', to: '9999-12-31' })).toEqual([after, last, first, before]);
    const { body: text } = await mia.get(
      `/api/incidents/export?${new URLSearchParams({ ...query, format: 'csv', timeZone: 'America/New_York' }).toString()}`,
    );
    expect(text.match(/Winch/g)).toHaveLength(2);
    expect(text).toContain(String(last));
  });

  it('come with their crew, and the hour by which OSHA must be called while that duty is open', async () => {
    const by = '2026-03-06T12:00:00.000Z';
    const duty = async (state: string, kind = 'call-osha') =>
      server.app.context.db
        .execute(sql`insert into duties (incident_id, kind, started_at, due_at, paragraph, state)
        values (${ids.hose}, ${kind}, ${by}, ${by}, '', ${state})`);
    const hose = async () => (await ask(crew.boss, { query: 'excavator' })).body[0];
    await duty('done');
    await duty('open', 'record-case');
    expect(await hose()).toMatchObject({ crewId: 'search', callOshaBy: null });
    await duty('open');
    expect(await hose()).toMatchObject({ callOshaBy: by });
    const listed = (await crew.ann.get('/api/incidents')).body.find(
      ({ id }: { id: number }) => id === ids.hose,
    );
    expect(listed).toMatchObject({ crewId: 'search', callOshaBy: by });
  });

  it('find by number, alone or among words', async () => {
    const { ladder } = ids;
    expect(await found(crew.boss, { query: `#${ladder}` })).toEqual([ladder]);
    expect(await found(crew.boss, { query: `#00${ladder}` })).toEqual([ladder]);
    expect(await found(crew.boss, { query: String(ladder) })).toContain(ladder);
    expect(await found(crew.boss, { query: `ladder ${ladder}` })).toEqual([ladder]);
    expect(await found(crew.boss, { query: '#99999999999999999999' })).toEqual([]);
  });

  it('follow what is changed: a report, a name', async () => {
    const dan = await server.addPerson({ name: 'Dan Before', crewId: 'search' });
    const id = await reportOne(dan, { description: 'Winch slipped' });
    const { body } = await dan.get(`/api/incidents/${id}`);
    await dan.put(`/api/incidents/${id}`, { ...body, description: 'Crane slipped' });
    expect((await dan.put(`/api/users/${dan.id}`, { name: 'Dan After' })).status).toBe(200);
    expect(await found(dan, { query: 'winch' })).toEqual([]);
    expect(await found(dan, { query: 'crane' })).toEqual([id]);
    expect(await found(dan, { query: 'dan before' })).toEqual([]);
    expect(await found(dan, { query: 'dan after' })).toEqual([id]);
    await server.app.context.db.execute(sql`delete from incident_people`);
    expect(await found(crew.boss, { query: 'zoe' })).toEqual([]);
  });

  it.each([
    ['type=Fire', 'type.0'],
    ['category=x', 'category.0'],
    ['severity=urgent', 'severity.0'],
    ['status=done', 'status.0'],
    ['sort=random', 'sort'],
    ['openActions=yes', 'openActions'],
    ['crew=', 'crew'],
    ['from=yesterday', 'from'],
    ['to=2026-02-30', 'to'],
    ['from=2026-01-01T00:00:00', 'from'],
    [`query=${'a'.repeat(201)}`, 'query'],
    ['query=a%00b', 'query'],
    ['query=a&query=b', 'query'],
    [`sort=severity&cursor=${Buffer.from('2026-11-20T00:00:00.000Z 1').toString('base64url')}`, 'cursor'],
    [`sort=severity&cursor=${Buffer.from('2026-11-20T00:00:00.000Z 1 4').toString('base64url')}`, 'cursor'],
    [`sort=oldest&cursor=${Buffer.from('2026-11-20T00:00:00.000Z 1 0').toString('base64url')}`, 'cursor'],
  ])('refuse %s', async (query, field) => {
    const { status, body } = await crew.ann.get(`/api/incidents?${query}`);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    // A map is not read page by page.
    const map = await crew.ann.get(`/api/incidents/places?${query}`);
    if (field !== 'cursor') expect([map.status, map.body.errors?.[0]?.field]).toEqual([400, field]);
  });
});
