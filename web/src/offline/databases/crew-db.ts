import type { DBSchema } from 'idb';
import type { DeviceParts } from '../browser-parts.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import type {
  StoredClaim,
  StoredDraft,
  StoredFile,
  StoredIncident,
  StoredRefusal,
  StoredTalk,
  StoredUser,
} from './stored-records.ts';

/**
 * Everything that must not be lost: the stores and indexes of the specification (section 3), version 1, and those of ours
 * beside them. All in one database, so that what belongs together is written in one transaction.
 */
interface CrewDb extends DBSchema {
  incidents: { key: number; value: StoredIncident; indexes: { status: string; syncStatus: string } };
  claims: {
    key: number;
    value: StoredClaim;
    indexes: { status: string; syncStatus: string; incidentId: number };
  };
  mediaUploads: { key: number; value: StoredFile; indexes: { incidentId: number } };
  dashboardStats: { key: number; value: { id: number } };
  user: { key: number; value: StoredUser };
  drafts: { key: [userId: number, kind: string]; value: StoredDraft };
  talks: { key: [userId: number, clientRef: string]; value: StoredTalk };
  refusals: { key: [StoredRefusal['of'], number]; value: StoredRefusal; indexes: { userId: number } };
  /** One record, id 1: the smallest local id given out so far. */
  lastLocalId: { key: number; value: { id: 1; localId: number } };
}

export type CrewStore = OpenDatabase<CrewDb>;

export const openCrewDb = (parts: Pick<DeviceParts, 'crewDbName' | 'page' | 'patienceMs'>): CrewStore =>
  openDatabase(parts, {
    name: parts.crewDbName,
    stores: {
      incidents: { keyPath: 'id', autoIncrement: true, indexes: ['status', 'syncStatus'] },
      claims: { keyPath: 'id', autoIncrement: true, indexes: ['status', 'syncStatus', 'incidentId'] },
      mediaUploads: { keyPath: 'id', autoIncrement: true, indexes: ['incidentId'] },
      dashboardStats: { keyPath: 'id' },
      user: { keyPath: 'id' },
      drafts: { keyPath: ['userId', 'kind'] },
      talks: { keyPath: ['userId', 'clientRef'] },
      refusals: { keyPath: ['of', 'id'], indexes: ['userId'] },
      lastLocalId: { keyPath: 'id' },
    },
  });

/** Every key `[userId, …]` of this person. */
export const keysOf = (userId: number): IDBKeyRange => IDBKeyRange.bound([userId, ''], [userId, '\uffff']);
