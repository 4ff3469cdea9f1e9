import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.addPerson({});
});
afterAll(() => server.close());

const path = '/api/preferences/incident-views';
const serious = { name: 'Serious ones', filters: { severity: 'high', sort: 'oldest' } };
const south = { name: 'South, open', filters: { status: 'open,in_progress', crew: 'south' } };

it('belong to one person', async () => {
  expect((await server.nobody.get(path)).status).toBe(401);
  expect((await server.nobody.put(path, { views: [], updatedAt: null })).status).toBe(401);
  const ben = await server.addPerson({});
  expect((await ben.put(path, { views: [serious], updatedAt: null })).status).toBe(200);
  expect((await ann.get(path)).body).toEqual({ views: [], updatedAt: null });
});

it('come back in their order, a repeat changes nothing, and what was saved elsewhere meanwhile is not lost', async () => {
  const first = await ann.put(path, { views: [serious], updatedAt: null });
  expect(first.body).toMatchObject({ views: [serious] });
  expect((await ann.put(path, { views: [serious], updatedAt: null })).body).toEqual(first.body);
  const { updatedAt } = first.body;
  const second = await ann.put(path, { views: [south, serious], updatedAt });
  expect(second.status).toBe(200);
  expect((await ann.get(path)).body).toEqual(second.body);
  const late = await ann.put(path, { views: [], updatedAt });
  expect([late.status, late.body.code, late.body.current]).toEqual([409, 'changed-meanwhile', second.body]);
  const none = await ann.put(path, { views: [], updatedAt: second.body.updatedAt });
  expect(none.body.views).toEqual([]);
});

const named = (name: unknown, filters: unknown = { sort: 'oldest' }) => ({ name, filters });
it.each<[string, unknown, string]>([
  ['no list', null, 'views'],
  ['21 views', Array.from({ length: 21 }, (_, i) => named(`View ${i}`)), 'views'],
  ['a name of 61 characters', [named('n'.repeat(61))], 'views.0.name'],
  ['a blank name', [named(' \u200B\n')], 'views.0.name'],
  ['a name that is none', [named(7)], 'views.0.name'],
  ['a NUL', [named('a\u0000b')], 'views.0.name'],
  ['a name twice', [named('Mine'), named(' mine ')], 'views.1.name'],
  ['no filter', [named('All', {})], 'views.0.filters'],
  ['a filter that there is not', [named('All', { userId: '1' })], 'views.0.filters'],
  ['a cursor', [named('All', { sort: 'oldest', cursor: 'a' })], 'views.0.filters'],
  ['a value that there is not', [named('All', { severity: 'urgent' })], 'views.0.filters'],
  ['no filters', [named('All', null)], 'views.0.filters'],
  ['a NUL looked for', [named('All', { query: 'a\u0000b' })], 'views.0.filters'],
  ['a query without end', [named('All', { query: 'a'.repeat(201) })], 'views.0.filters'],
])('refuse %s', async (_, views, field) => {
  const { status, body } = await ann.put(path, { views, updatedAt: null });
  expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
});
