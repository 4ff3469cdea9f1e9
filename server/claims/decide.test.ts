import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { claimThatIs, decide, fileOne } from '../testing/claims.ts';
import { tally } from '../testing/tally.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { claimDecisions } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const approve = { decision: 'approve', amount: 3200 };
const reject = { decision: 'reject', reason: 'Wear and tear is not covered.' };
const ask = { decision: 'ask', question: 'Which hose was it?' };
const file = async () => fileOne(await server.as('demo'));
const by = async (username: string, id: number, decision: Record<string, unknown>) =>
  decide(await server.as(username), id, decision);
const read = async (id: number) => (await (await server.as('admin')).get(`/api/claims/${id}`)).body;
const entriesOf = async (id: number) =>
  server.app.context.db
    .select({ action: history.action, actorId: history.actorId, changes: history.changes })
    .from(history)
    .where(and(eq(history.subject, 'claim'), eq(history.subjectId, id)))
    .orderBy(history.id);
const decisionsOn = (id: number) =>
  server.app.context.db.$count(claimDecisions, eq(claimDecisions.claimId, id));

describe('who may decide', () => {
  it.each([
    ['nobody', 401, 'not-signed-in'],
    ['demo', 403, 'not-allowed'],
    ['mike', 404, 'not-found'],
    ['rosa', 404, 'not-found'],
    ['chief', 404, 'not-found'],
    ['lead', 200, undefined],
    ['admin', 200, undefined],
  ])('%s: %i', async (username, status, code) => {
    const claim = await file();
    for (const decision of [ask, approve]) {
      const person = username === 'nobody' ? server.nobody : await server.as(username);
      const reply = await decide(person, claim.id, decision);
      expect([reply.status, reply.body.code]).toEqual([status, code]);
    }
    expect((await read(claim.id)).status).toBe(status === 200 ? 'approved' : 'pending');
  });

  it.each(['lead', 'admin'])('is not %s on their own claim', async (username) => {
    const claim = await fileOne(await server.as(username));
    for (const decision of [ask, approve, reject]) {
      const reply = await by(username, claim.id, decision);
      expect([reply.status, reply.body.code]).toEqual([403, 'own-claim']);
    }
    expect((await entriesOf(claim.id)).map(({ action }) => action)).toEqual(['filed']);
    expect((await by(username === 'lead' ? 'admin' : 'admin', claim.id, ask)).status).toBe(
      username === 'lead' ? 200 : 403,
    );
  });

  it('is not a supervisor without a crew', async () => {
    const boss = await server.addPerson({ role: 'supervisor', crewId: null });
    const own = await fileOne(boss);
    expect((await decide(boss, own.id, approve)).body.code).toBe('own-claim');
    const lone = await server.addPerson({ crewId: null });
    expect((await decide(boss, (await fileOne(lone)).id, approve)).status).toBe(404);
  });

  it.each(['0', '-1', 'x', '1e3', '99999999999', '2147483647', '%00'])('finds no claim %s', async (id) => {
    const reply = await (await server.as('admin')).post(`/api/claims/${id}/decision`, approve);
    expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
  });
});

