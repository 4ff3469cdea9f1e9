import type { DeviceContext } from '../device-context.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { DeviceSaveError } from '../databases/save-error.ts';
import type { LocalIdentity, StoredClaim, StoredFile, StoredIncident } from '../databases/stored-records.ts';
import { findNamed, newIdentity, type Records } from './local-ids.ts';
import { endDraft, runSave, type FinishedDraft } from './run-save.ts';

type Storing<Stored> = {
  userId: number;
  draft: FinishedDraft | undefined;
  store: 'incidents' | 'claims';
  read: (stored: unknown) => Stored | null;
  /** The new record; `incidents` within the transaction that writes it. */
  make: (identity: LocalIdentity, incidents: Records) => Stored | Promise<Stored>;
  /** Whether the record that lies there already is this one, submitted before. */
  same: (made: Stored, there: Stored) => boolean;
  /** Files that become durable together with it. */
  files: (localId: number) => readonly StoredFile[];
};

/**
 * Keeps a new record, in one transaction with its files and the end of its draft: durable here when the promise resolves,
 * once however often its draft is submitted.
 */
export async function saveNewRecord<Stored extends StoredIncident | StoredClaim>(
  context: DeviceContext,
  { userId, draft, store, read, make, same, files }: Storing<Stored>,
): Promise<{ id: number; clientRef: string }> {
  const stores = [...new Set(['incidents', store, 'mediaUploads', 'drafts', 'lastLocalId'] as const)];
  return await runSave(context, () =>
    context.crew((db) =>
      inTransaction(db.transaction(stores, 'readwrite', { durability: 'strict' }), async (tx, write) => {
        const records = tx.objectStore(store);
        const { clientRef, localId } =
          draft ?? (await newIdentity(context.parts, tx.objectStore('lastLocalId'), write));
        const record = await make({ clientRef, localId }, tx.objectStore('incidents'));
        if (draft !== undefined && !(await endDraft(tx.objectStore('drafts'), write, { userId, ...draft }))) {
          // Another tab has submitted it, and perhaps sent it, so that it may lie under another id.
          const there = await findNamed(records, { userId, id: localId, read });
          if (there !== null && (there.clientRef !== clientRef || !same(record, there)))
            throw new DeviceSaveError('already-submitted');
          if (there !== null) return { id: there.id, clientRef };
        }
        write(records.add(record));
        for (const file of files(localId)) write(tx.objectStore('mediaUploads').add(file));
        return { id: localId, clientRef };
      }),
    ),
  );
}
