import { incidentSchema } from '@tailboard/contract/incidents.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { sendRaw } from '../testing/raw-connection.ts';
import { tally } from '../testing/tally.ts';
import { everythingKept } from '../testing/everything-kept.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const report = async (record: unknown) => (await server.as('demo')).post('/api/incidents', record);
const sendText = async (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  (await server.as('demo')).request('POST', '/api/incidents', {
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

describe('a report', () => {
  it('is kept as it was said, and answered by the contract', async () => {
    const said = anIncident({
      location: 'Größe 高さ ارتفاع высота 🪜 e\u0301',
      description: 'مرحبا\u202e 你好 👷🏽‍♀️\r\n\ttab "quotes" <b>&amp;</b> \\ \'); drop table incidents; --',
      latitude: '-32.81210000000000001',
      longitude: '180',
    });
    const { status, body } = await report(said);
    expect(status).toBe(201);
    expect(incidentSchema.parse(body)).toEqual(body);
    const { date: _date, ...asSaid } = said;
    expect(body).toMatchObject({
      ...asSaid,
      date: '2026-11-20T15:30:00.000Z',
      reportedBy: 'Demo User',
      media: [],
    });
    expect((await (await server.as('demo')).get(`/api/incidents/${body.id}`)).body).toMatchObject(body);
  });

  it('belongs to who sends it, with the defaults of the spec', async () => {
    const { priority: _, ...said } = anIncident({
      userId: 1,
      syncStatus: 'pending',
      createdAt: '1999-01-01',
      unknown: 7,
    });
    const { body } = await report(said);
    expect(body).toMatchObject({ userId: (await server.as('demo')).id, priority: 'medium', status: 'open' });
    expect(body).not.toHaveProperty('unknown');
  });

  it('may have 10,000 characters of description, in any script, and not one more', async () => {
    const longest = '高'.repeat(10_000);
    expect((await report(anIncident({ description: longest }))).body.description).toBe(longest);
    const before = await everythingKept(server);
    const { status, body } = await report(anIncident({ description: `${longest}x` }));
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'description', message: 'Use at most 10,000 characters' }],
    ]);
    expect(await everythingKept(server)).toEqual(before);
  });
});

describe('a report that is wrong is refused by the name of the field, and nothing is kept', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no type', { type: undefined }, 'type'],
    ['an unknown type', { type: 'Party' }, 'type'],
    ['a type of another kind', { type: 7 }, 'type'],
    ['no date', { date: '' }, 'date'],
    ['a date that is none', { date: 'yesterday' }, 'date'],
    ['a day that does not exist', { date: '2026-02-30T10:00' }, 'date'],
    ['an hour that does not exist', { date: '2026-02-20T25:00' }, 'date'],
    ['the year 9999', { date: '9999-12-31T23:59' }, 'date'],
    ['the year 0', { date: '0000-01-01T00:00' }, 'date'],
    ['a year of six digits', { date: '+275760-09-13T00:00' }, 'date'],
    ['a date as a number', { date: 1_763_600_000_000 }, 'date'],
    ['no location', { location: '   ' }, 'location'],
    ['an endless location', { location: 'x'.repeat(501) }, 'location'],
    ['NUL in the location', { location: 'a\0b' }, 'location'],
    ['a latitude off the globe', { latitude: '90.1' }, 'latitude'],
    ['a latitude as a number', { latitude: 32.8 }, 'latitude'],
    ['a longitude without a latitude', { latitude: null }, 'latitude'],
    ['a longitude that is none', { longitude: '1e2' }, 'longitude'],
    ['no description', { description: null }, 'description'],
    ['a description of parts', { description: ['a'] }, 'description'],
    ['NUL in the description', { description: '\u0000' }, 'description'],
    ['an unknown priority', { priority: 'urgent' }, 'priority'],
    ['an unknown status', { status: 'lost' }, 'status'],
    ['a clientRef that is no UUID', { clientRef: '1; drop table' }, 'clientRef'],
  ])('for %s', async (_name, change, field) => {
    const before = await everythingKept(server);
    const { status, body } = await report(anIncident(change));
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(await everythingKept(server)).toEqual(before);
  });

  it('for every wrong field at once', async () => {
    const { body } = await report({});
    expect(body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'date',
      'description',
      'location',
      'type',
    ]);
  });

  it('for a status other than open', async () => {
    const { status, body } = await report(anIncident({ status: 'closed' }));
    expect([status, body.code]).toEqual([422, 'forbidden-status-change']);
  });

  it.each<[string, string, number, string]>([
    ['half a JSON', '{"type":', 400, 'malformed-json'],
    ['no JSON', 'hello', 400, 'malformed-json'],
    ['nothing', '', 400, 'malformed-json'],
    ['null', 'null', 400, 'invalid-input'],
    ['a number', '7', 400, 'invalid-input'],
    ['a list', '[]', 400, 'invalid-input'],
    ['a text', '"x"', 400, 'invalid-input'],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 400, 'malformed-json'],
    ['100,000 brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, 'invalid-input'],
    ['bytes that are no UTF-8 text', '\ufffd', 400, 'malformed-json'],
    ['300 kB', JSON.stringify({ description: 'x'.repeat(300_000) }), 413, 'too-large'],
  ])('for a body of %s', async (_name, text, status, code) => {
    const before = await everythingKept(server);
    const reply = await sendText(text);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(await everythingKept(server)).toEqual(before);
  });

  it('for no body, and a body in a coding that nobody speaks', async () => {
    const demo = await server.as('demo');
    expect((await demo.request('POST', '/api/incidents')).status).toBe(400);
    const coded = await sendText('{}', { 'content-encoding': 'compress' });
    expect([coded.status, coded.body.code]).toEqual([415, 'unsupported-type']);
    const notGzip = await sendText('{}', { 'content-encoding': 'gzip' });
    expect(notGzip.status).toBe(400);
  });

  it('for a body that ends before its announced length', async () => {
    const before = await everythingKept(server);
    const answer = await sendRaw(await server.as('demo'), {
      method: 'POST',
      path: '/api/incidents',
      headers: { 'content-type': 'application/json', 'content-length': '5000' },
      body: Buffer.from(JSON.stringify(anIncident())),
      afterwards: 'finish',
    });
    expect(answer?.status).toBe(400);
    expect(await everythingKept(server)).toEqual(before);
  });

  it('for a request that is no HTTP', async () => {
    const answer = await sendRaw(await server.as('demo'), {
      method: 'GET /',
      path: '\0',
      afterwards: 'finish',
    });
    expect(answer).toMatchObject({ status: 400, body: expect.stringContaining('"code":"invalid-input"') });
  });
});

