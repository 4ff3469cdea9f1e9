import { claimStatuses, claimTransitions, type ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { fileOne } from '../testing/claims.ts';
import type { Person, Reply } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { claimEvents, stepsOf, type ClaimEvent } from './status-machine.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 25);
const SEED = Number(process.env['PROPERTY_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
const events = Object.keys(claimEvents) as ClaimEvent[];

describe('the status machine', () => {
  it('goes only along the contract’s transitions, whatever happens', () => {
    for (const from of claimStatuses) {
      for (const event of events) {
        const { from: possible, to } = claimEvents[event];
        if (!possible.includes(from)) {
          expect(() => stepsOf(event, from)).toThrow(`A claim that is ${from.replace('_', ' ')} cannot`);
          continue;
        }
        let at: ClaimStatus = from;
        for (const step of stepsOf(event, from)) {
          expect(claimTransitions[at], `${event}: ${at} to ${step}`).toContain(step);
          at = step;
        }
        expect(at).toBe(to);
      }
    }
  });

  it('says what is possible instead', () => {
    expect(() => stepsOf('contest', 'under_review')).toThrow('It can become approved or rejected.');
    expect(() => stepsOf('take', 'approved')).toThrow('Its status is final.');
  });
});

type Actor = 'owner' | 'boss' | 'admin' | 'stranger';
type Act = { by: Actor; do: ClaimEvent | 'change' | 'answer'; stale: boolean };
/** What the model knows of a claim. */
type Model = { status: ClaimStatus; asked: boolean; amount: number | null; decidedBy: number | null };

const act: fc.Arbitrary<Act> = fc.record({
  by: fc.constantFrom<Actor>('owner', 'owner', 'boss', 'boss', 'admin', 'stranger'),
  do: fc.constantFrom<Act['do']>(...events, 'contest', 'change', 'answer'),
  stale: fc.integer({ min: 0, max: 7 }).map((number) => number === 0),
});

describe('a claim, whoever does what in which order', () => {
  let server: TestServer;
  let people: Record<Actor, Person>;
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
    people = {
      owner: await server.addPerson({ crewId: 'model' }),
      boss: await server.addPerson({ crewId: 'model', role: 'supervisor' }),
      admin: await server.as('admin'),
      stranger: await server.addPerson({ crewId: 'model' }),
    };
  });
  afterAll(() => server.close());

  let said = 0;
  // oxlint-disable-next-line typescript/no-explicit-any -- a claim as the server sent it
  async function send({ by, do: what, stale }: Act, present: any): Promise<Reply> {
    const person = people[by];
    const claim = stale ? { ...present, updatedAt: '2020-01-01T00:00:00.000Z' } : present;
    const decision = { updatedAt: claim.updatedAt, reason: 'As it is.' };
    said += 1;
    const decide = (body: Record<string, unknown>) => person.post(`/api/claims/${claim.id}/decision`, body);
    const put = (change: Record<string, unknown>) =>
      person.put(`/api/claims/${claim.id}`, { ...claim, ...change });
    switch (what) {
      case 'approve':
        return decide({ ...decision, decision: 'approve', amount: 1 + (said % 5_000) });
      case 'reject':
        return decide({ ...decision, decision: 'reject' });
      case 'ask':
        return decide({ updatedAt: claim.updatedAt, decision: 'ask', question: `Question ${said}` });
      case 'take':
        return put({ status: 'under_review' });
      case 'contest':
        return put({ status: 'under_review', contestReason: `Reason ${said}` });
      case 'change':
        return put({ description: `Description ${said}` });
      case 'answer':
        return put({ answer: `Answer ${said}` });
    }
  }

  /** The model after the act, or null where it must be refused. */
  function expected(model: Model, { by, do: what, stale }: Act): Partial<Model> | null {
    if (by === 'stranger') return null;
    const byOwner = by === 'owner';
    const open = model.status === 'pending' || model.status === 'under_review';
    const noDecision = { amount: null, decidedBy: null };
    switch (what) {
      case 'approve':
        return byOwner || !open || stale
          ? null
          : { status: 'approved', asked: false, decidedBy: people[by].id };
      case 'reject':
        return byOwner || !open || stale
          ? null
          : { status: 'rejected', asked: false, decidedBy: people[by].id };
      case 'ask':
        return byOwner || !open || stale ? null : { status: 'under_review', asked: true };
      case 'take':
        // One that is under review already is only looked at, by its owner too.
        if (model.status === 'under_review' && !stale) return {};
        return byOwner || model.status !== 'pending' || stale ? null : { status: 'under_review' };
      case 'contest':
        return !byOwner || model.status !== 'rejected' || stale
          ? null
          : { status: 'under_review', ...noDecision };
      case 'change':
        return byOwner && open && !stale ? {} : null;
      case 'answer':
        return byOwner && open && model.asked && !stale ? { asked: false } : null;
    }
  }

  it(`is as the model says (seed ${SEED})`, { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (acts) => {
        let claim = await fileOne(people.owner);
        const model: Model = { status: 'pending', asked: false, amount: null, decidedBy: null };
        for (const step of acts) {
          const reply = await send(step, claim);
          const next = expected(model, step);
          const isStaleTake = step.do === 'take' && step.stale && model.status === 'under_review';
          // Who holds a claim may take it again, however old their copy is.
          if (!isStaleTake) {
            expect([step, model.status, reply.status === 200]).toEqual([step, model.status, next !== null]);
          }
          const { body: present } = await people.admin.get(`/api/claims/${claim.id}`);
          if (next === null) expect(present).toEqual(claim);
          Object.assign(model, next);
          if (next !== null && step.do === 'approve') model.amount = present.approvedReimbursement;
          expect({
            status: present.status,
            asked: present.question !== null,
            amount: present.approvedReimbursement,
            decidedBy: present.decision?.byId ?? null,
          }).toEqual(model);
          claim = present;
        }
        const { db } = server.app.context;
        const entries = await db
          .select({ changes: history.changes })
          .from(history)
          .where(and(eq(history.subject, 'claim'), eq(history.subjectId, claim.id)))
          .orderBy(history.id);
        let at: unknown = null;
        for (const { changes } of entries) {
          const moved = changes['status'];
          if (moved === undefined) continue;
          expect(moved.from).toBe(at);
          if (at !== null) expect(claimTransitions[at as ClaimStatus]).toContain(moved.to);
          at = moved.to;
        }
        expect(at).toBe(model.status);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
