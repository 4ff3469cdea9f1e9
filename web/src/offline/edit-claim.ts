import type { ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { Claim, ClaimContent } from '@tailboard/contract/claims.ts';
import { cachedClaims } from './answers.ts';
import type { StoredClaim } from './device-records.ts';
import { baseOf, conflictOf, discardChange, recordOf, saveEdit, type Opened } from './edit-record.ts';
import type { ClaimEntry } from './overlay-claims.ts';
import { claimKind } from './record-kind.ts';
import { DeviceSaveError } from './save-error.ts';
import type { FinishedDraft } from './saving.ts';
import type { Shared } from './shared-parts.ts';
import { unknownClaim } from './unknown-claim.ts';

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
export async function saveClaimEdit(shared: Shared, edit: ClaimEdit): Promise<{ id: number }> {
  const { userId, entry, draft, over = null } = edit;
  return await saveEdit(shared, claimKind, {
    userId,
    draft,
    open: async () => {
      const mine = await recordOf(shared, claimKind, { userId, id: entry.id });
      if (mine === null && entry.id < 0) throw new DeviceSaveError('not-on-device');
      return mine === null
        ? { record: unknownClaim(shared, userId, entry), base: entry.updatedAt }
        : { record: mine, base: baseOf(mine, entry) };
    },
    change: (opened) => onTop(changed(opened, edit), over),
    over: () => over,
  });
}

/** After a conflict: this device's version replaces the server's, which its person has seen. */
export async function keepMineClaim(shared: Shared, userId: number, id: number): Promise<{ id: number }> {
  return await saveEdit(shared, claimKind, {
    userId,
    draft: undefined,
    open: () => openMine(shared, userId, id),
    change: onTop,
    over: (mine) => conflictOf(shared, claimKind, mine),
  });
}

/** After `claim-exists`: the claim is sent again, as a second one on its incident that its person wants. */
export async function confirmSecondClaim(
  shared: Shared,
  userId: number,
  id: number,
): Promise<{ id: number }> {
  return await saveEdit(shared, claimKind, {
    userId,
    draft: undefined,
    open: () => openMine(shared, userId, id),
    change: (opened) => ({ ...opened, confirmSecond: true }),
    over: () => null,
  });
}

/** Gives up what this device has changed in a claim that the server holds; see discardChange. */
export async function discardClaimEdit(shared: Shared, userId: number, id: number): Promise<void> {
  await discardChange(shared, claimKind, {
    userId,
    id,
    current: async (mine) =>
      (await conflictOf(shared, claimKind, mine)) ??
      (await cachedClaims(shared, userId)).find((claim) => claim.id === mine.id) ??
      mine.known,
  });
}

async function openMine(shared: Shared, userId: number, id: number): Promise<Opened<StoredClaim>> {
  const record = await recordOf(shared, claimKind, { userId, id });
  if (record === null) throw new DeviceSaveError('not-on-device');
  return { record, base: record.baseUpdatedAt };
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
