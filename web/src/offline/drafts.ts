import { toSaveError } from './save-error.ts';
import type { StoredDraft } from './device-records.ts';
import { findRecord, newIdentity, type LocalIdentity } from './local-names.ts';
import type { Shared } from './shared-parts.ts';

export type DraftToSave = { userId: number; kind: string; step: string; values: unknown };

/**
 * Forms that are not finished. A draft is saved at every step and before a file is chosen (the camera may kill the
 * page), and is opened again at the same step. It names its report from the start, so that photos can be kept under
 * `localId` at once and a report submitted twice is one report.
 */
export function openDrafts(shared: Shared) {
  const { parts, crew, db, changes } = shared;

  /** The draft, or null. One whose report was submitted already (the page died just then) is gone. */
  async function load(userId: number, kind: string): Promise<StoredDraft | null> {
    const draft = await db((database) => database.get('drafts', [userId, kind]));
    if (draft === undefined || draft.recordVersion !== 1) return null;
    const submitted = await crew((database) =>
      findRecord(database.transaction('incidents').store, userId, draft.localId),
    );
    if (submitted === null) return draft;
    await forget(draft, 'keep-files');
    return null;
  }

  /** Saves step and values; the first save names the report. Throws a DeviceSaveError. */
  async function save({ userId, kind, step, values }: DraftToSave): Promise<StoredDraft> {
    try {
      const known = await db((database) => database.get('drafts', [userId, kind]));
      const identity = known ?? (await newIdentity(shared));
      return await db((database) => put(database, identity));
    } catch (error) {
      throw toSaveError(error);
    }

    async function put(database: Parameters<Parameters<Shared['db']>[0]>[0], identity: LocalIdentity) {
      const tx = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      const latest = await tx.store.get([userId, kind]);
      const { clientRef, localId } = latest ?? identity;
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
      await tx.store.put(draft);
      await tx.done;
      return draft;
    }
  }

  /** All unfinished forms of this person. */
  async function list(userId: number): Promise<StoredDraft[]> {
    return await db((database) =>
      database.getAll('drafts', IDBKeyRange.bound([userId, ''], [userId, '\uffff'])),
    );
  }

  /** Throws the draft and its files away, because its person said so. */
  async function discard(userId: number, kind: string): Promise<void> {
    const draft = await load(userId, kind);
    if (draft !== null) await forget(draft, 'delete-files');
    changes.tell({ type: 'changed' });
  }

  async function forget(draft: StoredDraft, files: 'keep-files' | 'delete-files'): Promise<void> {
    if (files === 'delete-files') {
      await crew(async (database) => {
        const tx = database.transaction(['incidents', 'mediaUploads'], 'readwrite');
        // Submitted in another tab at this very moment: then the files are the report's.
        const submitted = await findRecord(tx.objectStore('incidents'), draft.userId, draft.localId);
        const store = tx.objectStore('mediaUploads');
        const keys = submitted === null ? await store.index('incidentId').getAllKeys(draft.localId) : [];
        await Promise.all(keys.map((key) => store.delete(key)));
        await tx.done;
      });
    }
    await db(async (database) => {
      const tx = database.transaction('drafts', 'readwrite');
      const latest = await tx.store.get([draft.userId, draft.kind]);
      if (latest?.clientRef === draft.clientRef) await tx.store.delete([draft.userId, draft.kind]);
      await tx.done;
    });
  }

  return { load, save, discard, list };
}
