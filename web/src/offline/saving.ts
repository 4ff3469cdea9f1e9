import { toSaveError } from './save-error.ts';
import type { Shared } from './shared-parts.ts';

/** The draft that a save puts an end to. */
export type FinishedDraft = { kind: string; clientRef: string; localId: number };

/** What every save shares: a typed error, its draft gone afterwards, everyone told, the browser asked to keep it. */
export async function saving<T>(
  { db, changes, room }: Shared,
  finished: { userId: number; draft: FinishedDraft | undefined },
  save: () => Promise<T>,
): Promise<T> {
  void room.requestPersistence();
  const saved = await save().catch((error: unknown) => {
    throw toSaveError(error);
  });
  const { draft, userId } = finished;
  // A draft that outlives its report is recognised when it is loaded, so a failure here harms nothing.
  if (draft !== undefined)
    await db((found) => found.delete('drafts', [userId, draft.kind])).catch(() => undefined);
  changes.tell({ type: 'saved' });
  return saved;
}
