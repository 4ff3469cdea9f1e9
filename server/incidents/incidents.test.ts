import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The incident as `person` would send it back, with something changed. */
async function aChange(person: Person, id: number, change: Record<string, unknown> = {}) {
  const { body } = await person.get(`/api/incidents/${id}`);
  return { ...body, description: `${body.description} And more.`, ...change };
}

describe('who may do what with an incident', () => {
  it.each([
    ['mike', 404, 404],
    ['rosa', 404, 404],
    ['chief', 404, 404],
    ['demo', 200, 200],
    ['lead', 200, 200],
    ['admin', 200, 200],
  ])('%s reads it with %i and changes it with %i', async (username, read, changed) => {
    const id = await reportOne(await server.as('demo'));
    const person = await server.as(username);
    const change = await aChange(await server.as('admin'), id);
    expect((await person.get(`/api/incidents/${id}`)).status).toBe(read);
    const reply = await person.put(`/api/incidents/${id}`, change);
    expect(reply.status).toBe(changed);
    const kept = (await (await server.as('admin')).get(`/api/incidents/${id}`)).body.description;
    expect(kept === change.description).toBe(changed === 200);
  });

  it('nobody does anything', async () => {
    const id = await reportOne(await server.as('demo'));
    const { nobody } = server;
    const replies = [
      await nobody.get('/api/incidents'),
      await nobody.get(`/api/incidents/${id}`),
      await nobody.post('/api/incidents', anIncident()),
      await nobody.put(`/api/incidents/${id}`, anIncident()),
      await nobody.post('/api/sync', { userId: 1, items: [] }),
    ];
    for (const { status, body } of replies) expect([status, body.code]).toEqual([401, 'not-signed-in']);
  });

  it('a list shows one’s own, those of one’s crew, or all', async () => {
    const authors = ['demo', 'mike', 'rosa', 'lead', 'admin'];
    const ids = new Map<string, number>();
    for (const author of authors) ids.set(author, await reportOne(await server.as(author)));
    const seenBy = async (username: string) => {
      const { body } = await (await server.as(username)).get('/api/incidents');
      const seen = new Set(body.map(({ id }: { id: number }) => id));
      return authors.filter((author) => seen.has(ids.get(author)));
    };
    expect(await seenBy('demo')).toEqual(['demo']);
    expect(await seenBy('rosa')).toEqual(['rosa']);
    expect(await seenBy('lead')).toEqual(['demo', 'mike', 'lead']);
    expect(await seenBy('chief')).toEqual(['rosa']);
    expect(await seenBy('admin')).toEqual(authors);
  });

  it('a supervisor without a crew sees only their own', async () => {
    const lonely = await server.addPerson({ role: 'supervisor', crewId: null });
    const unplaced = await server.addPerson({ crewId: null });
    const id = await reportOne(unplaced);
    const own = await reportOne(lonely);
    expect((await lonely.get(`/api/incidents/${id}`)).status).toBe(404);
    expect((await lonely.get('/api/incidents')).body).toMatchObject([{ id: own }]);
  });

  it('a request from another site changes nothing', async () => {
    const demo = await server.as('demo');
    const body = JSON.stringify(anIncident());
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const reply = await demo.request('POST', '/api/incidents', {
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      expect([reply.status, reply.body.code]).toEqual([403, 'cross-site']);
    }
  });
});

describe('an incident that does not exist', () => {
  it.each([
    '2000000000',
    '2147483648',
    '99999999999999999999',
    '0',
    '-1',
    '1.5',
    '1e3',
    'x',
    '%00',
    '%F0%9F%AA%9C',
    '%',
  ])('with id %s is not found, and not changed', async (id) => {
    const admin = await server.as('admin');
    const change = { ...anIncident(), updatedAt: new Date().toISOString() };
    for (const reply of [
      await admin.get(`/api/incidents/${id}`),
      await admin.put(`/api/incidents/${id}`, change),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
      expect(reply.headers.get('content-type')).toBe('application/problem+json');
    }
  });
});
