import type { ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { Claim, ClaimContent } from '@tailboard/contract/claims.ts';
import { cachedClaims } from '../databases/cached-answers.ts';
import { namesOfClaim } from './claim-names.ts';
import type { StoredClaim } from '../databases/stored-records.ts';
import { discardChange, saveEdit } from '../records/edit-record.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import type { ClaimEntry } from './overlay-claims.ts';
import { claimKind } from '../records/record-kind.ts';
import { findClaim } from '../records/local-ids.ts';
import { runSave, type FinishedDraft } from '../records/run-save.ts';
import type { DeviceContext } from '../device-context.ts';
import { claimFromServer } from './claim-from-server.ts';

export type ClaimEdit = {
  userId: number;
  /** What the person opened. */
  entry: ClaimEntry;
  content: ClaimContent;
  /** The entry's own, or `under_review` to contest a rejection (or, for a supervisor, to take it). */
  status: ClaimStatus;
  /** To the open question. Left out: as it was saved before; null: taken back. */
  answer?: string | null;
  contestReason?: string | null;
  /** Files lie under the draft's localId until the edit is saved. */
  draft?: FinishedDraft;
  /** After a conflict: the server's version that the person has seen and writes on top of. */
  over?: Claim | null;
};

/** Changes a claim, sent or not; durable when resolved. Throws a DeviceSaveError. */
export async function saveClaimEdit(context: DeviceContext, edit: ClaimEdit): Promise<{ id: number }> {
  const { userId, entry, draft, over = null } = edit;
  return await saveEdit(context, claimKind, {
    userId,
    id: entry.id,
    unknown: () => claimFromServer(context, userId, entry),
    entry,
    change: (opened) => onTop(changed(opened, edit), over),
    draft,
    over: () => over,
  });
}

/** After a conflict: this device's version replaces the server's, which its person has seen. */
export async function keepMineClaim(
  context: DeviceContext,
  userId: number,
  id: number,
): Promise<{ id: number }> {
  return await saveEdit(context, claimKind, { userId, id, change: onTop, over: (conflict) => conflict });
}

/** After `claim-exists`: the claim is sent again, as a second one on its incident that its person wants. */
export async function confirmSecondClaim(
  context: DeviceContext,
  userId: number,
  id: number,
): Promise<{ id: number }> {
  return await saveEdit(context, claimKind, {
    userId,
    id,
    change: (opened) => ({ ...opened, confirmSecond: true }),
    over: () => null,
  });
}

/**
 * Gives up what this device has changed in a claim that the server holds; see discardChange. A new claim that was refused
 * because its incident has one is thrown away with its files: its person says that the earlier one is enough.
 */
export async function discardClaimEdit(context: DeviceContext, userId: number, id: number): Promise<void> {
  if (await discardSecond(context, userId, id)) return;
  const listed = await cachedClaims(context, userId);
  await discardChange(context, claimKind, {
    userId,
    id,
    current: (mine, conflict) => conflict ?? listed.find((claim) => claim.id === mine.id) ?? mine.known,
  });
}

/** False: it is no new claim that was refused as a second one. */
async function discardSecond(context: DeviceContext, userId: number, id: number): Promise<boolean> {
  return await runSave(context, () =>
    context.crew((db) =>
      inTransaction(
        db.transaction(['claims', 'refusals', 'mediaUploads'], 'readwrite', { durability: 'strict' }),
        async (tx, write) => {
          const claims = tx.objectStore('claims');
          const uploads = tx.objectStore('mediaUploads');
          const mine = await findClaim(claims, userId, id);
          if (mine === null || mine.id > 0) return false;
          const refusal = await tx.objectStore('refusals').get(['claim', mine.id]);
          // Edited or confirmed since: then it is to be sent.
          if (refusal?.problem?.code !== 'claim-exists' || refusal.revision !== mine.revision) return false;
          const names = namesOfClaim(mine, id, userId);
          const keys = await Promise.all(names.map((name) => uploads.index('incidentId').getAllKeys(name)));
          write(claims.delete(mine.id));
          for (const key of keys.flat()) write(uploads.delete(key));
          return true;
        },
      ),
    ),
  );
}

/** The claim with what its person says now. A status other than the one they were shown is one they want. */
function changed(
  opened: StoredClaim,
  { entry, content, status, answer, contestReason }: ClaimEdit,
): StoredClaim {
  const { description, requestedReimbursement, facts } = content;
  return {
    ...opened,
    ...{ description, requestedReimbursement, facts, status },
    movesStatus: status !== entry.status || (opened.movesStatus && status === opened.status),
    answer: answer === undefined ? opened.answer : answer,
    contestReason: contestReason === undefined ? opened.contestReason : contestReason,
  };
}

/** Written on top of what the server has: a status that nobody here changed is then the server's. */
function onTop(mine: StoredClaim, over: Claim | null): StoredClaim {
  if (over === null) return mine;
  return { ...mine, status: mine.movesStatus ? mine.status : over.status, known: over };
}
