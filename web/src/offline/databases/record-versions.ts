import type { StoredClaim, StoredIncident } from './stored-records.ts';

/**
 * Steps up of what lies in crew-app-db.incidents, by the version they lead to. A step is pure and answers the same
 * each time, because a record is stepped up whenever it is read and written back only with its next save.
 */
export const incidentSteps: Readonly<
  Record<number, { name: string; up: (old: StoredThing) => StoredThing }>
> = {
  1: { name: 'plain-offline-incident-to-device-record', up: fromPlainIncident },
};

/** What is read from the device is not trusted to have the shape of today. */
type StoredThing = Record<string, unknown>;

const NEWEST = 1;

/** A stored record in today's shape; null for one that a newer version of the app wrote: it is left alone. */
export function readIncident(stored: unknown): StoredIncident | null {
  let record = stored as StoredThing;
  let version = typeof record['recordVersion'] === 'number' ? record['recordVersion'] : 0;
  if (version > NEWEST) return null;
  for (; version < NEWEST; version += 1) {
    record = { ...incidentSteps[version + 1]?.up(record), recordVersion: version + 1 };
  }
  // Until there were categories every report was of something that had happened.
  return { category: 'incident', ...record } as StoredIncident;
}

/** All that can be read of `stored`. */
export function readIncidents(stored: readonly unknown[]): StoredIncident[] {
  return stored.map(readIncident).filter((record) => record !== null);
}

/** A claim as it was kept; null for one that a newer version of the app wrote: it is left alone. */
export function readClaim(stored: unknown): StoredClaim | null {
  const claim = stored as StoredClaim;
  return claim.recordVersion === 1 ? claim : null;
}

/** All that can be read of `stored`. */
export function readClaims(stored: readonly unknown[]): StoredClaim[] {
  return stored.map(readClaim).filter((record) => record !== null);
}

/** Version 0: the offline incident of the specification (section 3), as the app kept it before records had a version. */
function fromPlainIncident(old: StoredThing): StoredThing {
  const id = Number(old['id']);
  const userId = typeof old['userId'] === 'number' ? old['userId'] : 1;
  const at = new Date(Math.min(Math.abs(id), 8.64e15)).toISOString();
  const text = (name: string) => (typeof old[name] === 'string' ? old[name] : '');
  const coordinate = (name: string) => text(name) || null;
  return {
    id,
    userId,
    clientRef: typeof old['clientRef'] === 'string' ? old['clientRef'] : madeUpRef(userId, id),
    type: text('type'),
    date: text('date'),
    location: text('location'),
    latitude: coordinate('latitude'),
    longitude: coordinate('longitude'),
    description: text('description'),
    priority: text('priority') || 'medium',
    category: 'incident',
    status: text('status') || 'open',
    syncStatus: old['syncStatus'] === 'synced' ? 'synced' : 'pending',
    revision: 1,
    baseUpdatedAt: text('updatedAt') || null,
    earlier: [],
    madeAs: id < 0 ? [{ userId, localId: id }] : [],
    authorId: null,
    reportedBy: null,
    media: [],
    createdAt: text('createdAt') || at,
    updatedAt: text('updatedAt') || at,
  };
}

/** The same reference for the same record at every reading: a UUID (version 8) out of its person and its id. */
function madeUpRef(userId: number, id: number): string {
  const person = userId.toString(16).padStart(8, '0').slice(-8);
  const moment = Math.abs(id).toString(16).padStart(12, '0').slice(-12);
  return `${person}-0000-8000-8000-${moment}`;
}
