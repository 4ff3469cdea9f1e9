import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import type { StoredClaim, StoredIncident } from '../databases/stored-records.ts';
import { readClaim, readIncident } from '../databases/record-versions.ts';
import { claimHadArrived, claimHasArrived, withEarlierClaim } from '../claims/same-claim.ts';
import { sameContent, withEarlier } from './same-incident.ts';
import { claimOnTopOf, incidentOnTopOf, syncedClaim, syncedCopy } from './synced-copy.ts';

/**
 * In what incidents and claims differ for the device; everything else about changing and settling a record is one rule.
 * `Stored`: the device's record. `Current`: the server's.
 */
export type RecordKind<Stored extends StoredIncident | StoredClaim, Current extends Incident | Claim> = {
  of: 'incident' | 'claim';
  store: 'incidents' | 'claims';
  /** What lies in the store, in today's shape; null for what a newer version of the app wrote. */
  read: (stored: unknown) => Stored | null;
  /** Whether what `version` says is in the server's record: of the one just refused, and of an earlier one. */
  hasArrived: (version: Stored['earlier'][number], current: Current) => boolean;
  hadArrived: (version: Stored['earlier'][number], current: Current) => boolean;
  /** Versions of `record` that may have reached the server, its newest one added. */
  withEarlier: (record: Stored) => Stored['earlier'];
  /** `mine` as the server has it now. It keeps its names, under which files may still wait, and its revision. */
  synced: (mine: Stored, current: Current) => Stored;
  /** `mine`, edited since `arrived` has reached the server, as a change of `current` that is still to be sent. */
  onTopOf: (mine: Stored, current: Current, arrived: Stored['earlier'][number]) => Stored;
};

export const incidentKind: RecordKind<StoredIncident, Incident> = {
  of: 'incident',
  store: 'incidents',
  read: readIncident,
  hasArrived: sameContent,
  hadArrived: sameContent,
  withEarlier,
  synced: syncedCopy,
  onTopOf: incidentOnTopOf,
};

export const claimKind: RecordKind<StoredClaim, Claim> = {
  of: 'claim',
  store: 'claims',
  read: readClaim,
  hasArrived: claimHasArrived,
  hadArrived: claimHadArrived,
  withEarlier: withEarlierClaim,
  synced: syncedClaim,
  onTopOf: claimOnTopOf,
};

/** Whether `current` is what `sent` became at the server: the same reference while it has no id, else the same id. */
export function isAnswerTo(
  sent: { id: number; clientRef: string; userId: number },
  current: { id: number; clientRef: string | null; userId: number },
): boolean {
  return sent.id < 0
    ? current.clientRef === sent.clientRef && current.userId === sent.userId
    : current.id === sent.id;
}
