import type { DBSchema } from 'idb';
import type { DeviceParts } from '../browser-parts.ts';
import type { StoredTalk } from '../talks/stored-talk.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

/**
 * Talks that were held on this device. A database of its own, version 1: the specification fixes the stores of crew-app-db
 * version 1, and a step up of tailboard-device would lock a tab out that still runs the app of before over an open form
 * (docs/decisions/014-toolbox-talks.md).
 */
interface TalksDb extends DBSchema {
  talks: { key: [userId: number, clientRef: string]; value: StoredTalk };
}

export type TalksStore = OpenDatabase<TalksDb>;

export const openTalksDb = (parts: Pick<DeviceParts, 'talksDbName' | 'page' | 'patienceMs'>): TalksStore =>
  openDatabase(parts, {
    name: parts.talksDbName,
    addStores: (db) => {
      db.createObjectStore('talks', { keyPath: ['userId', 'clientRef'] });
    },
  });

/** Every talk of this person that lies here; none that a newer version of the app wrote. */
export async function talksOf(talks: TalksStore, userId: number): Promise<StoredTalk[]> {
  const range = IDBKeyRange.bound([userId, ''], [userId, '\uffff']);
  const stored = await talks((db) => db.getAll('talks', range));
  return stored.filter(({ recordVersion }) => recordVersion === 1);
}
