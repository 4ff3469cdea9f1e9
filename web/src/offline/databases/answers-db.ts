import type { DBSchema } from 'idb';
import type { DeviceParts } from '../browser-parts.ts';
import type { StoredAnswer, StoredDraft, StoredSend } from './stored-records.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

/** What the device keeps beside crew-app-db: cached answers, unfinished forms, refusals, and the last local id. */
export interface DeviceDb extends DBSchema {
  answers: { key: [number, string]; value: StoredAnswer };
  drafts: { key: [number, string]; value: StoredDraft };
  sends: { key: [StoredSend['of'], number]; value: StoredSend; indexes: { userId: number } };
  /** One record, id 1: the smallest local id given out so far. */
  lastLocalId: { key: number; value: { id: 1; localId: number } };
}

export type DeviceStore = OpenDatabase<DeviceDb>;

export const openDeviceDb = (parts: Pick<DeviceParts, 'deviceDbName' | 'page' | 'patienceMs'>): DeviceStore =>
  openDatabase(parts, {
    name: parts.deviceDbName,
    addStores: (db) => {
      db.createObjectStore('answers', { keyPath: ['userId', 'path'] });
      db.createObjectStore('drafts', { keyPath: ['userId', 'kind'] });
      db.createObjectStore('sends', { keyPath: ['of', 'id'] }).createIndex('userId', 'userId');
      db.createObjectStore('lastLocalId', { keyPath: 'id' });
    },
  });
