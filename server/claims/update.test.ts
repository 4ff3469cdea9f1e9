import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { claimThatIs, fileOne } from '../testing/claims.ts';
import { tally } from '../testing/tally.ts';
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

describe('who may change a claim', () => {
  it.each([
    ['mike', 404, 'not-found'],
    ['rosa', 404, 'not-found'],
    ['chief', 404, 'not-found'],
    ['lead', 403, 'not-allowed'],
    ['admin', 403, 'not-allowed'],
    ['demo', 200, undefined],
  ])('says %s with %i', async (username, status, code) => {
    const claim = await file();
    expect((await server.nobody.put(`/api/claims/${claim.id}`, claim)).status).toBe(401);
    const reply = await put(username, claim, { requestedReimbursement: 4000 });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    if (status === 403) expect(reply.body.errors[0].field).toBe('requestedReimbursement');
    expect((await read(claim.id)).requestedReimbursement).toBe(status === 200 ? 4000 : 3200);
  });

  it.each([
    ['demo', 403, 'not-allowed'],
    ['mike', 404, 'not-found'],
    ['chief', 404, 'not-found'],
    ['lead', 200, undefined],
    ['admin', 200, undefined],
  ])('under review: %s with %i', async (username, status, code) => {
    const claim = await file();
    const reply = await put(username, claim, { status: 'under_review' });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect((await read(claim.id)).status).toBe(status === 200 ? 'under_review' : 'pending');
  });

  it('is not a supervisor who takes their own', async () => {
    const claim = await fileOne(await server.as('lead'));
    const reply = await put('lead', claim, { status: 'under_review' });
    expect([reply.status, reply.body.code]).toEqual([403, 'own-claim']);
    expect((await put('admin', claim, { status: 'under_review' })).status).toBe(200);
  });
});

describe('a change by its owner', () => {
  it.each(['pending', 'under_review'] as const)(
    'is made while it is %s, and told from what to what',
    async (status) => {
      const before = await file(status);
      const change = { description: 'The hose too', requestedReimbursement: 3500 };
      const reply = await put('demo', before, change);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({
        ...before,
        ...change,
        estimate: expect.anything(),
        updatedAt: expect.any(String),
      });
      expect(Date.parse(reply.body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      expect((await entriesOf(before.id)).at(-1)).toEqual({
        action: 'changed',
        actorId: (await server.as('demo')).id,
        changes: {
          description: { from: before.description, to: 'The hose too' },
          requestedReimbursement: { from: 3200, to: 3500 },
        },
      });
    },
  );

  it('that changes nothing leaves everything', async () => {
    const before = await file();
    expect((await put('demo', before)).body).toEqual(before);
    expect(await actionsOf(before.id)).toEqual(['filed']);
  });

  it('never changes what the server says', async () => {
    const before = await file();
    const { body } = await put('demo', before, {
      description: 'Changed',
      userId: 1,
      claimNumber: 'CLM-1999-000001',
      caseAgent: 'Me',
      aiCoveragePercentage: 100,
      approvedReimbursement: 9,
      estimatedCompletionDate: null,
      decision: { decision: 'approve' },
      question: { text: 'x' },
      documents: [],
    });
    expect(body).toEqual({ ...before, description: 'Changed', updatedAt: expect.any(String) });
  });

  it('based on an older version is refused with the present one', async () => {
    const before = await file();
    const { body: present } = await put('demo', before, { description: 'First' });
    const late = await put('demo', before, { description: 'Second' });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(late.body.current).toEqual(present);
  });

  it('sent again is answered as it was the first time, also when it was taken meanwhile', async () => {
    const before = await file();
    const first = await put('demo', before, { description: 'First' });
    expect((await put('demo', before, { description: 'First' })).body).toEqual(first.body);
    const taken = await put('lead', first.body, { status: 'under_review' });
    const again = await put('demo', before, { description: 'First' });
    expect([again.status, again.body]).toEqual([200, taken.body]);
    expect(await actionsOf(before.id)).toEqual(['filed', 'changed', 'taken']);
  });

  it('made by twenty at once is made by one', async () => {
    const before = await file();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => put('demo', before, { description: `Number ${index}` })),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 19 });
  });

  it.each(['approved', 'rejected'] as const)('of an %s claim is refused', async (status) => {
    const before = await file(status);
    const reply = await put('demo', before, { description: 'Later' });
    expect([reply.status, reply.body.code]).toEqual([422, 'claim-closed']);
    expect(await read(before.id)).toEqual(before);
  });

  it.each<[Status, Status]>([
    ['pending', 'approved'],
    ['pending', 'rejected'],
    ['under_review', 'pending'],
    ['under_review', 'approved'],
    ['under_review', 'rejected'],
    ['approved', 'pending'],
    ['approved', 'under_review'],
    ['approved', 'rejected'],
    ['rejected', 'pending'],
    ['rejected', 'approved'],
  ])('never makes %s of a %s claim, nor does a supervisor’s', async (from, to) => {
    const before = await file(from);
    for (const username of ['demo', 'lead', 'admin']) {
      const reply = await put(username, before, { status: to });
      expect([username, reply.status, reply.body.code]).toEqual([username, 422, 'forbidden-status-change']);
      expect(reply.body.errors[0].field).toBe('status');
    }
    expect(await read(before.id)).toEqual(before);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no updatedAt', { updatedAt: undefined }, 'updatedAt'],
    ['no status', { status: undefined }, 'status'],
    ['an unknown status', { status: 'lost' }, 'status'],
    ['cents', { requestedReimbursement: 1.5 }, 'requestedReimbursement'],
    ['an empty description', { description: ' ' }, 'description'],
    ['NUL', { description: '\0' }, 'description'],
    ['a blank answer', { answer: ' ' }, 'answer'],
    ['a blank reason to contest', { contestReason: '\t' }, 'contestReason'],
  ])('with %s is refused by the name of the field', async (_name, change, field) => {
    const before = await file();
    const { status, body } = await put('demo', before, change);
    expect([status, body.errors?.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
    expect(await read(before.id)).toEqual(before);
  });
});

describe('taking a claim', () => {
  it('makes its supervisor the case agent, and is told', async () => {
    const before = await file();
    const { body } = await put('lead', before, { status: 'under_review' });
    expect(body).toEqual({
      ...before,
      status: 'under_review',
      caseAgent: 'Lena Lead',
      caseAgentUsername: 'lead',
      updatedAt: expect.any(String),
    });
    const again = await put('lead', before, { status: 'under_review' });
    expect([again.status, again.body]).toEqual([200, body]);
    const late = await put('admin', before, { status: 'under_review' });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(await actionsOf(before.id)).toEqual(['filed', 'taken']);
  });
});
