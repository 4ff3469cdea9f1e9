import { forgetReading } from './cached-answers.ts';
import { claimName } from '../claims/claim-names.ts';
import type { StoredClaim, StoredIncident } from './stored-records.ts';
import { inTransaction } from './in-transaction.ts';
import { readClaims, readIncidents } from './record-versions.ts';
import type { DeviceContext } from '../device-context.ts';

/** Whose data goes. */
type Whose = (userId: number) => boolean;

/** Deletes cached answers, kept documents and the copies of sent records of this person. Never what waits, never a draft or a file. */
export const clearCachedData = (context: Cached, userId: number): Promise<void> =>
  clear(context, (id) => id === userId);

/** The same of everybody but `userId`; of everybody where that is null. */
export const clearOthers = (context: Cached, userId: number | null): Promise<void> =>
  clear(context, (id) => id !== userId);

type Cached = Pick<DeviceContext, 'crew' | 'answers' | 'documents' | 'outbox'>;

async function clear({ crew, answers, documents, outbox }: Cached, whose: Whose): Promise<void> {
  const done = await Promise.allSettled([
    answers((database) =>
      inTransaction(database.transaction('answers', 'readwrite'), async ({ store }, write) => {
        for (const key of await store.getAllKeys()) if (whose(key[0])) write(store.delete(key));
      }),
    ),
    crew((database) =>
      inTransaction(
        database.transaction(['incidents', 'claims', 'mediaUploads', 'talks'], 'readwrite'),
        async (tx, write) => {
          const incidents = tx.objectStore('incidents');
          const claims = tx.objectStore('claims');
          const uploads = tx.objectStore('mediaUploads').index('incidentId');
          // Files of anyone that wait under a record find their way to the server by it.
          const mayGo = async (record: StoredIncident | StoredClaim, names: readonly number[]) => {
            if (!whose(record.userId) || record.syncStatus !== 'synced') return false;
            const counts = await Promise.all(names.map((name) => uploads.count(name)));
            return counts.every((count) => count === 0);
          };
          for (const record of readIncidents(await incidents.getAll()))
            if (await mayGo(record, allIds(record))) write(incidents.delete(record.id));
          for (const record of readClaims(await claims.getAll()))
            if (await mayGo(record, allIds(record).map(claimName))) write(claims.delete(record.id));
          const talks = tx.objectStore('talks');
          for (const talk of await talks.getAll())
            if (whose(talk.userId) && talk.recordVersion === 1 && talk.syncStatus === 'synced')
              write(talks.delete([talk.userId, talk.clientRef]));
        },
      ),
    ),
    outbox((database) =>
      inTransaction(database.transaction('items', 'readwrite'), async ({ store }, write) => {
        for (const item of await store.getAll())
          if (whose(item.userId) && item.recordVersion === 1 && item.known !== null)
            write(store.delete(item.id));
      }),
    ),
    documents((database) =>
      inTransaction(
        database.transaction(['documents', 'passages', 'wishes'], 'readwrite'),
        async (tx, write) => {
          for (const name of ['documents', 'passages'] as const) {
            const store = tx.objectStore(name);
            for (const key of await store.getAllKeys()) if (whose(key[0])) write(store.delete(key));
          }
          const wishes = tx.objectStore('wishes');
          for (const key of await wishes.getAllKeys()) if (whose(key)) write(wishes.delete(key));
        },
      ),
    ),
  ]);
  forgetReading(answers);
  for (const part of done) if (part.status === 'rejected') throw part.reason;
}

/** Every id of the record, other people's too. */
function allIds({ id, madeAs }: StoredIncident | StoredClaim): number[] {
  return [id, ...madeAs.map((name) => name.localId)];
}
