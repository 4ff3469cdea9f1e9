import { isShared } from './claim-names.ts';
import type { StoredClaim, StoredIncident } from './device-records.ts';
import { readClaims, readIncidents } from './record-versions.ts';
import type { Shared } from './shared-parts.ts';
import { whereFilesLie, type FilePlace } from './where-files-lie.ts';
import { groupBy } from './group-by.ts';

export type OnDevice = {
  incidents: StoredIncident[];
  /** Empty unless asked for. */
  claims: StoredClaim[];
  /** Files that wait, by the name they lie under, in the order they were chosen. */
  filesUnder: Map<number, FilePlace[]>;
};

/** Everything of this person that lies in crew-app-db. Loads no file. */
export async function readDevice(
  { crew }: Pick<Shared, 'crew'>,
  userId: number,
  ask: { claims: boolean },
): Promise<OnDevice> {
  return await crew(async (db) => {
    const tx = db.transaction(['incidents', 'claims', 'mediaUploads']);
    const incidents = tx.objectStore('incidents').getAll();
    const claims = ask.claims ? tx.objectStore('claims').getAll() : [];
    const places = await whereFilesLie(db, tx.objectStore('mediaUploads'));
    const mine = (each: { userId: number }) => each.userId === userId;
    return {
      incidents: readIncidents(await incidents).filter(mine),
      claims: readClaims(await claims).filter(mine),
      // Local ids are one person's; under a server's id two people may have put files.
      filesUnder: groupBy(
        places.filter((place) => !isShared(place.liesUnder) || mine(place)),
        (place) => place.liesUnder,
      ),
    };
  });
}
