import type { Incident, IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import type { Severity } from '@tailboard/contract/incident-analysis.ts';
import type { Media } from '@tailboard/contract/media.ts';
import type { ReportBesides, StoredIncident } from '../databases/stored-records.ts';
import { namesOf } from './local-ids.ts';
import { momentOf, overlayRecords } from './overlay-records.ts';
import type { RecordState } from './record-state.ts';
import { versionOf } from './same-incident.ts';

/** An incident as a list or page shows it, wherever it comes from. */
export type IncidentEntry = IncidentContent & {
  /** Negative until the server has given one. */
  id: number;
  status: IncidentStatus;
  clientRef: string | null;
  /** Person who reported it; null while only this device knows it (then it is the reader). */
  authorId: number | null;
  reportedBy: string | null;
  reportedByUsername?: string | undefined;
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
  /** As the server judged it; missing where only this device knows it. */
  severity?: Severity | null | undefined;
  potentialSeverity?: Severity | null | undefined;
  /** By when OSHA must be called, where that duty is open. */
  callOshaBy?: string | null | undefined;
  /** The crew of who reported it. */
  crewId?: string | null | undefined;
  /** Actions of it that are neither verified nor rejected, as the server's list counts them. */
  openActions?: number | undefined;
  /** Of a report made on this device that was not sent yet. */
  besides?: ReportBesides | undefined;
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

/** The server's incidents with what this device holds laid over them (see overlayRecords). Newest first. */
export function overlayIncidents({ userId, waitingFiles, stateOf, ...given }: Overlay): IncidentEntry[] {
  return overlayRecords({ userId, ...given, fromServer, fromDevice }).sort(newestFirst);

  function fromServer(incident: Incident, record: StoredIncident | null): IncidentEntry {
    const { userId: authorId, syncStatus: _, ...rest } = incident;
    return { ...rest, authorId, unsentRevision: null, ...facts(record, incident.id) };
  }

  function fromDevice(record: StoredIncident, incident: Incident | null): IncidentEntry {
    const { id, clientRef } = record;
    return {
      ...{ ...versionOf(record), id, clientRef },
      authorId: incident?.userId ?? record.authorId,
      reportedBy: incident?.reportedBy ?? record.reportedBy,
      reportedByUsername: incident?.reportedByUsername,
      media: incident?.media ?? record.media,
      besides: record.besides,
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

function newestFirst(a: IncidentEntry, b: IncidentEntry): number {
  return momentOf(b.date) - momentOf(a.date) || Math.abs(b.id) - Math.abs(a.id);
}
