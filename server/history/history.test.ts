import { historyListSchema, timelineSchema } from '@tailboard/contract/history.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decide, fileOne } from '../testing/claims.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// oxlint-disable-next-line typescript/no-explicit-any -- an entry as the server sent it
type Entry = any;
const historyOf = async (person: Person, limit = 100): Promise<Entry[]> =>
  (await person.get(`/api/history?limit=${limit}`)).body;
const tells = (entries: Entry[], subject: string, id: number) =>
  entries.some((entry) => entry.subject === subject && entry.subjectId === id);

describe('a claim’s timeline', () => {
  it.each([
    ['nobody', 401],
    ['mike', 404],
    ['rosa', 404],
    ['chief', 404],
    ['demo', 200],
    ['lead', 200],
    ['admin', 200],
  ])('is read by %s with %i', async (username, status) => {
    const claim = await fileOne(await server.as('demo'));
    const person = username === 'nobody' ? server.nobody : await server.as(username);
    expect((await person.get(`/api/claims/${claim.id}/timeline`)).status).toBe(status);
  });

  it.each(['0', '-1', 'x', '2147483647', '99999999999'])('of no claim %s is not found', async (id) => {
    expect((await (await server.as('admin')).get(`/api/claims/${id}/timeline`)).status).toBe(404);
  });

  it('says who, when, what, from and to, oldest first', async () => {
    const [demo, lead] = [await server.as('demo'), await server.as('lead')];
    const claim = await fileOne(demo);
    await decide(lead, claim.id, { decision: 'ask', question: 'Which hose?' });
    const { body: open } = await demo.get(`/api/claims/${claim.id}`);
    await demo.put(`/api/claims/${claim.id}`, { ...open, answer: 'The left one' });
    const { body: rejected } = await decide(lead, claim.id, { decision: 'reject', reason: 'Wear' });
    await demo.put(`/api/claims/${claim.id}`, { ...rejected, status: 'under_review', contestReason: 'New' });
    const { body: done } = await decide(lead, claim.id, {
      decision: 'approve',
      amount: 3000,
      reason: 'Hose',
    });
    const { body } = await demo.get(`/api/claims/${claim.id}/timeline`);
    expect(timelineSchema.parse(body)).toEqual(body);
    const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });
    const by = {
      demo: { id: demo.id, name: 'Demo User', username: 'demo' },
      lead: { id: lead.id, name: 'Lena Lead', username: 'lead' },
    };
    const underReview = change('status', 'under_review', 'rejected');
    expect(body.map(({ actor, action, changes }: Entry) => [actor, action, changes])).toEqual([
      [by.demo, 'filed', [change('status', null, 'pending'), change('requestedReimbursement', null, 3200)]],
      [
        by.lead,
        'taken',
        [change('status', 'pending', 'under_review'), change('caseAgent', null, 'Lena Lead')],
      ],
      [by.lead, 'asked', [change('question', null, 'Which hose?')]],
      [by.demo, 'answered', [change('answer', 'Which hose?', 'The left one')]],
      [by.lead, 'rejected', expect.arrayContaining([underReview, change('reason', null, 'Wear')])],
      [
        by.demo,
        'contested',
        expect.arrayContaining([
          change('status', 'rejected', 'under_review'),
          change('contestReason', null, 'New'),
        ]),
      ],
      [
        by.lead,
        'approved',
        expect.arrayContaining([
          change('status', 'under_review', 'approved'),
          change('approvedReimbursement', null, 3000),
          change('reason', null, 'Hose'),
        ]),
      ],
    ]);
    expect(body.at(-1)).toMatchObject({
      subject: 'claim',
      subjectId: claim.id,
      subjectName: claim.claimNumber,
      at: done.updatedAt,
    });
  });
});

describe('the history', () => {
  it('is one’s own, one’s crew’s or everybody’s', async () => {
    expect((await server.nobody.get('/api/history')).status).toBe(401);
    const claim = await fileOne(await server.as('demo'));
    for (const [username, seen] of [
      ['demo', true],
      ['lead', true],
      ['admin', true],
      ['mike', false],
      ['rosa', false],
      ['chief', false],
    ] as const) {
      const entries = await historyOf(await server.as(username));
      expect(historyListSchema.parse(entries)).toEqual(entries);
      for (const [subject, id] of [
        ['claim', claim.id],
        ['incident', claim.incidentId],
      ] as const) {
        expect([username, subject, tells(entries, subject, id)]).toEqual([username, subject, seen]);
      }
    }
  });

  it('holds what a person did themselves, also to what they may no longer see', async () => {
    const boss = await server.addPerson({ role: 'supervisor' });
    const claim = await fileOne(await server.as('demo'));
    await decide(boss, claim.id, { decision: 'ask', question: 'Which hose?' });
    await (await server.as('admin')).put(`/api/users/${boss.id}/access`, { crewId: 'elsewhere' });
    const entries = (await historyOf(boss)).filter(({ subject }) => subject === 'claim');
    expect(entries.map(({ action }) => action)).toEqual(['asked', 'taken']);
    expect(entries[0].actor.id).toBe(boss.id);
  });

  it('of a supervisor is that of the crew, or their own alone when asked for', async () => {
    const lead = await server.as('lead');
    const [theirs, own] = [await fileOne(await server.as('demo')), await fileOne(lead)];
    const { body } = await lead.get('/api/history?limit=100&own=true');
    expect([tells(body, 'claim', own.id), tells(body, 'claim', theirs.id)]).toEqual([true, false]);
    expect(tells(await historyOf(lead), 'claim', theirs.id)).toBe(true);
  });

  it('of a supervisor without a crew is their own', async () => {
    const boss = await server.addPerson({ role: 'supervisor', crewId: null });
    const lone = await server.addPerson({ crewId: null });
    const [own, other] = [await fileOne(boss), await fileOne(lone)];
    const entries = await historyOf(boss);
    expect([tells(entries, 'claim', own.id), tells(entries, 'claim', other.id)]).toEqual([true, false]);
  });

  it.each([1, 3, 100])('by pages of %i is whole, newest first, without doubles', async (limit) => {
    const person = await server.addPerson();
    for (let index = 0; index < 4; index += 1) await fileOne(person);
    await reportOne(person);
    const whole = (await historyOf(person)).map(({ id }) => id);
    expect(whole.length).toBeGreaterThanOrEqual(9);
    expect(whole).toEqual(whole.toSorted((a, b) => b - a));
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? '' : `&cursor=${cursor}`;
      const reply = await person.get(`/api/history?limit=${limit}${next}`);
      seen.push(...reply.body.map(({ id }: Entry) => id));
      cursor = reply.headers.get('x-next-cursor');
    } while (cursor !== null);
    expect(seen).toEqual(whole);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=x', 'cursor'],
    ['cursor=%00', 'cursor'],
    [`cursor=${Buffer.from('before 99999999999').toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('before 1;drop').toString('base64url')}`, 'cursor'],
  ])('is refused for %s', async (query, field) => {
    const { status, body } = await (await server.as('demo')).get(`/api/history?${query}`);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });
});
