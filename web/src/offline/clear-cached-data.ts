import { forgetReading } from './answers.ts';
import { inTransaction } from './in-transaction.ts';
import { readIncidents } from './record-versions.ts';
import type { Shared } from './shared-parts.ts';

/** Deletes cached answers and the copies of sent reports of this person. Never what waits, never a draft or a file. */
export async function clearCachedData({ crew, db, changes }: Shared, userId: number): Promise<void> {
  await db((database) => database.delete('answers', IDBKeyRange.bound([userId, ''], [userId, '\uffff'])));
  forgetReading(db);
  await crew((database) =>
    inTransaction(database.transaction(['incidents', 'mediaUploads'], 'readwrite'), async (tx, write) => {
      const incidents = tx.objectStore('incidents');
      const uploads = tx.objectStore('mediaUploads').index('incidentId');
      for (const record of readIncidents(await incidents.getAll())) {
        if (record.userId !== userId || record.syncStatus !== 'synced') continue;
        // Files of anyone that wait under this record find their way to the server by it.
        const names = [record.id, ...record.madeAs.map((name) => name.localId)];
        const counts = await Promise.all(names.map((name) => uploads.count(name)));
        if (counts.every((count) => count === 0)) write(incidents.delete(record.id));
      }
    }),
  );
  changes.tell({ type: 'changed' });
}