describe('the same report sent again', () => {
  it('gives the incident that exists', async () => {
    const said = anIncident();
    const first = await report(said);
    const before = await everythingKept(server);
    const second = await report({
      ...said,
      clientRef: String(said['clientRef']).toUpperCase(),
      syncStatus: 'pending',
    });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(await everythingKept(server)).toEqual(before);
  });

  it('in other words for the same moment is the same report', async () => {
    const said = anIncident({ date: '2026-11-20T09:30:00-06:00' });
    await report(said);
    expect((await report({ ...said, date: '2026-11-20T15:30:00.000Z' })).status).toBe(200);
  });

  it('after it was changed gives the changed incident', async () => {
    const said = anIncident();
    const { body: first } = await report(said);
    const demo = await server.as('demo');
    const { body: changed } = await demo.put(`/api/incidents/${first.id}`, { ...first, priority: 'high' });
    const again = await report(said);
    expect([again.status, again.body]).toEqual([200, changed]);
  });

  it('with other content is refused with the incident that exists', async () => {
    const said = anIncident();
    const { body: first } = await report(said);
    const before = await everythingKept(server);
    const other = await report({ ...said, priority: 'high' });
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'client-ref-conflict', current: first });
    expect(await everythingKept(server)).toEqual(before);
  });

  it('by a client with only a negative id is known by id and content', async () => {
    const { clientRef: _, ...said } = anIncident({ id: -1_763_600_000_000 });
    const first = await report(said);
    const again = await report(said);
    const other = await report({ ...said, description: 'Another thing at the same millisecond' });
    expect([first.status, again.status, other.status]).toEqual([201, 200, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(other.body.id).not.toBe(first.body.id);
  });

  it.each([7, 0, -1.5, -1e300, 'x', null])(
    'with the id %j, which names nothing, is a new report',
    async (id) => {
      const { clientRef: _, ...said } = anIncident({ id });
      expect([(await report(said)).status, (await report(said)).status]).toEqual([201, 201]);
    },
  );

  it('by another person is another report', async () => {
    const said = anIncident();
    const mike = await server.as('mike');
    expect([(await report(said)).status, (await mike.post('/api/incidents', said)).status]).toEqual([
      201, 201,
    ]);
  });

  it.each([
    ['a clientRef', () => anIncident()],
    ['a negative id', () => ({ ...anIncident(), clientRef: undefined, id: -Date.now() })],
  ])('twenty times at once with %s makes one', async (_name, make) => {
    const said = make();
    const before = await everythingKept(server);
    const replies = await Promise.all(Array.from({ length: 20 }, () => report(said)));
    expect(tally(replies)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await everythingKept(server)).toMatchObject({
      incidents: before.incidents + 1,
      history: before.history + 1,
    });
  });

  it('under one clientRef with twenty contents at once makes one and refuses the others', async () => {
    const clientRef = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        report(anIncident({ clientRef, description: `Version ${index}` })),
      ),
    );
    expect(tally(replies)).toEqual({ 201: 1, 409: 19 });
  });
});

describe('a judgement', () => {
  it('is kept with the report that it is of', async () => {
    const { body } = await report(
      anIncident({
        type: 'Workplace Injury',
        description: 'Mike fell 12 feet and was admitted to the hospital.',
      }),
    );
    expect(body).toMatchObject({
      severity: 'high',
      potentialSeverity: 'high',
      oshaAnswer: 'within-24-hours',
    });
    const { analysis } = (await (await server.as('lead')).get(`/api/incidents/${body.id}`)).body;
    expect(analysis).toMatchObject({
      severity: 'high',
      reportToOsha: { answer: 'within-24-hours', hours: 24 },
      source: 'built-in',
      version: expect.any(String),
    });
    expect(Date.parse(analysis.at)).not.toBeNaN();
  });
});
