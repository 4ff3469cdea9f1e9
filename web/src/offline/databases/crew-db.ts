import type { DBSchema, IDBPDatabase } from 'idb';
import type { DeviceParts } from '../browser-parts.ts';
import type { StoredClaim, StoredFile, StoredIncident, StoredUser } from './stored-records.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

/** The stores and indexes of the specification (section 3), version 1. */
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
}

export type CrewStore = OpenDatabase<CrewDb>;

export const openCrewDb = (parts: Pick<DeviceParts, 'crewDbName' | 'page' | 'patienceMs'>): CrewStore =>
  openDatabase(parts, { name: parts.crewDbName, addStores });

function addStores(db: IDBPDatabase<CrewDb>): void {
  const incidents = db.createObjectStore('incidents', { keyPath: 'id', autoIncrement: true });
  incidents.createIndex('status', 'status');
  incidents.createIndex('syncStatus', 'syncStatus');
  const claims = db.createObjectStore('claims', { keyPath: 'id', autoIncrement: true });
  claims.createIndex('status', 'status');
  claims.createIndex('syncStatus', 'syncStatus');
  claims.createIndex('incidentId', 'incidentId');
  db.createObjectStore('mediaUploads', { keyPath: 'id', autoIncrement: true }).createIndex(
    'incidentId',
    'incidentId',
  );
  db.createObjectStore('dashboardStats', { keyPath: 'id' });
  db.createObjectStore('user', { keyPath: 'id' });
}
