import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../actions/public.ts';
import { history } from '../history/public.ts';
import { anIncident } from '../testing/builders.ts';
import { tally } from '../testing/tally.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

import { investigations } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const report = async (description = 'Scratched a finger on a sheet edge. A bandage on site, back to work.') =>
  (await (await server.as('demo')).post('/api/incidents', anIncident({ description }))).body;
const put = async (username: string, record: { id: number }, change: Record<string, unknown> = {}) =>
  (await server.as(username)).put(`/api/incidents/${record.id}`, { ...record, ...change });
const read = async (id: number) => (await (await server.as('admin')).get(`/api/incidents/${id}`)).body;
const entriesOf = async (id: number) =>
  server.app.context.db
    .select()
    .from(history)
    .where(and(eq(history.subject, 'incident'), eq(history.subjectId, id)))
    .orderBy(history.id);

describe('a change', () => {
  it('is made, moves updatedAt, and is told by the history from what to what', async () => {
    const before = await report();
    const { status, body } = await put('lead', before, { priority: 'high', location: 'Depot' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, priority: 'high', location: 'Depot', updatedAt: expect.any(String) });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    const [, entry] = await entriesOf(before.id);
    expect(entry).toMatchObject({
      actorId: (await server.as('lead')).id,
      action: 'changed',
      changes: { priority: { from: 'medium', to: 'high' }, location: { from: before.location, to: 'Depot' } },
    });
  });

  it('that changes nothing leaves everything, updatedAt too', async () => {
    const before = await report();
    expect((await put('demo', before)).body).toEqual(before);
    expect(await entriesOf(before.id)).toHaveLength(1);
  });

  it('never changes whose report it is, nor what names it', async () => {
    const before = await report();
    const { body } = await put('demo', before, {
      userId: 1,
      reportedBy: 'x',
      clientRef: null,
      createdAt: '1999-01-01T00:00:00Z',
      media: [{ id: 1 }],
      priority: 'low',
    });
    expect(body).toEqual({ ...before, priority: 'low', updatedAt: expect.any(String) });
  });

  it('based on an older version is refused with the present one', async () => {
    const before = await report();
    const { body: present } = await put('lead', before, { priority: 'high' });
    const late = await put('demo', before, { location: 'Elsewhere' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'changed-meanwhile', current: present });
    expect(await read(before.id)).toMatchObject(present);
  });

  it('sent again is answered as it was the first time', async () => {
    const before = await report();
    const first = await put('demo', before, { priority: 'high' });
    const again = await put('demo', before, { priority: 'high' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await entriesOf(before.id)).toHaveLength(2);
  });

  it('made by twenty at once is made by one', async () => {
    const before = await report();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => put('demo', before, { location: `Place ${index}` })),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 19 });
    expect(await entriesOf(before.id)).toHaveLength(2);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no updatedAt', { updatedAt: undefined }, 'updatedAt'],
    ['an updatedAt that is none', { updatedAt: 'now' }, 'updatedAt'],
    ['no status', { status: undefined }, 'status'],
    ['an unknown status', { status: 'lost' }, 'status'],
    ['an empty description', { description: ' ' }, 'description'],
    ['NUL', { location: '\0' }, 'location'],
    ['the year 9999', { date: '9999-12-31T23:59Z' }, 'date'],
    ['half a place', { longitude: '' }, 'longitude'],
  ])('with %s is refused by the name of the field', async (_name, change, field) => {
    const before = await report();
    const { status, body } = await put('demo', before, change);
    expect([status, body.errors?.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
    expect(await read(before.id)).toMatchObject(before);
  });
});

describe('the status', () => {
  const move = async (record: { id: number }, status: string, username = 'lead') =>
    put(username, await read(record.id), { status });

  it('goes from open to in progress to closed, and back to open', async () => {
    const record = await report();
    for (const status of ['in_progress', 'closed', 'open', 'in_progress', 'open']) {
      expect((await move(record, status)).body.status).toBe(status);
    }
    const moves = (await entriesOf(record.id)).slice(1).map(({ changes }) => changes['status']);
    expect(moves.at(1)).toEqual({ from: 'in_progress', to: 'closed' });
    expect(moves).toHaveLength(5);
  });

  it('goes no other way', async () => {
    const record = await report();
    const refused = async (status: string) => {
      const reply = await move(record, status);
      expect([reply.status, reply.body.code]).toEqual([422, 'forbidden-status-change']);
    };
    await refused('closed');
    await move(record, 'in_progress');
    await move(record, 'closed');
    await refused('in_progress');
    expect((await read(record.id)).status).toBe('closed');
  });

  it('is not closed for a grave one before why is known', async () => {
    const record = await report('He fell 12 feet from the scaffold and was admitted to the hospital.');
    await move(record, 'in_progress');
    const reply = await move(record, 'closed');
    expect([reply.status, reply.body.code]).toEqual([422, 'investigation-missing']);
    expect(await read(record.id)).toMatchObject({
      status: 'in_progress',
      missing: ['investigation-missing'],
    });
    expect((await read((await report()).id)).missing).toEqual([]);
    const { db } = server.app.context;
    const updatedBy = (await server.as('lead')).id;
    await db.insert(investigations).values({
      ...{ incidentId: record.id, timeline: [], whys: [], causes: [], state: 'done', updatedBy },
    });
    await db.insert(actions).values({
      ...{
        title: 'Rail',
        incidentId: record.id,
        level: 'engineering',
        assigneeId: updatedBy,
        createdBy: updatedBy,
      },
      ...{ dueOn: '2027-01-01', priority: 'high', contentHash: 'x' },
    });
    expect((await move(record, 'closed')).body.code).toBe('open-actions');
    await db.update(actions).set({ state: 'verified' }).where(eq(actions.incidentId, record.id));
    expect((await move(record, 'closed')).body.status).toBe('closed');
  });

  it.each([
    ['demo', 403, 'not-allowed'],
    ['mike', 404, 'not-found'],
    ['chief', 404, 'not-found'],
    ['lead', 200, undefined],
    ['admin', 200, undefined],
  ])('is set by %s with %i', async (username, status, code) => {
    const record = await report();
    const reply = await move(record, 'in_progress', username);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect((await read(record.id)).status).toBe(status === 200 ? 'in_progress' : 'open');
  });

  it('stays while the owner changes something else', async () => {
    const record = await report();
    await move(record, 'in_progress');
    const reply = await put('demo', await read(record.id), { priority: 'low' });
    expect([reply.status, reply.body.status]).toEqual([200, 'in_progress']);
  });
});
