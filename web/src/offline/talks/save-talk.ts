import type { CloseTalk, Talk } from '@tailboard/contract/talks.ts';
import type { DeviceContext } from '../device-context.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { DeviceSaveError, toSaveError } from '../databases/save-error.ts';
import type { PendingTalk, StoredTalk } from '../databases/stored-records.ts';
import { newIdentity } from '../records/local-ids.ts';
import { endDraft, runSave, type FinishedDraft } from '../records/run-save.ts';
import { findStoredTalk, idOf } from './find-talks.ts';

const STORES = ['talks', 'drafts', 'lastLocalId'] as const;

/** Kind of the draft in which the talk about a document is held. */
export const talkDraftKind = (documentKey: string): string => `talk-${documentKey}`;

export type NewTalk = {
  userId: number;
  /** Without its reference, which is the draft's. */
  talk: Omit<CloseTalk, 'clientRef'>;
  questions: Talk['questions'];
  sentences: Talk['sentences'];
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
  { userId, talk, questions, sentences, heldBy, draft }: NewTalk,
): Promise<{ id: number; clientRef: string }> {
  return await runSave(context, () =>
    context.crew((db) =>
      inTransaction(db.transaction(STORES, 'readwrite', { durability: 'strict' }), async (tx, write) => {
        const talks = tx.objectStore('talks');
        const { clientRef, localId } =
          draft ?? (await newIdentity(context.parts, tx.objectStore('lastLocalId'), write));
        const made: PendingTalk = {
          recordVersion: 1,
          userId,
          clientRef,
          localId,
          heldBy,
          syncStatus: 'pending',
          talk: { ...talk, clientRef },
          questions,
          sentences,
          problem: null,
        };
        const there = await talks.get([userId, clientRef]);
        if (there !== undefined && isOther(made, there)) throw new DeviceSaveError('already-submitted');
        if (there === undefined) write(talks.add(made));
        if (draft !== undefined) await endDraft(tx.objectStore('drafts'), write, { userId, ...draft });
        return { id: there === undefined ? localId : idOf(there), clientRef };
      }),
    ),
  );
}

/** The same draft, closed in two tabs with different signatures: the first one stands. */
function isOther(made: PendingTalk, there: StoredTalk): boolean {
  return there.syncStatus === 'pending' && JSON.stringify(there.talk) !== JSON.stringify(made.talk);
}

/**
 * Opens a talk that the server refused as a draft again, in which it can be put right and closed. Answers false when there
 * is nothing to open, or when a draft of the same kind is under way.
 */
export async function reopenTalk(
  { crew, parts, changes }: DeviceContext,
  { userId, id, ...draft }: { userId: number; id: number; kind: string; step: string; values: unknown },
): Promise<boolean> {
  const found = await findStoredTalk({ crew }, userId, id);
  if (found === null) return false;
  try {
    const opened = await crew((db) =>
      inTransaction(db.transaction(STORES, 'readwrite', { durability: 'strict' }), async (tx, write) => {
        const drafts = tx.objectStore('drafts');
        const talk = await tx.objectStore('talks').get([userId, found.clientRef]);
        if (talk?.syncStatus !== 'pending' || talk.problem === null) return false;
        if ((await drafts.get([userId, draft.kind])) !== undefined) return false;
        // The server holds another talk under that reference, and will for ever.
        const isTaken = talk.problem.code === 'client-ref-conflict';
        const { clientRef, localId } = isTaken
          ? await newIdentity(parts, tx.objectStore('lastLocalId'), write)
          : talk;
        const updatedAt = new Date(parts.now()).toISOString();
        write(drafts.put({ recordVersion: 1, userId, clientRef, localId, updatedAt, ...draft }));
        write(tx.objectStore('talks').delete([userId, talk.clientRef]));
        return true;
      }),
    );
    if (opened) changes.tell({ type: 'changed' });
    return opened;
  } catch (error) {
    throw toSaveError(error);
  }
}

/** The person asks for another try as it is. */
export async function forgetTalkRefusal(
  { crew }: Pick<DeviceContext, 'crew'>,
  { userId, clientRef }: Pick<StoredTalk, 'userId' | 'clientRef'>,
): Promise<void> {
  await crew((db) =>
    inTransaction(db.transaction('talks', 'readwrite'), async ({ store }, write) => {
      const there = await store.get([userId, clientRef]);
      if (there?.syncStatus === 'pending') write(store.put({ ...there, problem: null }));
    }),
  );
}
