import type { UpdateClaim } from '@tailboard/contract/claims.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { scopeOf } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { changesBetween, history, recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { incidents } from '../incidents/public.ts';
import { estimated, expectedFrom } from './assess-claim.ts';
import { contentColumns } from './file-claim.ts';
import { forbiddenChange, stepsOf } from './status-machine.ts';
import type { StoredClaim } from './store.ts';
import { claims } from './tables.ts';
import { notifyCaseAgent } from './notify-people.ts';
import { changedAt, isStale, refuseStale } from './version.ts';

type Update = { viewer: Viewer; stored: StoredClaim; update: UpdateClaim; now: number };
type Said = { answer: string | null; contestReason: string | null };

/**
 * Changes by the claim's owner: its content until it is decided, an answer to an open question, an objection
 * to a rejection. Throws `claim-closed`, `no-open-question`, `reason-required`, `forbidden-status-change`.
 */
export async function changeOwnClaim(tx: Database, { viewer, stored, update, now }: Update): Promise<void> {
  const { claim } = stored;
  const said = { answer: update.answer ?? null, contestReason: update.contestReason ?? null };
  const content = changesBetween(contentColumns(claim), contentColumns(update));
  const isSame = Object.keys(content).length === 0;
  const isSilent = said.answer === null && said.contestReason === null;
  const stale = isStale(stored, update.updatedAt);
  // A repeat of a change that arrived before a supervisor took the claim changes nothing.
  const asksNothing = update.status === claim.status || (stale && update.status === 'pending');
  if (isSame && isSilent && asksNothing) return;
  if (isSame && !isSilent && stale && (await isRepeat(tx, { viewer, stored, update, said }))) return;
  refuseStale(stored, update.updatedAt);
  const isContest = checkStatus(viewer, { stored, update, said });
  if (said.answer !== null && claim.question === null) throw new ProblemError('no-open-question');

  const at = changedAt(stored, now);
  await tx
    .update(claims)
    .set({
      ...contentColumns(update),
      ...(await estimated(tx, {
        ...contentColumns(update),
        claimType: claim.claimType,
        incidentDate: await dateOfIncident(tx, claim.incidentId),
      })),
      ...(said.answer === null ? {} : { question: null }),
      ...(isContest ? await reopened(tx, claim, at) : {}),
      updatedAt: at,
    })
    .where(eq(claims.id, claim.id));
  const answered =
    said.answer === null ? {} : { answer: { from: claim.question?.text ?? null, to: said.answer } };
  const contested =
    said.contestReason === null
      ? {}
      : {
          status: { from: claim.status, to: 'under_review' },
          contestReason: { from: null, to: said.contestReason },
        };
  const action = isContest ? 'contested' : said.answer === null ? 'changed' : 'answered';
  const entry = { subject: 'claim' as const, subjectId: claim.id, ownerId: claim.userId, at };
  await recordHistory(tx, [
    { ...entry, actorId: viewer.id, action, changes: { ...contested, ...answered, ...content } },
  ]);
  await tell(tx, { viewer, stored, said });
}

/** Throws if the current status does not allow the update. Returns whether it contests a rejection. */
function checkStatus(
  viewer: Viewer,
  { stored, update, said }: Pick<Update, 'stored' | 'update'> & { said: Said },
): boolean {
  const { status } = stored.claim;
  if (said.contestReason !== null) {
    if (update.status !== 'under_review') {
      throw forbiddenChange(status, say('problem.claim.contested-is-reviewed'));
    }
    stepsOf('contest', status);
    return true;
  }
  if (status === 'rejected' && update.status === 'under_review') {
    throw new ProblemError('reason-required', {
      detail: say('problem.claim.contest-reason'),
      errors: [{ field: 'contestReason', message: say('field.contest-reason') }],
    });
  }
  if (update.status !== status) {
    if (status === 'pending' && update.status === 'under_review') {
      if (scopeOf(viewer, 'claim.decide') !== 'none') throw new ProblemError('own-claim');
      throw new ProblemError('not-allowed', { detail: say('problem.not-allowed.take-claim') });
    }
    throw forbiddenChange(status, say('problem.claim.by-supervisor'));
  }
  if (status === 'rejected') {
    throw new ProblemError('claim-closed', {
      detail: say('problem.claim-closed.rejected'),
    });
  }
  if (status === 'approved') throw new ProblemError('claim-closed');
  return false;
}

/** Whether this is a repeat of an answer or objection to the same version of the claim. */
async function isRepeat(
  tx: Database,
  { viewer, stored, update, said }: Omit<Update, 'now'> & { said: Said },
): Promise<boolean> {
  const entries = await tx
    .select({ changes: history.changes })
    .from(history)
    .where(
      and(
        eq(history.subject, 'claim'),
        eq(history.subjectId, stored.claim.id),
        eq(history.actorId, viewer.id),
        inArray(history.action, ['answered', 'contested']),
        gt(history.at, new Date(update.updatedAt)),
      ),
    );
  return entries.some(
    ({ changes }) =>
      (changes['answer']?.to ?? null) === said.answer &&
      (changes['contestReason']?.to ?? null) === said.contestReason,
  );
}

/** A contested decision is no longer in force; `claim_decisions` and the history keep it. */
async function reopened(tx: Database, { claimType }: StoredClaim['claim'], from: Date) {
  return {
    status: 'under_review' as const,
    decidedBy: null,
    approvedReimbursement: null,
    completionDate: null,
    ...(await expectedFrom(tx, { claimType, from })),
  };
}

async function dateOfIncident(tx: Database, id: number): Promise<Date> {
  const [incident] = await tx.select({ date: incidents.date }).from(incidents).where(eq(incidents.id, id));
  if (incident === undefined) throw new Error('A claim has no incident');
  return incident.date;
}

async function tell(
  tx: Database,
  { viewer, stored, said }: { viewer: Viewer; stored: StoredClaim; said: Said },
): Promise<void> {
  const by = viewer;
  if (said.answer !== null) {
    await notifyCaseAgent(tx, stored, { kind: 'claim-answered', by, facts: { text: said.answer } });
  }
  if (said.contestReason !== null) {
    await notifyCaseAgent(tx, stored, {
      kind: 'claim-contested',
      by,
      facts: { text: said.contestReason, status: 'under_review' },
    });
  }
}
