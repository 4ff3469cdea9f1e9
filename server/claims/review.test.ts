import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimThatIs, decide, fileOne } from '../testing/claims.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { claims } from './tables.ts';

let server: TestServer;
let crew: { boss: Person; ann: Person; ben: Person };
let ids: Record<'oldest' | 'taken' | 'second' | 'approved' | 'rejected' | 'newest' | 'bosses', number>;
let outside: number;

/** One crew with a claim in every status, in a known order; another crew with one. */
beforeAll(async () => {
  server = await startTestServer();
  const of = (name: string, role: 'supervisor' | 'field-crew', crewId = 'review') =>
    server.addPerson({ name, role, crewId });
  crew = {
    boss: await of('Bea Boss', 'supervisor'),
    ann: await of('Ann 100%_Sure', 'field-crew'),
    ben: await of('Ben Beta', 'field-crew'),
  };
  const agent = crew.boss;
  const injury = async (person: Person) => reportOne(person, { type: 'Workplace Injury' });
  const oldest = await fileOne(crew.ann, { description: 'Torn hose on the yellow excavator' });
  const taken = await claimThatIs('under_review', { person: crew.ben, agent });
  const second = await fileOne(crew.ben, {
    description: 'Hosepipe and boots',
    incidentId: await injury(crew.ben),
    facts: {},
  });
  const approved = await claimThatIs('approved', { person: crew.ann, agent });
  const rejected = await claimThatIs('rejected', { person: crew.ann, agent });
  const bosses = await fileOne(crew.boss);
  const newest = await fileOne(crew.ann, { description: 'Łódź żuraw, truck 14' });
  outside = (await fileOne(await of('Otto Other', 'field-crew', 'elsewhere'), { description: 'Torn hose' }))
    .id;
  ids = {
    oldest: oldest.id,
    taken: taken.id,
    second: second.id,
    approved: approved.id,
    rejected: rejected.id,
    newest: newest.id,
    bosses: bosses.id,
  };
});
afterAll(() => server.close());

const ask = (person: Person, query: Record<string, string> = {}) =>
  person.get(`/api/claims/review?${new URLSearchParams(query).toString()}`);
const idsFor = async (person: Person, query: Record<string, string> = {}): Promise<number[]> => {
  const { status, body } = await ask(person, query);
  expect(status).toBe(200);
  return body.map(({ id }: { id: number }) => id);
};

describe('what waits', () => {
  it('is shown to nobody who decides nothing', async () => {
    expect((await ask(server.nobody)).status).toBe(401);
    const { status, body } = await ask(crew.ann);
    expect([status, body.code]).toEqual([403, 'not-allowed']);
    expect(await idsFor(await server.addPerson({ role: 'supervisor', crewId: null }))).toEqual([]);
  });

  it('is one’s crew’s for a supervisor, oldest first, without what is decided and without one’s own', async () => {
    const { oldest, taken, second, newest } = ids;
    expect(await idsFor(crew.boss)).toEqual([oldest, taken, second, newest]);
  });

  it('is everybody’s for an admin', async () => {
    const all = await idsFor(await server.as('admin'), { limit: '100' });
    expect(all).toEqual(expect.arrayContaining([ids.oldest, ids.bosses, outside]));
    expect(all).not.toContain(ids.approved);
  });

  it('is what the list of claims shows', async () => {
    const [first] = (await ask(crew.boss)).body;
    expect(first).toEqual((await crew.ann.get(`/api/claims/${ids.oldest}`)).body);
  });
});

describe('the filters', () => {
  it.each<[Record<string, string>, (keyof typeof ids)[]]>([
    [{ status: 'pending' }, ['oldest', 'second', 'newest']],
    [{ status: 'under_review' }, ['taken']],
    [{ status: 'approved,rejected' }, ['approved', 'rejected']],
    [
      { status: 'pending,under_review,approved,rejected' },
      ['oldest', 'taken', 'second', 'approved', 'rejected', 'newest'],
    ],
    [{ status: 'pending,pending' }, ['oldest', 'second', 'newest']],
    [{ type: 'Workplace Injury' }, ['second']],
    [{ type: 'Vehicle Accident' }, []],
    [{ type: 'Equipment Damage', status: 'pending' }, ['oldest', 'newest']],
    [{ q: 'hose' }, ['oldest', 'second']],
    [{ q: 'HOSE torn' }, ['oldest']],
    [{ q: 'excav', status: 'pending' }, ['oldest']],
    [{ q: 'hose', type: 'Workplace Injury' }, ['second']],
    [{ q: 'beta' }, ['taken', 'second']],
    [{ q: '100%_' }, ['oldest', 'newest']],
    [{ q: '%' }, ['oldest', 'newest']],
    [{ q: '14' }, ['newest']],
    [{ q: 'żuraw' }, ['newest']],
    [{ q: "o'reilly & (|!:*" }, []],
    [{ q: 'nothing like that' }, []],
    [{ q: '   ' }, ['oldest', 'taken', 'second', 'newest']],
    [{ q: 'CLM' }, ['oldest', 'taken', 'second', 'newest']],
    [{ q: 'clm-1999' }, []],
    [{ q: 'clm-9999' }, []],
    [{ q: 'clm-0000-000' }, []],
  ])('%j', async (query, wanted) => {
    expect(await idsFor(crew.boss, query)).toEqual(wanted.map((name) => ids[name]));
    const all = await idsFor(await server.as('admin'), { ...query, limit: '100' });
    expect(all).toEqual(expect.arrayContaining(wanted.map((name) => ids[name])));
  });

  it('find a claim by its number, by a part of it from the left, and by the count alone', async () => {
    const number: string = (await crew.ann.get(`/api/claims/${ids.oldest}`)).body.claimNumber;
    const count = String(Number(number.slice(-6)));
    for (const q of [number, number.toLowerCase(), ` ${number} `, number.slice(4), number.slice(-6), count]) {
      expect([q, await idsFor(crew.boss, { q })]).toEqual([q, [ids.oldest]]);
    }
    const year = number.slice(0, 8);
    for (const q of [year, `${year}-`, `${year}-00`, number.slice(0, 13)]) {
      expect([q, await idsFor(crew.boss, { q })]).toEqual([
        q,
        [ids.oldest, ids.taken, ids.second, ids.newest],
      ]);
    }
    expect(await idsFor(await server.as('chief'), { q: number })).toEqual([]);
  });

  it.each([
    ['status=lost', 'status.0'],
    ['status=', 'status.0'],
    ['type=Boats', 'type'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=%00', 'q'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=x', 'cursor'],
  ])('refuse %s', async (query, field) => {
    const { status, body } = await crew.boss.get(`/api/claims/review?${query}`);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });
});

