import type { Claim, UpdateClaim } from '@tailboard/contract/claims.ts';
import { eq } from 'drizzle-orm';
import { may } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { changesBetween, recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { changeOwnClaim } from './change-own-claim.ts';
import { contentColumns } from './file-claim.ts';
import { ownerOf, visible } from './list-claims.ts';
import { forbiddenChange, stepsOf } from './status-machine.ts';
import { claimAfter, lockClaim, type StoredClaim } from './store.ts';
import { claims } from './tables.ts';
import { notifyOwner } from './notify-people.ts';
import { changedAt, isStale, refuseStale } from './version.ts';

type Update = { viewer: Viewer; stored: StoredClaim; update: UpdateClaim; now: number };

/**
 * Changes a claim if its version is still `updatedAt`: the owner changes the content, answers or contests; a
 * supervisor takes it under review. A repeat returns the same answer as the first call; otherwise a newer
 * version throws `changed-meanwhile` with it.
 */
export async function updateClaim(
  db: Database,
  options: { viewer: Viewer; id: number; update: UpdateClaim; now?: number },
): Promise<Claim> {
  const { viewer, id, update, now = Date.now() } = options;
  return db.transaction(async (tx) => {
    const stored = visible(viewer, await lockClaim(tx, id));
    const change = { viewer, stored, update, now };
    if (may(viewer, 'claim.edit', ownerOf(stored))) await changeOwnClaim(tx, change);
    else await takeClaim(tx, change);
    return claimAfter(tx, id);
  });
}

/** A supervisor can only take another person's claim under review, as its case agent. */
async function takeClaim(tx: Database, { viewer, stored, update, now }: Update): Promise<void> {
  const { claim } = stored;
  const changes = changesBetween(contentColumns(claim), contentColumns(update));
  const speaks = update.answer != null || update.contestReason != null;
  if (!may(viewer, 'claim.decide', ownerOf(stored)) || speaks || Object.keys(changes).length > 0) {
    throw new ProblemError('not-allowed', {
      detail: say('problem.not-allowed.claim-content'),
      errors: [...Object.keys(changes), ...(speaks ? ['answer'] : [])].map((field) => ({
        field,
        message: say('field.owner-says'),
      })),
    });
  }
  const isMine = claim.caseAgentId === viewer.id;
  if (update.status === claim.status && (isMine || !isStale(stored, update.updatedAt))) return;
  refuseStale(stored, update.updatedAt);
  if (update.status !== 'under_review' || claim.status === 'rejected') {
    throw forbiddenChange(claim.status, say('problem.claim.by-decision'));
  }
  stepsOf('take', claim.status);
  const updatedAt = changedAt(stored, now);
  await tx
    .update(claims)
    .set({ status: 'under_review', caseAgent: viewer.name, caseAgentId: viewer.id, updatedAt })
    .where(eq(claims.id, claim.id));
  await recordHistory(tx, [takenBy(viewer, stored, updatedAt)]);
  await notifyOwner(tx, stored, { kind: 'claim-taken', by: viewer, facts: { status: 'under_review' } });
}

/** The history entry of a pending claim that is taken under review. */
export function takenBy(viewer: Viewer, { claim }: StoredClaim, at: Date) {
  return {
    actorId: viewer.id,
    subject: 'claim' as const,
    subjectId: claim.id,
    ownerId: claim.userId,
    at,
    action: 'taken',
    changes: {
      status: { from: claim.status, to: 'under_review' },
      caseAgent: { from: claim.caseAgent, to: viewer.name },
    },
  };
}
