import type { IDBPDatabase } from 'idb';
import type { DeviceDb } from '../databases/device-db.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { toSaveError } from '../databases/save-error.ts';
import type { StoredDraft } from '../databases/stored-records.ts';
import { openLastTyping, type LastTyping } from './last-typing.ts';
import { findClaim, findRecord, newIdentity, type LocalIdentity, type Records } from './local-ids.ts';
import type { DeviceContext } from '../device-context.ts';
import { TALK_DRAFT } from '../talks/stored-talk.ts';

export type DraftToSave = {
  userId: number;
  kind: string;
  step: string;
  values: unknown;
  /** As this tab knows it. Where another tab has submitted it, its name stays with the form, so that it is not sent as a second report. */
  draft?: LocalIdentity | null;
};

/**
 * Forms that are not finished. A draft is saved at every step and before a file is chosen (the camera may kill the
 * page), and is opened again at the same step. It names its report from the start, so that photos can be kept under
 * `localId` at once and a report submitted twice is one report.
 */
export function openDrafts(context: DeviceContext) {
  const { parts, crew, db, talks, changes, endedDrafts } = context;
  const lastTyping = openLastTyping(parts.texts);
  const goesOn = (draft: LocalIdentity) => !endedDrafts.has(draft.localId);

  /** The draft, or null. One whose report was submitted already (the page died just then) is gone. */
  async function load(userId: number, kind: string): Promise<StoredDraft | null> {
    const typing = lastTyping.read(userId, kind);
    const draft = await loadKept(userId, kind);
    if (typing === null) return draft;
    if (!(await addsTo(draft, typing, { userId, kind }))) {
      lastTyping.forget(userId, kind);
      return draft;
    }
    const { step, values } = typing;
    // Where the device takes nothing more, the draft as it was kept is better than none.
    return await save({ userId, kind, step, values, draft: draft ?? typing.draft }).catch(() => draft);
  }

  /** Whether what was typed last is newer than the draft, and of a report that is not submitted. */
  async function addsTo(
    draft: StoredDraft | null,
    typing: LastTyping,
    of: { userId: number; kind: string },
  ): Promise<boolean> {
    if (draft !== null) return typing.at > Date.parse(draft.updatedAt);
    const identity = typing.draft;
    if (identity === null) return true;
    return goesOn(identity) && !(await isDone({ ...of, ...identity }));
  }

  /** Whether the draft has become a report, a claim or a talk, which then lies on this device. */
  async function isDone(draft: LocalIdentity & { userId: number; kind: string }): Promise<boolean> {
    const { userId, kind, clientRef } = draft;
    if (kind.startsWith(TALK_DRAFT))
      return (await talks((database) => database.count('talks', IDBKeyRange.only([userId, clientRef])))) > 0;
    return await crew((database) => isSubmitted(database.transaction(['incidents', 'claims']), draft));
  }

  async function loadKept(userId: number, kind: string): Promise<StoredDraft | null> {
    const draft = await db((database) => database.get('drafts', [userId, kind]));
    if (draft === undefined || draft.recordVersion !== 1 || !goesOn(draft)) return null;
    if (!(await isDone(draft))) return draft;
    await forget(draft, 'keep-files');
    return null;
  }

  /** Saves step and values; the first save names the report. Throws a DeviceSaveError. */
  async function save({ userId, kind, step, values, draft: mine }: DraftToSave): Promise<StoredDraft> {
    const begun = parts.now();
    try {
      const known = await db((database) => database.get('drafts', [userId, kind]));
      const identity = (known && goesOn(known) ? known : mine) ?? (await newIdentity(context));
      const saved = await db((database) => put(database, identity));
      if ((lastTyping.read(userId, kind)?.at ?? Infinity) <= begun) lastTyping.forget(userId, kind);
      return saved;
    } catch (error) {
      throw toSaveError(error);
    }

    function put(database: IDBPDatabase<DeviceDb>, identity: LocalIdentity) {
      const stored = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      return inTransaction(stored, async (tx, write) => {
        const there = await tx.store.get([userId, kind]);
        const { clientRef, localId } = there !== undefined && goesOn(there) ? there : identity;
        const updatedAt = new Date(parts.now()).toISOString();
        const draft: StoredDraft = {
          recordVersion: 1,
          userId,
          kind,
          clientRef,
          localId,
          step,
          values,
          updatedAt,
        };
        if (goesOn(draft)) write(tx.store.put(draft));
        return draft;
      });
    }
  }

  /** All unfinished forms of this person. */
  async function list(userId: number): Promise<StoredDraft[]> {
    const range = IDBKeyRange.bound([userId, ''], [userId, '\uffff']);
    return (await db((database) => database.getAll('drafts', range))).filter(goesOn);
  }

  /** Throws the draft and its files away, because its person said so. */
  async function discard(userId: number, kind: string): Promise<void> {
    const draft = await loadKept(userId, kind);
    lastTyping.forget(userId, kind);
    if (draft !== null) {
      endedDrafts.add(draft.localId);
      await forget(draft, 'delete-files').catch((error: unknown) => {
        endedDrafts.delete(draft.localId);
        throw error;
      });
    }
    changes.tell({ type: 'changed' });
  }

  async function forget(draft: StoredDraft, files: 'keep-files' | 'delete-files'): Promise<void> {
    if (files === 'delete-files') {
      await crew((database) =>
        inTransaction(
          database.transaction(['incidents', 'claims', 'mediaUploads'], 'readwrite'),
          async (tx, write) => {
            // Submitted in another tab at this very moment: then the files are the record's.
            const submitted = await isSubmitted(tx, draft);
            const store = tx.objectStore('mediaUploads');
            const keys = submitted ? [] : await store.index('incidentId').getAllKeys(draft.localId);
            for (const key of keys) write(store.delete(key));
          },
        ),
      );
    }
    await db((database) =>
      inTransaction(database.transaction('drafts', 'readwrite'), async (tx, write) => {
        const key: [number, string] = [draft.userId, draft.kind];
        if ((await tx.store.get(key))?.clientRef === draft.clientRef) write(tx.store.delete(key));
      }),
    );
  }

  return {
    load,
    save,
    discard,
    list,
    /** Keeps what a form holds at once, while its page goes away; `load` brings it back. */
    keepTyping: ({ userId, kind, step, values, draft }: DraftToSave): void => {
      const identity = draft ? { clientRef: draft.clientRef, localId: draft.localId } : null;
      lastTyping.write(userId, kind, { step, values, draft: identity, at: parts.now() });
    },
    /** Lets go of it: the form was submitted or is empty again. */
    forgetTyping: (userId: number, kind: string): void => lastTyping.forget(userId, kind),
  };
}

/** Whether the incident or claim that the draft became lies on the device. */
async function isSubmitted(
  tx: { objectStore: (name: 'incidents' | 'claims') => Records },
  { userId, localId }: LocalIdentity & { userId: number },
): Promise<boolean> {
  const incident = await findRecord(tx.objectStore('incidents'), userId, localId);
  return incident !== null || (await findClaim(tx.objectStore('claims'), userId, localId)) !== null;
}
