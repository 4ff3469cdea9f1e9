import { syncReplySchema } from '@tailboard/contract/sync.ts';
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Reply } from '../testing/person.ts';
import { tally } from '../testing/tally.ts';
import { everythingKept } from '../testing/everything-kept.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MEGABYTE = 1024 * 1024;
const aReport = (overrides: Record<string, unknown> = {}) => ({
  kind: 'incident.report',
  record: anIncident(overrides),
});
const anUpdate = (id: unknown, record: unknown) => ({ kind: 'incident.update', id, record });

async function sync(items: unknown, username = 'demo'): Promise<Reply> {
  const person = await server.as(username);
  return person.post('/api/sync', { userId: person.id, items });
}
async function sendGzip(bytes: Buffer): Promise<Reply> {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  return (await server.as('demo')).request('POST', '/api/sync', { headers, body: new Uint8Array(bytes) });
}

describe('who may sync', () => {
  it('is who is signed in, for themselves alone', async () => {
    const before = await everythingKept(server);
    expect((await server.nobody.post('/api/sync', { userId: 1, items: [aReport()] })).status).toBe(401);
    const mike = await server.as('mike');
    for (const username of ['demo', 'lead', 'admin']) {
      const person = await server.as(username);
      const reply = await person.post('/api/sync', { userId: mike.id, items: [aReport()] });
      expect([reply.status, reply.body.code]).toEqual([403, 'other-user-signed-in']);
    }
    expect(await everythingKept(server)).toEqual(before);
  });

  it.each([
    ['mike', 404],
    ['rosa', 404],
    ['chief', 404],
    ['lead', 200],
    ['admin', 200],
  ])('changes another’s incident only as the single call would: %s with %i', async (username, status) => {
    const id = await reportOne(await server.as('demo'));
    const { body } = await (await server.as('demo')).get(`/api/incidents/${id}`);
    const reply = await sync([anUpdate(id, { ...body, priority: 'high' })], username);
    expect(reply.body.results[0].status).toBe(status);
  });
});

describe('a batch', () => {
  it('answers each record, in order, as the single call would', async () => {
    const demo = await server.as('demo');
    const known = anIncident();
    const first = (await demo.post('/api/incidents', known)).body;
    const stale = (await demo.post('/api/incidents', anIncident())).body;
    await demo.put(`/api/incidents/${stale.id}`, { ...stale, priority: 'high' });
    const bad = { ...aReport(), record: { ...anIncident(), description: '' } };
    const reply = await sync([
      aReport(),
      bad,
      { kind: 'incident.report', record: known },
      { kind: 'incident.report', record: { ...known, location: 'Elsewhere' } },
      anUpdate(first.id, { ...first, location: 'Depot' }),
      anUpdate(stale.id, { ...stale, location: 'Depot' }),
      anUpdate(first.id, { ...first, status: 'closed', location: 'Depot' }),
      anUpdate(2_000_000_000, first),
      anUpdate('x', first),
      aReport({ status: 'closed' }),
      aReport({ location: 'a\0b' }),
      { kind: 'claim.report', record: {} },
      7,
      null,
      aReport(),
    ]);
    expect(reply.status).toBe(200);
    expect(syncReplySchema.parse(reply.body)).toEqual(reply.body);
    const { results } = reply.body;
    expect(results.map(({ status }: { status: number }) => status)).toEqual([
      201, 400, 200, 409, 200, 409, 409, 404, 404, 422, 400, 400, 400, 400, 201,
    ]);
    expect(results[1].problem.errors).toEqual([{ field: 'description', message: 'Description is required' }]);
    expect(results[3].problem).toMatchObject({ code: 'client-ref-conflict', current: { id: first.id } });
    expect(results[5].problem).toMatchObject({
      code: 'changed-meanwhile',
      current: { id: stale.id, priority: 'high' },
    });
  });

  it('holds the same report twice and makes one of it', async () => {
    const said = anIncident();
    const { clientRef: _, ...offline } = anIncident({ id: -77 });
    const { results } = (
      await sync([
        { kind: 'incident.report', record: said },
        { kind: 'incident.report', record: { ...said, clientRef: String(said['clientRef']).toUpperCase() } },
        { kind: 'incident.report', record: { ...said, priority: 'high' } },
        { kind: 'incident.report', record: offline },
        { kind: 'incident.report', record: offline },
      ])
    ).body;
    expect(results.map(({ status }: { status: number }) => status)).toEqual([201, 200, 409, 201, 200]);
    expect(results[1].record.id).toBe(results[0].record.id);
    expect(results[4].record.id).toBe(results[3].record.id);
  });

  it('sent again, or twenty times at once, makes nothing twice', async () => {
    const items = Array.from({ length: 25 }, () => aReport());
    const before = await everythingKept(server);
    const replies = await Promise.all(Array.from({ length: 20 }, () => sync(items)));
    const again = await sync(items);
    expect(tally([...replies, again])).toEqual({ 200: 21 });
    const results = [...replies, again].flatMap(({ body }) => body.results);
    expect(tally(results)).toEqual({ 201: 25, 200: 25 * 20 });
    expect(await everythingKept(server)).toMatchObject({
      incidents: before.incidents + 25,
      history: before.history + 25,
    });
  });

  it('crossing one with the same reports in another order ends well', async () => {
    const items = Array.from({ length: 100 }, () => aReport());
    const before = await everythingKept(server);
    const replies = await Promise.all([
      sync(items),
      sync(items.toReversed()),
      sync(items),
      sync(items.toReversed()),
    ]);
    expect(tally(replies.flatMap(({ body }) => body.results))).toEqual({ 201: 100, 200: 300 });
    expect((await everythingKept(server)).incidents).toBe(before.incidents + 100);
  });

  it('of two changes of one incident makes the first, and refuses the second with the present one', async () => {
    const id = await reportOne(await server.as('demo'));
    const { body } = await (await server.as('demo')).get(`/api/incidents/${id}`);
    const change = { ...body, priority: 'high' };
    const { results } = (
      await sync([anUpdate(id, change), anUpdate(id, change), anUpdate(id, { ...body, priority: 'low' })])
    ).body;
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 200, 409]);
  });

  it('may hold 500 records and not one more', async () => {
    const items = Array.from({ length: 500 }, () => aReport());
    const full = await sync(items);
    expect(full.status).toBe(200);
    expect(tally(full.body.results)).toEqual({ 201: 500 });
    const before = await everythingKept(server);
    const over = await sync([...items, aReport()]);
    expect([over.status, over.body.errors[0].field]).toEqual([400, 'items']);
    expect(await everythingKept(server)).toEqual(before);
  });

  it.each<[string, unknown]>([
    ['no list', { userId: 1 }],
    ['no person', { items: [] }],
    ['a person as text', { userId: '1', items: [] }],
    ['a list that is none', { userId: 1, items: { 0: aReport() } }],
    ['a list', []],
  ])('with %s is refused', async (_name, body) => {
    expect((await (await server.as('demo')).post('/api/sync', body)).status).toBe(400);
  });

  it('may be empty', async () => {
    expect((await sync([])).body).toEqual({ results: [] });
  });
});