describe('words that very many claims have', () => {
  const COUNT = 700;

  it.each(['boss', 'admin'])('find them all in their order, page by page, for %s', async (who) => {
    const word = `landslide${who}`;
    const boss = await server.addPerson({ role: 'supervisor', crewId: `many-${who}` });
    const person = await server.addPerson({ crewId: `many-${who}` });
    const first = await fileOne(person, { description: `The first ${word}` });
    await server.app.context.db.execute(sql`
      insert into claims (incident_id, user_id, claim_number, claim_type, description, filed_date, facts, content_hash)
      select incident_id, user_id, ${word} || n, case when n % 10 = 0 then 'Other' else claim_type end,
        'One more ' || ${word}::text || case when n % 7 = 0 then ' unnamed' else '' end,
        filed_date + n / 3 * interval '1 minute', facts, 'many'
      from claims, generate_series(1, ${COUNT - 1}::int) n where id = ${first.id}`);
    const reader = who === 'boss' ? boss : await server.as('admin');
    const read = async (query: Record<string, string>) => {
      const seen: { id: number; filedDate: string }[] = [];
      let cursor: string | null = null;
      do {
        const reply = await ask(reader, { limit: '100', ...query, ...(cursor === null ? {} : { cursor }) });
        expect(reply.status).toBe(200);
        seen.push(...reply.body);
        cursor = reply.headers.get('x-next-cursor');
      } while (cursor !== null);
      return seen;
    };
    const all = await read({ q: word });
    expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT);
    const order = all.map(({ filedDate, id }) => `${filedDate} ${String(id).padStart(9, '0')}`);
    expect(order).toEqual(order.toSorted());
    expect(await read({ q: `${word} unnamed` })).toHaveLength(99);
    expect(await read({ q: word, type: 'Other' })).toHaveLength(69);
    expect(await read({ q: word, status: 'approved' })).toEqual([]);
    expect((await ask(await server.as('chief'), { q: word })).body).toEqual([]);
  });
});

describe('its pages', () => {
  it.each([
    [1, {}],
    [3, { q: 'page', status: 'pending' }],
    [3, { type: 'Equipment Damage' }],
  ])(
    'of %i give every claim once, oldest first, also among equals: %j',
    async (limit, query: Record<string, string>) => {
      const boss = await server.addPerson({
        role: 'supervisor',
        crewId: `pages-${limit}-${JSON.stringify(query)}`,
      });
      const crewId = boss.session?.user.crewId ?? null;
      const people = [await server.addPerson({ crewId }), await server.addPerson({ crewId })];
      const filed: number[] = [];
      for (let index = 0; index < 10; index += 1) {
        const person = people[index % 2] ?? boss;
        filed.push((await fileOne(person, { description: `Page ${index}` })).id);
      }
      // All at the same moment: only the id tells them apart.
      const at = new Date('2026-10-01T00:00:00Z');
      for (const id of filed)
        await server.app.context.db.update(claims).set({ filedDate: at }).where(eq(claims.id, id));
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const reply = await ask(boss, {
          ...query,
          limit: String(limit),
          ...(cursor === null ? {} : { cursor }),
        });
        expect(reply.body.length).toBeLessThanOrEqual(limit);
        seen.push(...reply.body.map(({ id }: { id: number }) => id));
        cursor = reply.headers.get('x-next-cursor');
        // One that is decided between two pages neither hides nor doubles another.
        if (seen.length === limit)
          await decide(boss, seen[0] ?? 0, { decision: 'reject', reason: 'Not covered.' });
      } while (cursor !== null);
      expect(seen).toEqual(filed);
    },
  );
});
