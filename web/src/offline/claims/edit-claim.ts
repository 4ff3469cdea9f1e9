import type { ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { Claim, ClaimContent } from '@tailboard/contract/claims.ts';
import { cachedClaims } from '../databases/cached-answers.ts';
import { namesOfClaim } from './claim-names.ts';
import type { StoredClaim } from '../databases/stored-records.ts';
import {
  baseOf,
  conflictOf,
  discardChange,
  recordOf,
  saveEdit,
  type Opened,
} from '../records/edit-record.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import type { ClaimEntry } from './overlay-claims.ts';
import { claimKind } from '../records/record-kind.ts';
import { DeviceSaveError } from '../databases/save-error.ts';
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
    draft,
    open: async () => {
      const mine = await recordOf(context, claimKind, { userId, id: entry.id });
      if (mine === null && entry.id < 0) throw new DeviceSaveError('not-on-device');
      return mine === null
        ? { record: claimFromServer(context, userId, entry), base: entry.updatedAt }
        : { record: mine, base: baseOf(mine, entry) };
    },
    change: (opened) => onTop(changed(opened, edit), over),
    over: () => over,
  });
}

/** After a conflict: this device's version replaces the server's, which its person has seen. */
export async function keepMineClaim(
  context: DeviceContext,
  userId: number,
  id: number,
): Promise<{ id: number }> {
  return await saveEdit(context, claimKind, {
    userId,
    draft: undefined,
    open: () => openMine(context, userId, id),
    change: onTop,
    over: (mine) => conflictOf(context, claimKind, mine),
  });
}

/** After `claim-exists`: the claim is sent again, as a second one on its incident that its person wants. */
export async function confirmSecondClaim(
  context: DeviceContext,
  userId: number,
  id: number,
): Promise<{ id: number }> {
  return await saveEdit(context, claimKind, {
    userId,
    draft: undefined,
    open: () => openMine(context, userId, id),
    change: (opened) => ({ ...opened, confirmSecond: true }),
    over: () => null,
  });
}

/**
 * Gives up what this device has changed in a claim that the server holds; see discardChange. A new claim that was refused
 * because its incident has one is thrown away with its files: its person says that the earlier one is enough.
 */
export async function discardClaimEdit(context: DeviceContext, userId: number, id: number): Promise<void> {
  const mine = await recordOf(context, claimKind, { userId, id });
  if (mine !== null && mine.id < 0 && (await isRefusedAsSecond(context, mine)))
    return await throwAwaySecond(context, mine);
  await discardChange(context, claimKind, {
    userId,
    id,
    current: async (changed) =>
      (await conflictOf(context, claimKind, changed)) ??
      (await cachedClaims(context, userId)).find((claim) => claim.id === changed.id) ??
      changed.known,
  });
}

async function isRefusedAsSecond({ db }: DeviceContext, mine: StoredClaim): Promise<boolean> {
  const send = await db((database) => database.get('sends', ['claim', mine.id]));
  return send?.problem?.code === 'claim-exists' && send.revision === mine.revision;
}

async function throwAwaySecond(context: DeviceContext, mine: StoredClaim): Promise<void> {
  const { id, userId, revision } = mine;
  await runSave(context, { userId, draft: undefined }, async () => {
    await context.crew((db) =>
      inTransaction(
        db.transaction(['claims', 'mediaUploads'], 'readwrite', { durability: 'strict' }),
        async (tx, write) => {
          const claims = tx.objectStore('claims');
          const uploads = tx.objectStore('mediaUploads');
          // Edited or confirmed in another tab at this very moment: then it is to be sent.
          if ((await claims.get(id))?.revision !== revision) return;
          const names = namesOfClaim(mine, id, userId);
          const keys = await Promise.all(names.map((name) => uploads.index('incidentId').getAllKeys(name)));
          write(claims.delete(id));
          for (const key of keys.flat()) write(uploads.delete(key));
        },
      ),
    );
  });
}

async function openMine(context: DeviceContext, userId: number, id: number): Promise<Opened<StoredClaim>> {
  const record = await recordOf(context, claimKind, { userId, id });
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