describe('a packed batch', () => {
  it('is unpacked', async () => {
    const demo = await server.as('demo');
    const description = '高'.repeat(10_000);
    const items = Array.from({ length: 100 }, () => aReport({ description }));
    const reply = await sendGzip(gzipSync(JSON.stringify({ userId: demo.id, items })));
    expect(reply.status).toBe(200);
    expect(tally(reply.body.results)).toEqual({ 201: 100 });
    expect(reply.body.results[99].record.description).toBe(description);
  });

  it('that unpacks to more than a batch may have is refused, and the server goes on', async () => {
    const before = await everythingKept(server);
    const head = `{"userId":${(await server.as('demo')).id},"items":[],"x":"`;
    const bomb = gzipSync(
      Buffer.concat([Buffer.from(head), Buffer.alloc(200 * MEGABYTE, 'x'), Buffer.from('"}')]),
    );
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const reply = await sendGzip(bomb);
    expect([reply.status, reply.body.code]).toEqual([413, 'too-large']);
    expect(await everythingKept(server)).toEqual(before);
    expect((await sync([])).status).toBe(200);
  });

  it('that is broken or cut off is refused', async () => {
    const whole = gzipSync(JSON.stringify({ userId: (await server.as('demo')).id, items: [aReport()] }));
    const before = await everythingKept(server);
    for (const bytes of [Buffer.from('no gzip'), whole.subarray(0, whole.length - 20), Buffer.alloc(0)]) {
      expect((await sendGzip(bytes)).status).toBe(400);
    }
    expect(await everythingKept(server)).toEqual(before);
  });

  it('of a size that no batch has is refused before it is read', async () => {
    const reply = await (
      await server.as('demo')
    ).request('POST', '/api/sync', {
      headers: { 'content-type': 'application/json' },
      body: Buffer.alloc(33 * MEGABYTE, ' '),
    });
    expect([reply.status, reply.body.code]).toEqual([413, 'too-large']);
  });
});

describe('a batch with what no database can hold', () => {
  it('refuses that record, or keeps it readable, and takes the others', async () => {
    const clientRef = randomUUID();
    const items = [aReport(), aReport({ clientRef, description: 'half \ud83e of a character' }), aReport()];
    const { status, body } = await sync(items);
    expect(status).toBe(200);
    expect([body.results[0].status, body.results[2].status]).toEqual([201, 201]);
    expect([201, 400]).toContain(body.results[1].status);
  });
});
