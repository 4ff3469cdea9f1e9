import type { StoredClaim, StoredFile, StoredIncident } from '../databases/stored-records.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { findNamed, newIdentity, type LocalIdentity, type Records } from './local-ids.ts';
import { DeviceSaveError } from '../databases/save-error.ts';
import { runSave, type FinishedDraft } from './run-save.ts';
import type { DeviceContext } from '../device-context.ts';

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

/** Keeps a new record: durable here when the promise resolves, once however often its draft is submitted. */
export async function saveNewRecord<Stored extends StoredIncident | StoredClaim>(
  context: DeviceContext,
  { userId, draft, store, read, make, same, files }: Storing<Stored>,
): Promise<{ id: number; clientRef: string }> {
  return await runSave(context, { userId, draft }, async () => {
    const { clientRef, localId } = draft ?? (await newIdentity(context));
    // Where its draft is gone, another tab has submitted it, and perhaps sent it, so that it may lie under another id.
    const drafted = heard(draft === undefined ? true : draftIsThere(context, userId, draft));
    const stores = new Set(['incidents', store, 'mediaUploads'] as const);
    return await context.crew((db) => {
      const stored = db.transaction([...stores], 'readwrite', { durability: 'strict' });
      return inTransaction(stored, async (tx, write) => {
        const records = tx.objectStore(store);
        const record = await make({ clientRef, localId }, tx.objectStore('incidents'));
        const direct = await records.get(localId);
        // The draft is in another database, which is asked meanwhile: a person waits for both. A transaction without a
        // request would end.
        while (!drafted.isHeard()) await records.count(localId);
        const there = (await drafted.answer)
          ? direct && read(direct)
          : await findNamed(records, { userId, id: localId, read });
        if (there) {
          if (there.clientRef !== clientRef || !same(record, there))
            throw new DeviceSaveError('already-submitted');
          return { id: there.id, clientRef };
        }
        write(records.add(record));
        for (const file of files(localId)) write(tx.objectStore('mediaUploads').add(file));
        return { id: localId, clientRef };
      });
    });
  });
}

/** A promise of which one can tell, without awaiting it, whether awaiting it takes no time. */
function heard<T>(asked: T | Promise<T>): { answer: Promise<T>; isHeard: () => boolean } {
  const answer = Promise.resolve(asked);
  let isHeard = false;
  const hear = () => (isHeard = true);
  answer.then(hear, hear);
  return { answer, isHeard: () => isHeard };
}

async function draftIsThere({ db }: DeviceContext, userId: number, draft: FinishedDraft): Promise<boolean> {
  const stored = await db((database) => database.get('drafts', [userId, draft.kind]));
  return stored?.clientRef === draft.clientRef;
}
