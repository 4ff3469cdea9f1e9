import type { CloseTalk, Talk } from '@tailboard/contract/talks.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { newIdentity } from '../records/local-ids.ts';
import { DeviceSaveError, toSaveError } from '../databases/save-error.ts';
import { runSave, type FinishedDraft } from '../records/run-save.ts';
import type { DeviceContext } from '../device-context.ts';
import type { PendingTalk, StoredTalk } from './stored-talk.ts';
import { talksOf } from '../databases/talks-db.ts';

export type NewTalk = {
  userId: number;
  /** Without its reference, which is the draft's. */
  talk: Omit<CloseTalk, 'clientRef'>;
  questions: Talk['questions'];
  heldBy: string;
  /** The draft it was held in: names the talk, and is gone after the save. */
  draft?: FinishedDraft;
};

/**
 * Save first, then send: a resolved promise means that the talk is durable here, once however often its draft is closed.
 * Throws a DeviceSaveError.
 */
export async function saveTalk(
  context: DeviceContext,
  { userId, talk, questions, heldBy, draft }: NewTalk,
): Promise<{ id: number; clientRef: string }> {
  return await runSave(context, { userId, draft }, async () => {
    const { clientRef, localId } = draft ?? (await newIdentity(context));
    const made: PendingTalk = {
      recordVersion: 1,
      userId,
      clientRef,
      localId,
      heldBy,
      syncStatus: 'pending',
      talk: { ...talk, clientRef },
      questions,
      problem: null,
    };
    return await context.talks((db) =>
      inTransaction(
        db.transaction('talks', 'readwrite', { durability: 'strict' }),
        async ({ store }, write) => {
          const there = await store.get([userId, clientRef]);
          if (there === undefined) write(store.add(made));
          else if (isOther(made, there)) throw new DeviceSaveError('already-submitted');
          return { id: there === undefined ? localId : idOf(there), clientRef };
        },
      ),
    );
  });
}

/** The same draft, closed in two tabs with different signatures: the first one stands. */
function isOther(made: PendingTalk, there: StoredTalk): boolean {
  return there.syncStatus === 'pending' && JSON.stringify(there.talk) !== JSON.stringify(made.talk);
}

export const idOf = (stored: StoredTalk): number =>
  stored.syncStatus === 'synced' ? stored.known.id : stored.localId;

/** This person's talk by the server's id or the negative one; null when the device holds none. */
export async function findStoredTalk(
  { talks }: Pick<DeviceContext, 'talks'>,
  userId: number,
  id: number,
): Promise<StoredTalk | null> {
  const stored = await talksOf(talks, userId);
  return stored.find((each) => idOf(each) === id || each.localId === id) ?? null;
}

/**
 * Opens a talk that the server refused as a draft again, in which it can be put right and closed. It lies here until the
 * draft is durable. Answers false when there is nothing to open, or when a draft of the same kind is under way.
 */
export async function reopenTalk(
  context: DeviceContext,
  { userId, id, ...draft }: { userId: number; id: number; kind: string; step: string; values: unknown },
): Promise<boolean> {
  const stored = await findStoredTalk(context, userId, id);
  if (stored?.syncStatus !== 'pending' || stored.problem === null) return false;
  // The server holds another talk under that reference, and will for ever.
  const isTaken = stored.problem.code === 'client-ref-conflict';
  const identity = isTaken ? await newIdentity(context) : stored;
  const { clientRef, localId } = identity;
  try {
    const opened = await context.db((db) =>
      inTransaction(
        db.transaction('drafts', 'readwrite', { durability: 'strict' }),
        async ({ store }, write) => {
          if ((await store.get([userId, draft.kind])) !== undefined) return false;
          const updatedAt = new Date(context.parts.now()).toISOString();
          write(store.put({ recordVersion: 1, userId, clientRef, localId, updatedAt, ...draft }));
          return true;
        },
      ),
    );
    if (!opened) return false;
    // Dying here leaves both: the draft is then taken for closed, and the talk can be opened again.
    await context.talks((db) => db.delete('talks', [userId, stored.clientRef]));
  } catch (error) {
    throw toSaveError(error);
  }
  context.endedDrafts.delete(localId);
  context.changes.tell({ type: 'changed' });
  return true;
}
