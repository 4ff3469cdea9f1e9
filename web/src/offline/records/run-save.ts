import { inTransaction } from '../databases/in-transaction.ts';
import { toSaveError } from '../databases/save-error.ts';
import type { DeviceContext } from '../device-context.ts';

/** The draft that a save puts an end to. */
export type FinishedDraft = { kind: string; clientRef: string; localId: number };

/**
 * What every save shares: a typed error, its draft gone afterwards, everyone told, the browser asked to keep it. Its
 * person waits for the save only: the screen is drawn before anybody else reads the device again.
 */
export async function runSave<T>(
  { parts, db, changes, quota, endedDrafts }: DeviceContext,
  finished: { userId: number; draft: FinishedDraft | undefined },
  save: () => Promise<T>,
): Promise<T> {
  void quota.requestPersistence();
  const saved = await save().catch((error: unknown) => {
    throw toSaveError(error);
  });
  const { draft, userId } = finished;
  if (draft !== undefined) endedDrafts.add(draft.localId);
  parts.afterDrawing(() => {
    changes.tell({ type: 'saved' });
    // A draft that outlives its report is recognised when it is loaded, so a failure here harms nothing.
    if (draft !== undefined) void forgetDraft(db, userId, draft).catch(() => undefined);
  });
  return saved;
}

/** The form that follows may have kept its own draft under the same name already. */
async function forgetDraft(
  db: DeviceContext['db'],
  userId: number,
  { kind, localId }: FinishedDraft,
): Promise<void> {
  await db((database) =>
    inTransaction(database.transaction('drafts', 'readwrite'), async ({ store }, write) => {
      if ((await store.get([userId, kind]))?.localId === localId) write(store.delete([userId, kind]));
    }),
  );
}