describe('an approval', () => {
  it('of what was asked for says who, when and how much, and passes through under review', async () => {
    const claim = await file();
    const lead = await server.as('lead');
    const { status, body } = await by('lead', claim.id, { ...approve, updatedAt: claim.updatedAt });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...claim,
      status: 'approved',
      approvedReimbursement: 3200,
      caseAgent: 'Lena Lead',
      caseAgentUsername: 'lead',
      completionDate: body.updatedAt,
      updatedAt: expect.any(String),
      decision: {
        decision: 'approve',
        amount: 3200,
        reason: null,
        by: 'Lena Lead',
        byUsername: 'lead',
        byId: lead.id,
        at: body.updatedAt,
      },
    });
    expect(await read(claim.id)).toEqual(body);
    expect((await entriesOf(claim.id)).slice(1)).toEqual([
      {
        action: 'taken',
        actorId: lead.id,
        changes: {
          status: { from: 'pending', to: 'under_review' },
          caseAgent: { from: null, to: 'Lena Lead' },
        },
      },
      {
        action: 'approved',
        actorId: lead.id,
        changes: {
          status: { from: 'under_review', to: 'approved' },
          approvedReimbursement: { from: null, to: 3200 },
        },
      },
    ]);
  });

  it.each([1, 3199, 3201, 100_000_000])('of %i dollars instead of 3,200 needs a reason', async (amount) => {
    const claim = await file();
    const refused = await by('lead', claim.id, { ...approve, amount });
    expect([refused.status, refused.body.code]).toEqual([422, 'reason-required']);
    expect(refused.body.errors).toEqual([{ field: 'reason', message: expect.stringContaining('$3,200') }]);
    expect(await read(claim.id)).toEqual(claim);
    const { body } = await by('lead', claim.id, { ...approve, amount, reason: 'As the invoice says.' });
    expect(body).toMatchObject({
      approvedReimbursement: amount,
      decision: { amount, reason: 'As the invoice says.' },
    });
  });

  it('of any amount needs no reason where none was asked for', async () => {
    const claim = await fileOne(await server.as('demo'), { requestedReimbursement: null });
    const { status, body } = await by('lead', claim.id, { ...approve, amount: 77 });
    expect([status, body.approvedReimbursement]).toEqual([200, 77]);
  });
});

describe('a rejection', () => {
  it('says why, and approves nothing', async () => {
    const claim = await file();
    const { body } = await by('lead', claim.id, reject);
    expect(body).toMatchObject({
      status: 'rejected',
      approvedReimbursement: null,
      completionDate: body.updatedAt,
      decision: { decision: 'reject', amount: null, reason: reject.reason, by: 'Lena Lead' },
    });
    const [, , entry] = await entriesOf(claim.id);
    expect(entry).toMatchObject({
      action: 'rejected',
      changes: {
        status: { from: 'under_review', to: 'rejected' },
        reason: { from: null, to: reject.reason },
      },
    });
  });
});

describe('a question', () => {
  it('stands until it is answered, with the claim under review', async () => {
    const claim = await file();
    const { body } = await by('lead', claim.id, ask);
    expect(body).toMatchObject({
      status: 'under_review',
      caseAgent: 'Lena Lead',
      decision: null,
      question: { text: ask.question, by: 'Lena Lead', at: body.updatedAt },
    });
    expect((await entriesOf(claim.id)).map(({ action }) => action)).toEqual(['filed', 'taken', 'asked']);
  });

  it('asked again in the same words is not asked twice, in other words it is', async () => {
    const claim = await file();
    const first = await by('lead', claim.id, ask);
    const again = await by('lead', claim.id, ask);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await by('lead', claim.id, { decision: 'ask', reason: 'And when?' });
    expect(other.body.question.text).toBe('And when?');
    expect(await decisionsOn(claim.id)).toBe(2);
    expect((await entriesOf(claim.id)).at(-1)?.changes).toEqual({
      question: { from: ask.question, to: 'And when?' },
    });
  });

  it('goes when the claim is decided', async () => {
    const claim = await file();
    await by('lead', claim.id, ask);
    expect((await by('lead', claim.id, approve)).body).toMatchObject({ question: null, status: 'approved' });
  });
});

