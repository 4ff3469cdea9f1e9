import { isShared } from '../claims/claim-names.ts';
import type { StoredClaim, StoredIncident } from '../databases/stored-records.ts';
import { readClaims, readIncidents } from '../databases/record-versions.ts';
import type { DeviceContext } from '../device-context.ts';
import { readFilePlaces, type FilePlace } from '../files/file-places.ts';
import { groupBy } from '../group-by.ts';

export type OnDevice = Readonly<{
  incidents: readonly StoredIncident[];
  claims: readonly StoredClaim[];
  /** Files that wait, by the name they lie under, in the order they were chosen. */
  filesUnder: ReadonlyMap<number, readonly FilePlace[]>;
}>;

type Reading = { userId: number; told: number; found: Promise<OnDevice> };

/** By database: several parts of a screen ask for the same at once, and a thousand reports take long to read. */
const underWay = new WeakMap<DeviceContext['crew'], Reading>();

/**
 * Everything of this person that lies in crew-app-db. Loads no file. Whoever asks while it is being read is given what
 * is read, unless something was said to have changed since that began.
 */
export async function readDevice(
  { crew, changes }: Pick<DeviceContext, 'crew' | 'changes'>,
  userId: number,
): Promise<OnDevice> {
  const told = changes.told();
  const known = underWay.get(crew);
  if (known?.userId === userId && known.told === told) return await known.found;
  const reading = { userId, told, found: read(crew, userId) };
  underWay.set(crew, reading);
  try {
    return await reading.found;
  } finally {
    if (underWay.get(crew) === reading) underWay.delete(crew);
  }
}

async function read(crew: DeviceContext['crew'], userId: number): Promise<OnDevice> {
  return await crew(async (db) => {
    const tx = db.transaction(['incidents', 'claims', 'mediaUploads']);
    const incidents = tx.objectStore('incidents').getAll();
    const claims = tx.objectStore('claims').getAll();
    const places = await readFilePlaces(db, tx.objectStore('mediaUploads'));
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
