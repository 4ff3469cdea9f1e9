import type { DeviceContext } from '../device-context.ts';
import type { Write } from '../databases/in-transaction.ts';
import { toSaveError } from '../databases/save-error.ts';
import type { StoredDraft } from '../databases/stored-records.ts';

/**
 * What every save shares: a typed error, everyone told, the browser asked to keep the data. Its person waits for the save
 * only: the screen is drawn before anybody else reads the device again.
 */
export async function runSave<T>(
  { parts, changes, quota }: DeviceContext,
  save: () => Promise<T>,
): Promise<T> {
  void quota.requestPersistence();
  const saved = await save().catch((error: unknown) => {
    throw toSaveError(error);
  });
  parts.afterDrawing(() => changes.tell({ type: 'saved' }));
  return saved;
}

/** The draft that a save puts an end to. */
export type FinishedDraft = { kind: string; clientRef: string; localId: number };

/** The store of drafts within somebody's transaction. */
type Drafts = {
  get: (key: [number, string]) => Promise<StoredDraft | undefined>;
  delete: (key: [number, string]) => Promise<void>;
};

/**
 * Deletes a draft within the transaction that writes what it became: a draft that lies on the device was never submitted.
 * False: it is not there any more, or the form that followed has its own under the same kind.
 */
export async function endDraft(
  drafts: Drafts,
  write: Write,
  { userId, kind, clientRef }: FinishedDraft & { userId: number },
): Promise<boolean> {
  const isThere = (await drafts.get([userId, kind]))?.clientRef === clientRef;
  if (isThere) write(drafts.delete([userId, kind]));
  return isThere;
}
