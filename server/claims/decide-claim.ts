import type { Claim, DecideClaim } from '@tailboard/contract/claims.ts';
import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import { thousands } from '@tailboard/contract/thousands.ts';
import { and, eq } from 'drizzle-orm';
import { may } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import { isoDay } from '../days.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { ownerOf, visible } from './list-claims.ts';
import { isDecided, stepsOf } from './status-machine.ts';
import { claimAfter, lockClaim, toClaim, type StoredClaim } from './store.ts';
import { claimDecisions, claims } from './tables.ts';
import { notifyOwner } from './notify-people.ts';
import { takenBy } from './update-claim.ts';
import { changedAt, refuseUnseen } from './version.ts';

/** A decision as stored. Whole US dollars. */
type Verdict = { decision: DecideClaim['decision']; amount: number | null; reason: string | null };
type Deciding = { viewer: Viewer; stored: StoredClaim; verdict: Verdict };

/**
 * Decides a claim, or asks a question. Only this function approves or rejects a claim, and it needs a
 * signed-in `viewer`, so software cannot decide.
 *
 * A repeat (same `clientRef`, same content) returns the claim unchanged. Throws `not-allowed`, `own-claim`,
 * `claim-decided` (with the claim and who decided it), `changed-meanwhile`, `client-ref-conflict`,
 * `reason-required`.
 */
export async function decideClaim(
  db: Database,
  options: { viewer: Viewer; id: number; decision: DecideClaim; now?: number },
): Promise<Claim> {
  const { viewer, id, decision, now = Date.now() } = options;
  const verdict = verdictOf(decision);
  const clientRef = decision.clientRef ?? null;
  return db.transaction(async (tx) => {
    const stored = visible(viewer, await lockClaim(tx, id));
    const { claim } = stored;
    refuseWhoMayNot(viewer, stored);
    if (await isRepeat(tx, { viewer, stored, verdict, clientRef })) return toClaim(stored);
    if (isDecided(claim.status)) throw alreadyDecided(stored, viewer);
    if (decision.updatedAt !== undefined) refuseUnseen(stored, decision.updatedAt);
    requireReason(stored, verdict);

    const at = changedAt(stored, now);
    const steps = stepsOf(verdict.decision, claim.status);
    await tx.insert(claimDecisions).values({ ...verdict, claimId: id, decidedBy: viewer.id, clientRef, at });
    await tx
      .update(claims)
      .set({
        ...columnsAfter({ viewer, stored, verdict }, at),
        caseAgent: viewer.name,
        caseAgentId: viewer.id,
        updatedAt: at,
      })
      .where(eq(claims.id, id));
    await recordHistory(tx, [
      ...(claim.status === 'pending' ? [takenBy(viewer, stored, at)] : []),
      {
        actorId: viewer.id,
        subject: 'claim',
        subjectId: id,
        ownerId: claim.userId,
        at,
        ...whatHappened({ viewer, stored, verdict }, steps.at(-1)),
      },
    ]);
    await notifyOwner(tx, stored, { by: viewer, ...newsOf(verdict) });
    return claimAfter(tx, id);
  });
}

function verdictOf({ decision, amount, reason, question }: DecideClaim): Verdict {
  return {
    decision,
    amount: decision === 'approve' ? (amount ?? null) : null,
    reason: (decision === 'ask' ? (question ?? reason) : reason) ?? null,
  };
}

function refuseWhoMayNot(viewer: Viewer, stored: StoredClaim): void {
  const owner = ownerOf(stored);
  if (!may(viewer, 'claim.decide', owner)) throw new ProblemError('not-allowed');
  if (owner.userId === viewer.id) throw new ProblemError('own-claim');
}

/** Whether this decision is stored already. An open question is not asked twice, even without a reference. */
async function isRepeat(
  tx: Database,
  { viewer, stored, verdict, clientRef }: Deciding & { clientRef: string | null },
): Promise<boolean> {
  if (clientRef === null) {
    const { question, caseAgentId } = stored.claim;
    return verdict.decision === 'ask' && question?.text === verdict.reason && caseAgentId === viewer.id;
  }
  const [made] = await tx
    .select()
    .from(claimDecisions)
    .where(and(eq(claimDecisions.decidedBy, viewer.id), eq(claimDecisions.clientRef, clientRef)));
  if (made === undefined) return false;
  const isSame =
    made.claimId === stored.claim.id &&
    made.decision === verdict.decision &&
    made.amount === verdict.amount &&
    made.reason === verdict.reason;
  if (!isSame) throw new ProblemError('client-ref-conflict', { current: toClaim(stored) });
  return true;
}

function alreadyDecided(stored: StoredClaim, { timeZone }: Viewer): ProblemError {
  const { decision } = stored;
  if (decision === null) return new ProblemError('claim-decided', { current: toClaim(stored) });
  const did = decision.decision === 'approve' ? 'approved' : 'rejected';
  return new ProblemError('claim-decided', {
    detail: say(`problem.claim-decided.${did}`, {
      name: nameWithUsername(decision.by, decision.byUsername),
      // Without a zone of its own, noon is on that day wherever it is written.
      day: `${isoDay(new Date(decision.at), timeZone)}T12:00`,
    }),
    current: toClaim(stored),
  });
}

function requireReason({ claim }: StoredClaim, { decision, amount, reason }: Verdict): void {
  const { requestedReimbursement: requested } = claim;
  if (decision !== 'approve' || reason !== null || requested === null || amount === requested) return;
  const dollars = thousands(requested);
  throw new ProblemError('reason-required', {
    detail: say('problem.reason-required.amount', { requested: dollars }),
    errors: [{ field: 'reason', message: say('field.reason-of-other-amount', { requested: dollars }) }],
  });
}

function columnsAfter(
  { viewer, verdict: { decision, amount, reason } }: Deciding,
  at: Date,
): Partial<typeof claims.$inferInsert> {
  switch (decision) {
    case 'ask':
      return {
        status: 'under_review',
        question: { text: reason ?? '', by: viewer.name, at: at.toISOString() },
      };
    case 'approve':
      return {
        status: 'approved',
        approvedReimbursement: amount,
        decidedBy: viewer.id,
        completionDate: at,
        question: null,
      };
    case 'reject':
      return { status: 'rejected', decidedBy: viewer.id, completionDate: at, question: null };
  }
}

/** Action and changes of the history entry; a step to under review has its own entry before it. */
function whatHappened({ stored: { claim }, verdict: { decision, amount, reason } }: Deciding, to?: string) {
  const status = to === undefined || to === 'under_review' ? {} : { status: { from: 'under_review', to } };
  const why = reason === null ? {} : { reason: { from: null, to: reason } };
  switch (decision) {
    case 'ask':
      return {
        action: 'asked',
        changes: { question: { from: claim.question?.text ?? null, to: reason } },
      };
    case 'approve':
      return {
        action: 'approved',
        changes: {
          ...status,
          approvedReimbursement: { from: claim.approvedReimbursement, to: amount },
          ...why,
        },
      };
    case 'reject':
      return { action: 'rejected', changes: { ...status, ...why } };
  }
}

function newsOf({ decision, amount, reason }: Verdict) {
  const text = reason === null ? {} : { text: reason };
  switch (decision) {
    case 'ask':
      return { kind: 'claim-question' as const, facts: text };
    case 'approve':
      return {
        kind: 'claim-approved' as const,
        facts: { status: 'approved' as const, ...text, ...(amount === null ? {} : { amount }) },
      };
    case 'reject':
      return { kind: 'claim-rejected' as const, facts: { status: 'rejected' as const, ...text } };
  }
}
