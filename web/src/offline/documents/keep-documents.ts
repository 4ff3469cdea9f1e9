import type { DocumentContent } from '@tailboard/contract/documents.ts';
import type { StoredDocument } from '../databases/documents-db.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { toSaveError } from '../databases/save-error.ts';
import type { DeviceContext } from '../device-context.ts';

export type KeptDocument = Pick<StoredDocument, 'key' | 'version' | 'bytes' | 'keptAt' | 'document'>;

const ofPerson = (userId: number) => IDBKeyRange.bound([userId, ''], [userId, '\uffff']);

/** Safety documents on this phone. Loaded by the screens that need it: see `device.documents`. */
export function keepDocuments({
  parts,
  changes,
  documents: db,
  signedOut,
}: Pick<DeviceContext, 'parts' | 'changes' | 'documents' | 'signedOut'>) {
  const tell = () => changes.tell({ type: 'changed' });
  const wish = async (userId: number): Promise<boolean | null> =>
    (await db((database) => database.get('wishes', userId)))?.all ?? null;

  return {
    /** Keeps a document, or the newer text of one; durable when resolved. Throws a DeviceSaveError. */
    keep: async (userId: number, { document, chunks }: DocumentContent): Promise<void> => {
      if (signedOut.now) return;
      const { key, version } = document;
      const bytes = new Blob([JSON.stringify(chunks)]).size;
      const keptAt = new Date(parts.now()).toISOString();
      const facts: StoredDocument = { recordVersion: 1, userId, key, version, bytes, keptAt, document };
      try {
        await db((database) =>
          inTransaction(database.transaction(['documents', 'passages'], 'readwrite'), async (tx, write) => {
            write(tx.objectStore('documents').put(facts));
            write(tx.objectStore('passages').put({ recordVersion: 1, userId, key, chunks }));
          }),
        );
      } catch (error) {
        throw toSaveError(error);
      }
      tell();
    },
    /** Without their passages. */
    list: async (userId: number): Promise<KeptDocument[]> =>
      (await db((database) => database.getAll('documents', ofPerson(userId)))).filter(isReadable),
    /** Null when it is not kept. */
    read: async (userId: number, key: string): Promise<DocumentContent | null> =>
      await db(async (database) => {
        const tx = database.transaction(['documents', 'passages']);
        const [facts, passages] = await Promise.all([
          tx.objectStore('documents').get([userId, key]),
          tx.objectStore('passages').get([userId, key]),
        ]);
        if (!facts || !passages || !isReadable(facts) || !isReadable(passages)) return null;
        return { document: facts.document, chunks: passages.chunks };
      }),
    /** Everything kept, for searching. */
    readAll: async (userId: number): Promise<DocumentContent[]> =>
      await db(async (database) => {
        const tx = database.transaction(['documents', 'passages']);
        const [facts, passages] = await Promise.all([
          tx.objectStore('documents').getAll(ofPerson(userId)),
          tx.objectStore('passages').getAll(ofPerson(userId)),
        ]);
        const chunksOf = new Map(passages.filter(isReadable).map(({ key, chunks }) => [key, chunks]));
        return facts
          .filter(isReadable)
          .map(({ document }) => ({ document, chunks: chunksOf.get(document.key) ?? [] }));
      }),
    remove: async (userId: number, keys: readonly string[]): Promise<void> => {
      await db((database) =>
        inTransaction(database.transaction(['documents', 'passages'], 'readwrite'), async (tx, write) => {
          for (const key of keys) {
            write(tx.objectStore('documents').delete([userId, key]));
            write(tx.objectStore('passages').delete([userId, key]));
          }
        }),
      );
      tell();
    },
    /** Whether the person wants every document kept, those that come later too. */
    wantsAll: async (userId: number): Promise<boolean> => (await wish(userId)) ?? false,
    /** The same; null where the person has not said. */
    wish,
    wantAll: async (userId: number, all: boolean): Promise<void> => {
      await db((database) => database.put('wishes', { recordVersion: 1, userId, all }));
      tell();
    },
  };
}

export type KeptDocuments = ReturnType<typeof keepDocuments>;

/** A record of a later version of the app is left alone: this one cannot read it. */
const isReadable = ({ recordVersion }: { recordVersion: number }) => recordVersion === 1;
