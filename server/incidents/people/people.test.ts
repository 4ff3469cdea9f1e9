import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../../testing/builders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const BODY_PART = 'the fourth finger of the left hand';
const INJURY = 'a crushed hand, bone showing';
const hurt = async (overrides: Record<string, unknown> = {}) => ({
  name: 'Rosa Ramirez',
  userId: (await server.as('rosa')).id,
  role: 'employee',
  bodyPart: BODY_PART,
  injury: INJURY,
  treatment: 'medical',
  ...overrides,
});
const witness = { name: 'Wanda Witness', phone: '555-0100' };
const report = async (overrides: Record<string, unknown> = {}) => {
  const people = [await hurt(), { name: 'Paul Public', role: 'public', injury: INJURY }];
  const body = anIncident({ people, witnesses: [witness], supervisorTold: true, ...overrides });
  return (await (await server.as('demo')).post('/api/incidents', body)).body;
};
const open = async (username: string, id: number) => (await server.as(username)).get(`/api/incidents/${id}`);

describe('who is hurt', () => {
  it.each([
    ['demo', 200, true],
    ['lead', 200, true],
    ['safety', 200, true],
    ['admin', 200, true],
    ['rosa', 200, false],
    ['chief', 404, false],
    ['mike', 404, false],
  ])('is opened by %s with %i, with all medical detail: %s', async (username, status, seesAll) => {
    const { id } = await report();
    const { body, ...reply } = await open(username, id);
    expect(reply.status).toBe(status);
    if (status !== 200) return;
    expect(body.people[0]).toEqual(await hurt());
    expect(body.people[1]).toEqual({
      ...{ name: 'Paul Public', userId: null, role: 'public', bodyPart: null },
      ...{ injury: seesAll ? INJURY : null, treatment: seesAll ? 'unknown' : null },
    });
    expect(body.witnesses).toEqual([seesAll ? witness : { ...witness, phone: null }]);
    expect(body.supervisorTold).toBe(true);
    const facts = await (await server.as(username)).put(`/api/incidents/${id}/facts`, { admitted: 'no' });
    expect(facts.status).toBe(200);
    const change = { ...body, description: 'Changed.' };
    expect((await (await server.as(username)).put(`/api/incidents/${id}`, change)).status).toBe(
      seesAll ? 200 : 404,
    );
  });

  it('is in no list, no answer to a change, no batch and no history as medical detail', async () => {
    const { id, ...record } = await report();
    const lead = await server.as('lead');
    const changed = await lead.put(`/api/incidents/${id}`, {
      ...record,
      people: [await hurt({ treatment: 'admitted' })],
    });
    const synced = await (
      await server.as('demo')
    ).post('/api/sync', {
      userId: (await server.as('demo')).id,
      items: [{ kind: 'incident.report', record: anIncident({ people: [await hurt()] }) }],
    });
    expect([changed.status, synced.body.results[0].status]).toEqual([200, 201]);
    const admin = await server.as('admin');
    for (const text of [
      JSON.stringify([record, changed.body, synced.body]),
      JSON.stringify((await admin.get('/api/incidents')).body),
      JSON.stringify((await admin.get('/api/history')).body),
    ]) {
      expect(text).not.toContain(INJURY);
      expect(text).not.toContain(BODY_PART);
    }
  });

  it('stays when left out of a change, is replaced by a list, and emptied by an empty one', async () => {
    const { id, ...record } = await report();
    const lead = await server.as('lead');
    const put = async (change: Record<string, unknown>) => {
      const { body } = await lead.get(`/api/incidents/${id}`);
      const { people: _people, witnesses: _witnesses, supervisorTold: _told, ...content } = body;
      const reply = await lead.put(`/api/incidents/${id}`, { ...content, ...change });
      expect(reply.status).toBe(200);
      return (await lead.get(`/api/incidents/${id}`)).body;
    };
    expect(await put({ location: 'Depot' })).toMatchObject({
      people: [{ name: 'Rosa Ramirez' }, { name: 'Paul Public' }],
      witnesses: [witness],
      supervisorTold: true,
    });
    expect(await put({ people: [{ name: 'Nadia' }], supervisorTold: false })).toMatchObject({
      people: [{ name: 'Nadia', role: 'employee', treatment: 'unknown' }],
      witnesses: [witness],
      supervisorTold: false,
    });
    const now = await put({ people: [], witnesses: [] });
    expect([now.people, now.witnesses]).toEqual([[], []]);
    const unchanged = await lead.put(`/api/incidents/${id}`, now);
    expect([unchanged.status, unchanged.body.updatedAt]).toEqual([200, now.updatedAt]);
    expect(record.id).toBeUndefined();
  });

  it.each([
    ['mike', 404],
    ['chief', 404],
    ['rosa', 404],
    ['demo', 200],
    ['lead', 200],
    ['safety', 200],
    ['admin', 200],
  ])('is changed afterward by %s with %i, alone and in a batch', async (username, status) => {
    const { id, updatedAt } = await report();
    const person = await server.as(username);
    const people = [await hurt({ treatment: 'admitted' }), { name: 'Nadia', role: 'temp' }];
    expect((await server.nobody.put(`/api/incidents/${id}/people`, { people })).status).toBe(401);
    const reply = await person.put(`/api/incidents/${id}/people`, { people });
    const item = { kind: 'people', incidentId: id, people: { people, witnesses: [] } };
    const batch = await person.post('/api/sync', { userId: person.id, items: [item, item] });
    expect([reply.status, ...batch.body.results.map((one: { status: number }) => one.status)]).toEqual([
      ...[status, status, status],
    ]);
    const { body } = await open('lead', id);
    if (status === 200) {
      expect(body).toMatchObject({ updatedAt, oshaAnswer: 'within-24-hours', witnesses: [] });
      expect((await open(username, id)).body).toEqual(batch.body.results[1].details);
      expect(body.people).toMatchObject([{ treatment: 'admitted' }, { name: 'Nadia', role: 'temp' }]);
    } else {
      expect(body.people).toMatchObject([{ treatment: 'medical' }, { name: 'Paul Public' }]);
      expect((await open(username, id)).body.peopleVersion ?? null).toBe(null);
    }
  });

  it('is changed only as it was read; a repeat is harmless, what somebody else changed meanwhile stays', async () => {
    const { id } = await report();
    const [demo, lead] = [await server.as('demo'), await server.as('lead')];
    const { peopleVersion: version } = (await demo.get(`/api/incidents/${id}`)).body;
    const put = async (person: typeof demo, change: object) =>
      person.put(`/api/incidents/${id}/people`, { ...change, version });
    expect((await put(lead, { witnesses: [] })).status).toBe(200);
    expect((await put(lead, { witnesses: [] })).status).toBe(200);
    const late = await put(demo, { people: [] });
    expect([late.status, late.body.code, late.body.current.id]).toEqual([409, 'changed-meanwhile', id]);
    expect((await put(demo, {})).status).toBe(400);
    expect((await put(demo, { people: [{ name: 'X', userId: 2_000_000_000 }] })).status).toBe(409);
    expect((await open('demo', id)).body).toMatchObject({ witnesses: [], people: [{}, {}] });
  });

  it('counts for the law: an employee admitted or dead starts a clock, somebody else is asked about', async () => {
    const description = 'A man fell from the scaffold.';
    const judged = async (people: unknown[]) => (await report({ description, people })).oshaAnswer;
    expect(await judged([await hurt({ treatment: 'admitted' })])).toBe('within-24-hours');
    expect(await judged([await hurt({ treatment: 'died', role: 'temp' })])).toBe('within-8-hours');
    expect(await judged([await hurt({ treatment: 'died', role: 'contractor' })])).toBe('ask');
    const { id } = await report({ description, people: [await hurt({ treatment: 'admitted' })] });
    const demo = await server.as('demo');
    const no = { died: 'no', admitted: 'no', amputation: 'no', eyeLost: 'no' };
    expect((await demo.put(`/api/incidents/${id}/facts`, no)).body.oshaAnswer).toBe('no');
  });

  it('is part of what makes a repeat the same', async () => {
    const said = anIncident({ people: [await hurt()], witnesses: [witness], supervisorTold: true });
    const demo = await server.as('demo');
    const send = async (change: Record<string, unknown> = {}) =>
      (await demo.post('/api/incidents', { ...said, ...change })).status;
    expect([await send(), await send()]).toEqual([201, 200]);
    expect(await send({ people: [await hurt({ injury: 'another' })] })).toBe(409);
    expect(await send({ witnesses: [] })).toBe(409);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an account that is none', { people: [{ name: 'X', userId: 2_000_000_000 }] }, 'people.0.userId'],
    ['no name', { people: [{ name: ' ' }] }, 'people.0.name'],
    ['a name of 300 characters', { witnesses: [{ name: 'x'.repeat(300) }] }, 'witnesses.0.name'],
    ['an unknown role', { people: [{ name: 'X', role: 'boss' }] }, 'people.0.role'],
    ['too many', { people: Array.from({ length: 51 }, () => ({ name: 'X' })) }, 'people'],
    ['no list', { people: 'Rosa' }, 'people'],
  ])('with %s is refused by name, alone and in a batch', async (_name, change, field) => {
    const demo = await server.as('demo');
    const alone = await demo.post('/api/incidents', anIncident(change));
    expect([alone.status, alone.body.errors[0].field]).toEqual([400, field]);
    const batch = await demo.post('/api/sync', {
      userId: demo.id,
      items: [change, {}].map((each) => ({ kind: 'incident.report', record: anIncident(each) })),
    });
    expect(batch.body.results.map(({ status }: { status: number }) => status)).toEqual([400, 201]);
  });

  it('comes in a form as JSON', async () => {
    const demo = await server.as('demo');
    const form = new FormData();
    const { people, witnesses, ...rest } = anIncident({ people: [await hurt()], witnesses: [witness] });
    for (const [name, value] of Object.entries(rest)) form.set(name, String(value));
    form.set('people', JSON.stringify(people));
    form.set('witnesses', JSON.stringify(witnesses));
    form.set('supervisorTold', 'false');
    const reply = await demo.request('POST', '/api/incidents', { body: form });
    expect(reply.status).toBe(201);
    expect((await demo.get(`/api/incidents/${reply.body.id}`)).body).toMatchObject({
      people,
      witnesses,
      supervisorTold: false,
    });
    form.set('clientRef', randomUUID());
    form.set('people', '[{');
    expect((await demo.request('POST', '/api/incidents', { body: form })).status).toBe(400);
  });
});
