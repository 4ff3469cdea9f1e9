import type { Claim } from '@tailboard/contract/claims.ts';
import type { StoredClaim } from '../databases/stored-records.ts';
import type { ClaimEntry } from './overlay-claims.ts';
import type { DeviceContext } from '../device-context.ts';

/** The first device record of a claim that so far only the server had. */
export function claimFromServer(
  { parts }: Pick<DeviceContext, 'parts'>,
  userId: number,
  entry: ClaimEntry,
): StoredClaim {
  const { id, incidentId, incidentClientRef, claimType, clientRef, authorId, reportedBy, ...rest } = entry;
  const { description, requestedReimbursement, facts, status, createdAt, updatedAt } = rest;
  return {
    ...{ id, incidentId, incidentClientRef, claimType, authorId, reportedBy },
    ...{ description, requestedReimbursement, facts, status, createdAt, updatedAt },
    recordVersion: 1,
    userId,
    clientRef: clientRef ?? parts.uuid(),
    movesStatus: false,
    answer: null,
    contestReason: null,
    confirmSecond: false,
    known: serversClaim(entry),
    syncStatus: 'synced',
    revision: 0,
    baseUpdatedAt: null,
    earlier: [],
    madeAs: [],
  };
}

/** The server's claim out of the entry that shows it; null when the entry does not show the server's. */
function serversClaim(entry: ClaimEntry): Claim | null {
  const {
    answer: _,
    contestReason: __,
    waitingFiles: ___,
    unsentRevision: ____,
    state: _____,
    ...shown
  } = entry;
  const { authorId, incidentClientRef: ______, reportedBy, claimNumber, estimate, ...rest } = shown;
  if (authorId === null || reportedBy === null || claimNumber === null || estimate === null) return null;
  return { ...rest, userId: authorId, reportedBy, claimNumber, estimate, syncStatus: 'synced' };
}
