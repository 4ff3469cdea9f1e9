import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { claimThatIs, decide } from '../testing/claims.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Status = Parameters<typeof claimThatIs>[0];
const file = async (status: Status = 'pending') =>
  claimThatIs(status, { person: await server.as('demo'), agent: await server.as('lead') });
const put = async (username: string, claim: { id: number }, change: Record<string, unknown> = {}) =>
  (await server.as(username)).put(`/api/claims/${claim.id}`, { ...claim, ...change });
const read = async (id: number) => (await (await server.as('admin')).get(`/api/claims/${id}`)).body;
const entriesOf = async (id: number) =>
  server.app.context.db
    .select({ action: history.action, actorId: history.actorId, changes: history.changes })
    .from(history)
    .where(and(eq(history.subject, 'claim'), eq(history.subjectId, id)))
    .orderBy(history.id);
const actionsOf = async (id: number) => (await entriesOf(id)).map(({ action }) => action);

describe('an answer', () => {
  const asked = async () => {
    const claim = await file();
    return (await decide(await server.as('lead'), claim.id, { decision: 'ask', question: 'Which hose?' }))
      .body;
  };

  it('ends the question, and stands in the history beside it', async () => {
    const before = await asked();
    const { status, body } = await put('demo', before, {
      answer: 'The left one',
      requestedReimbursement: 3300,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'under_review', question: null, requestedReimbursement: 3300 });
    expect((await entriesOf(before.id)).at(-1)).toMatchObject({
      action: 'answered',
      changes: {
        answer: { from: 'Which hose?', to: 'The left one' },
        requestedReimbursement: { from: 3200, to: 3300 },
      },
    });
  });

  it('is the owner’s alone', async () => {
    const before = await asked();
    for (const username of ['lead', 'admin']) {
      const reply = await put(username, before, { answer: 'The left one' });
      expect([reply.status, reply.body.code]).toEqual([403, 'not-allowed']);
    }
    expect((await put('mike', before, { answer: 'x' })).status).toBe(404);
    expect(await read(before.id)).toEqual(before);
  });

  it('sent again is answered as it was, also when the next question is asked or the claim is decided', async () => {
    const before = await asked();
    const first = await put('demo', before, { answer: 'The left one' });
    expect((await put('demo', before, { answer: 'The left one' })).body).toEqual(first.body);
    const lead = await server.as('lead');
    const next = await decide(lead, before.id, { decision: 'ask', question: 'And when?' });
    expect((await put('demo', before, { answer: 'The left one' })).body).toEqual(next.body);
    const done = await decide(lead, before.id, { decision: 'approve', amount: 3200 });
    expect((await put('demo', before, { answer: 'The left one' })).body).toEqual(done.body);
    expect((await actionsOf(before.id)).filter((action) => action === 'answered')).toHaveLength(1);
  });

  it('of the same words to the next question is a new answer', async () => {
    const before = await asked();
    await put('demo', before, { answer: 'Yes' });
    const next = await decide(await server.as('lead'), before.id, { decision: 'ask', question: 'Sure?' });
    const { body } = await put('demo', next.body, { answer: 'Yes' });
    expect(body.question).toBeNull();
    expect((await actionsOf(before.id)).filter((action) => action === 'answered')).toHaveLength(2);
  });

  it.each(['pending', 'under_review'] as const)('to no question on a %s claim is refused', async (status) => {
    const before = await file(status);
    const reply = await put('demo', before, { answer: 'The left one' });
    expect([reply.status, reply.body.code]).toEqual([422, 'no-open-question']);
  });
});

describe('contesting a rejection', () => {
  const contest = { status: 'under_review', contestReason: 'It was new.' };

  it('reopens the claim with nothing decided, and loses nothing of what was', async () => {
    const before = await file('rejected');
    const { status, body } = await put('demo', before, {
      ...contest,
      facts: { ...before.facts, itemAgeYears: 0 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'under_review',
      decision: null,
      approvedReimbursement: null,
      completionDate: null,
      caseAgent: 'Lena Lead',
      facts: { itemAgeYears: 0 },
      filedDate: before.filedDate,
      expected: { from: body.updatedAt, days: 28, by: 'standard' },
    });
    expect(Date.parse(body.estimatedCompletionDate) - Date.parse(body.updatedAt)).toBe(28 * 86_400_000);
    const entries = await entriesOf(before.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'contested',
      changes: {
        status: { from: 'rejected', to: 'under_review' },
        contestReason: { from: null, to: 'It was new.' },
        facts: expect.anything(),
      },
    });
    expect(entries.at(-2)?.changes['reason']?.to).toBe(before.decision.reason);
    const decided = await decide(await server.as('admin'), before.id, { decision: 'approve', amount: 3200 });
    expect(decided.body).toMatchObject({
      status: 'approved',
      decision: { by: 'Ada Admin', decision: 'approve' },
    });
  });

  it('sent again is answered as it was', async () => {
    const before = await file('rejected');
    const first = await put('demo', before, contest);
    expect((await put('demo', before, contest)).body).toEqual(first.body);
    const again = await decide(await server.as('lead'), before.id, {
      decision: 'reject',
      reason: 'Still not.',
    });
    expect((await put('demo', before, contest)).body).toEqual(again.body);
    expect((await actionsOf(before.id)).filter((action) => action === 'contested')).toHaveLength(1);
    const next = await put('demo', again.body, contest);
    expect(next.body.status).toBe('under_review');
  });

  it('needs a reason', async () => {
    const before = await file('rejected');
    const reply = await put('demo', before, { status: 'under_review' });
    expect([reply.status, reply.body.code]).toEqual([422, 'reason-required']);
    expect(reply.body.errors[0].field).toBe('contestReason');
    expect((await put('demo', before, { ...contest, status: 'rejected' })).status).toBe(422);
    expect(await read(before.id)).toEqual(before);
  });

  it.each(['pending', 'under_review', 'approved'] as const)(
    'is no way for a claim that is %s',
    async (status) => {
      const before = await file(status);
      const reply = await put('demo', before, contest);
      expect([reply.status, reply.body.code]).toEqual([422, 'forbidden-status-change']);
      expect(await read(before.id)).toEqual(before);
    },
  );

  it('is the owner’s alone', async () => {
    const before = await file('rejected');
    for (const username of ['lead', 'admin']) {
      expect((await put(username, before, contest)).status).toBe(403);
      const silent = await put(username, before, { status: 'under_review' });
      expect([silent.status, silent.body.code]).toEqual([422, 'forbidden-status-change']);
    }
    expect(await read(before.id)).toEqual(before);
  });
});
