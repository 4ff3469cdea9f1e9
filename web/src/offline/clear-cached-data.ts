import { forgetReading } from './answers.ts';
import { claimName } from './claim-names.ts';
import type { StoredClaim, StoredIncident } from './device-records.ts';
import { inTransaction } from './in-transaction.ts';
import { readClaims, readIncidents } from './record-versions.ts';
import type { Shared } from './shared-parts.ts';

/** Deletes cached answers and the copies of sent records of this person. Never what waits, never a draft or a file. */
export async function clearCachedData({ crew, db, talks }: Shared, userId: number): Promise<void> {
  await db((database) => database.delete('answers', IDBKeyRange.bound([userId, ''], [userId, '\uffff'])));
  forgetReading(db);
  await crew((database) =>
    inTransaction(
      database.transaction(['incidents', 'claims', 'mediaUploads'], 'readwrite'),
      async (tx, write) => {
        const incidents = tx.objectStore('incidents');
        const claims = tx.objectStore('claims');
        const uploads = tx.objectStore('mediaUploads').index('incidentId');
        // Files of anyone that wait under a record find their way to the server by it.
        const mayGo = async (record: StoredIncident | StoredClaim, names: readonly number[]) => {
          if (record.userId !== userId || record.syncStatus !== 'synced') return false;
          const counts = await Promise.all(names.map((name) => uploads.count(name)));
          return counts.every((count) => count === 0);
        };
        for (const record of readIncidents(await incidents.getAll()))
          if (await mayGo(record, allIds(record))) write(incidents.delete(record.id));
        for (const record of readClaims(await claims.getAll()))
          if (await mayGo(record, allIds(record).map(claimName))) write(claims.delete(record.id));
      },
    ),
  );
  await talks((database) =>
    inTransaction(database.transaction('talks', 'readwrite'), async ({ store }, write) => {
      for (const talk of await store.getAll(IDBKeyRange.bound([userId, ''], [userId, '\uffff'])))
        if (talk.recordVersion === 1 && talk.syncStatus === 'synced')
          write(store.delete([userId, talk.clientRef]));
    }),
  );
}

/** Every id of the record, other people's too. */
function allIds({ id, madeAs }: StoredIncident | StoredClaim): number[] {
  return [id, ...madeAs.map((name) => name.localId)];
}
