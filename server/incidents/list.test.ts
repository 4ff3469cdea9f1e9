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

/** Dates that come several times each, so that pages break between equals. */
const aDay = (index: number) => new Date(Date.UTC(2026, 9, 1 + (index % 7))).toISOString();

async function reportMany(person: Person, count: number): Promise<number[]> {
  const items = Array.from({ length: count }, (_, index) => ({
    kind: 'incident.report',
    record: anIncident({ date: aDay(index), description: `Number ${index}` }),
  }));
  const { body } = await person.post('/api/sync', { userId: person.id, items });
  return body.results.map((result: { record: { id: number } }) => result.record.id);
}

/** All ids by pages of `limit`; `between` happens after each page. */
async function readPages(
  person: Person,
  limit: number,
  between: () => Promise<unknown> = async () => undefined,
) {
  const ids: number[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { status, body, headers } = await person.get(`/api/incidents?limit=${limit}${query}`);
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(limit);
    ids.push(...body.map(({ id }: { id: number }) => id));
    cursor = headers.get('x-next-cursor');
    await between();
  } while (cursor !== null);
  return ids;
}

describe('a list by pages', () => {
  it.each([1, 7, 50, 120, 500])('of %i gives every incident once, newest first', async (limit) => {
    const person = await server.addPerson({ crewId: 'west' });
    const reported = await reportMany(person, limit === 1 ? 15 : 120);
    const ids = await readPages(person, limit);
    const { body, headers } = await person.get('/api/incidents');
    expect(headers.get('x-next-cursor')).toBeNull();
    expect(ids).toEqual(body.map(({ id }: { id: number }) => id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(reported.toSorted((a, b) => a - b));
    const order = body.map(({ date, id }: { date: string; id: number }) => [date, id] as const);
    for (const [index, [date, id]] of order.entries()) {
      const next = order[index + 1];
      if (next !== undefined) expect(date > next[0] || (date === next[0] && id > next[1])).toBe(true);
    }
  });

  it('stays complete and without doubles while new ones come in', async () => {
    const person = await server.addPerson({ crewId: 'west' });
    const reported = await reportMany(person, 60);
    let added = 0;
    const ids = await readPages(person, 7, async () => {
      added += 1;
      if (added < 20) await reportOne(person, { date: aDay(added) });
    });
    expect(new Set(ids).size).toBe(ids.length);
    const seen = new Set(ids);
    expect(reported.filter((id) => !seen.has(id))).toEqual([]);
  });

  it('holds a supervisor’s crew and an admin’s everybody', async () => {
    const boss = await server.addPerson({ role: 'supervisor', crewId: 'east' });
    const people = [
      boss,
      await server.addPerson({ crewId: 'east' }),
      await server.addPerson({ crewId: 'east' }),
    ];
    const stranger = await server.addPerson({ crewId: 'far' });
    const ofCrew: number[] = [];
    for (const person of people) ofCrew.push(...(await reportMany(person, 20)));
    const ofStranger = await reportMany(stranger, 5);
    const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b);
    expect(ascending(await readPages(boss, 9))).toEqual(ascending(ofCrew));
    const all = new Set(await readPages(await server.as('admin'), 100));
    expect([...ofCrew, ...ofStranger].every((id) => all.has(id))).toBe(true);
    expect(ascending(await readPages(stranger, 2))).toEqual(ascending(ofStranger));
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=x', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=x', 'cursor'],
    ['cursor=%00', 'cursor'],
    [`cursor=${'a'.repeat(201)}`, 'cursor'],
    [`cursor=${cursor('2026-11-20T00:00:00.000Z 0')}`, 'cursor'],
    [`cursor=${cursor('2026-11-20T00:00:00.000Z 99999999999')}`, 'cursor'],
    [`cursor=${cursor('2026-11-20T00:00:00.000Z 1;drop')}`, 'cursor'],
    [`cursor=${cursor('+275760-09-13T00:00:00.000Z 1')}`, 'cursor'],
    [`cursor=${cursor('-271821-04-20T00:00:00.000Z 1')}`, 'cursor'],
  ])('is refused for %s', async (query, field) => {
    const { status, body } = await (await server.as('demo')).get(`/api/incidents?${query}`);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });
});

describe('a list that has not changed', () => {
  it('is not sent again', async () => {
    const person = await server.addPerson();
    await reportOne(person);
    const first = await person.get('/api/incidents');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await person.get('/api/incidents', { 'if-none-match': tag });
    expect([again.status, again.body]).toEqual([304, '']);
    await reportOne(person);
    expect((await person.get('/api/incidents', { 'if-none-match': tag })).status).toBe(200);
  });
});

function cursor(text: string): string {
  return Buffer.from(text).toString('base64url');
}