describe('bad input', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no decision', { amount: 5 }, 'decision'],
    ['an unknown decision', { decision: 'pay' }, 'decision'],
    ['no amount', { decision: 'approve' }, 'amount'],
    ['a negative amount', { ...approve, amount: -1 }, 'amount'],
    ['nothing', { ...approve, amount: 0 }, 'amount'],
    ['cents', { ...approve, amount: 10.25 }, 'amount'],
    ['a huge amount', { ...approve, amount: 1e12 }, 'amount'],
    ['an amount as text', { ...approve, amount: '3200' }, 'amount'],
    ['an amount on a rejection', { ...reject, amount: 5 }, 'amount'],
    ['no reason', { decision: 'reject' }, 'reason'],
    ['a reason of blanks', { decision: 'reject', reason: ' \n ' }, 'reason'],
    ['an approval with a reason of blanks', { ...approve, reason: '   ' }, 'reason'],
    ['a reason too long', { ...reject, reason: 'x'.repeat(2_001) }, 'reason'],
    ['NUL', { ...reject, reason: 'a\0b' }, 'reason'],
    ['half a character', { ...reject, reason: 'half \ud83e' }, 'reason'],
    ['no question', { decision: 'ask' }, 'question'],
    ['a blank question', { decision: 'ask', question: ' ' }, 'question'],
    ['a version that is none', { ...approve, updatedAt: 'now' }, 'updatedAt'],
    ['a reference that is none', { ...approve, clientRef: '1' }, 'clientRef'],
  ])('with %s is refused by the name of the field', async (_name, decision, field) => {
    const claim = await file();
    const { status, body } = await by('lead', claim.id, decision);
    expect([status, body.errors?.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
    expect(await read(claim.id)).toEqual(claim);
  });

  it('of the year 9999 is only another version', async () => {
    const claim = await file();
    const reply = await by('lead', claim.id, { ...approve, updatedAt: '9999-12-31T23:59:59.000Z' });
    expect([reply.status, reply.body.code]).toEqual([409, 'changed-meanwhile']);
  });
});

describe('a repeat', () => {
  it.each([
    ['approve', approve],
    ['reject', reject],
    ['ask', ask],
  ])('of %s with the same reference is answered as the first was', async (_name, decision) => {
    const claim = await file();
    const clientRef = randomUUID();
    const said = { ...decision, clientRef, updatedAt: claim.updatedAt };
    const first = await by('lead', claim.id, said);
    const again = await by('lead', claim.id, said);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([await decisionsOn(claim.id), (await entriesOf(claim.id)).length]).toEqual([1, 3]);
    const other = await by('lead', claim.id, { ...reject, reason: 'Something else', clientRef });
    expect([other.status, other.body.code]).toEqual([409, 'client-ref-conflict']);
    expect(other.body.current).toEqual(first.body);
    const elsewhere = await by('lead', (await file()).id, said);
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'client-ref-conflict']);
  });
});

describe('a claim that is decided', () => {
  it.each([
    ['approved', 'approved'],
    ['rejected', 'rejected'],
  ] as const)('and %s says by whom, and stays', async (status, did) => {
    const [person, agent] = [await server.as('demo'), await server.as('lead')];
    const claim = await claimThatIs(status, { person, agent });
    for (const decision of [approve, reject, ask]) {
      const reply = await by('admin', claim.id, decision);
      expect([reply.status, reply.body.code]).toEqual([409, 'claim-decided']);
      expect(reply.body.detail).toMatch(
        new RegExp(`^Lena Lead \\(lead\\) ${did} this claim on \\w+ \\d+, \\d{4}\\.$`),
      );
      expect(reply.body.current).toEqual(claim);
    }
    expect(await read(claim.id)).toEqual(claim);
  });
});

describe('two people at once', () => {
  it('cannot both decide: one does, the others see who', async () => {
    const claim = await file();
    const second = await server.addPerson({ role: 'supervisor', name: 'Sam Second' });
    const decisions = [
      ...Array.from({ length: 5 }, () => by('lead', claim.id, { ...reject, updatedAt: claim.updatedAt })),
      ...Array.from({ length: 5 }, () =>
        decide(second, claim.id, { ...approve, updatedAt: claim.updatedAt }),
      ),
    ];
    const replies = await Promise.all(decisions);
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
    const made = replies.find(({ status }) => status === 200)?.body;
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ code: 'claim-decided', current: made });
      expect(body.detail).toContain(made.decision.by);
    }
    expect(await decisionsOn(claim.id)).toBe(1);
    expect(await entriesOf(claim.id)).toHaveLength(3);
  });

  it('do not decide what its owner has changed meanwhile', async () => {
    const claim = await file();
    const changed = await (
      await server.as('demo')
    ).put(`/api/claims/${claim.id}`, { ...claim, requestedReimbursement: 9000 });
    const reply = await by('lead', claim.id, { ...approve, updatedAt: claim.updatedAt });
    expect([reply.status, reply.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(reply.body.current).toEqual(changed.body);
  });
});
