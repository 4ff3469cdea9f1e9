import type { Incident, IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import type { Media } from '@tailboard/contract/media.ts';
import type { StoredIncident } from './device-records.ts';
import type { RecordState } from './record-state.ts';

/** An incident as a list or page shows it, wherever it comes from. */
export type IncidentEntry = IncidentContent & {
  /** Negative until the server has given one. */
  id: number;
  status: IncidentStatus;
  clientRef: string | null;
  /** Person who reported it; null while only this device knows it (then it is the reader). */
  authorId: number | null;
  reportedBy: string | null;
  /** Files the server has. */
  media: readonly Media[];
  /** Files that still wait on this device: see listFiles. */
  waitingFiles: number;
  createdAt: string;
  /** The `updatedAt` that an edit of this entry is based on. */
  updatedAt: string;
  /** Revision of this device's unsent version shown here; null when the server's is shown. */
  unsentRevision: number | null;
  state: RecordState;
};

export type Overlay = {
  userId: number;
  /** Cached answer of GET /api/incidents for this person; empty when there is none. */
  answer: readonly Incident[];
  /** Device records; those of other people are ignored. */
  records: readonly StoredIncident[];
  /** Files that wait, by the incidentId they lie under. */
  waitingFiles: ReadonlyMap<number, number>;
  stateOf: (record: StoredIncident | null, id: number, waitingFiles: number) => RecordState;
};

/**
 * The server's list with what this device holds laid over it: a pending record stands in for the server's, a new one
 * is added, and the copy of a sent one counts only while the cached answer does not have it, or only an older one.
 * Newest first.
 */
export function overlayIncidents({
  userId,
  answer,
  records,
  waitingFiles,
  stateOf,
}: Overlay): IncidentEntry[] {
  const mine = records.filter((record) => record.userId === userId);
  const byId = new Map(mine.map((record) => [record.id, record]));
  // A reply that was lost: the server's list has the report while this device still holds it as new.
  const newByRef = new Map(
    mine.filter((record) => record.id < 0).map((record) => [record.clientRef, record]),
  );
  const shown = new Set<StoredIncident>();
  const entries: IncidentEntry[] = [];

  for (const incident of answer) {
    const ref = incident.userId === userId ? incident.clientRef : null;
    const record = byId.get(incident.id) ?? (ref === null ? undefined : newByRef.get(ref));
    if (record !== undefined) shown.add(record);
    if (record?.syncStatus === 'pending') entries.push(fromDevice(record, incident));
    else if (record !== undefined && isNewer(record, incident)) entries.push(fromDevice(record, null));
    else entries.push(fromServer(incident, record));
  }
  for (const record of mine) if (!shown.has(record)) entries.push(fromDevice(record, null));
  return entries.sort(newestFirst);

  function fromServer(incident: Incident, record: StoredIncident | undefined): IncidentEntry {
    const { userId: authorId, syncStatus: _, ...rest } = incident;
    return { ...rest, authorId, unsentRevision: null, ...facts(record ?? null, incident.id) };
  }

  function fromDevice(record: StoredIncident, incident: Incident | null): IncidentEntry {
    const { id, status, type, date, location, latitude, longitude, description, priority, clientRef } =
      record;
    return {
      ...{ id, status, type, date, location, latitude, longitude, description, priority, clientRef },
      authorId: incident?.userId ?? record.authorId,
      reportedBy: incident?.reportedBy ?? record.reportedBy,
      media: incident?.media ?? record.media,
      createdAt: record.createdAt,
      updatedAt: record.baseUpdatedAt ?? record.updatedAt,
      unsentRevision: record.syncStatus === 'pending' ? record.revision : null,
      ...facts(record, id),
    };
  }

  function facts(record: StoredIncident | null, id: number) {
    const waiting = namesOf(record, id, userId).reduce((sum, name) => sum + (waitingFiles.get(name) ?? 0), 0);
    return { waitingFiles: waiting, state: stateOf(record, id, waiting) };
  }
}

/** Every id under which files of this incident lie on this device, for this person. */
export function namesOf(record: StoredIncident | null, id: number, userId: number): number[] {
  const local = record?.madeAs.filter((name) => name.userId === userId).map((name) => name.localId) ?? [];
  return [...new Set([id, ...(record === null ? [] : [record.id]), ...local])];
}

/** Both are the server's `updatedAt`. */
function isNewer(copy: StoredIncident, listed: Incident): boolean {
  return Date.parse(copy.updatedAt) > Date.parse(listed.updatedAt);
}

function newestFirst(a: IncidentEntry, b: IncidentEntry): number {
  return moment(b.date) - moment(a.date) || Math.abs(b.id) - Math.abs(a.id);
}

function moment(date: string): number {
  const time = Date.parse(date);
  return Number.isNaN(time) ? Number.MAX_SAFE_INTEGER : time;
}
