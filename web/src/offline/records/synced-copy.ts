import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import type { ClaimVersion, StoredClaim, StoredIncident } from '../databases/stored-records.ts';

/** `mine` as the server has it now. It keeps its names, under which files may still wait, and its revision. */
export function syncedCopy(mine: StoredIncident, current: Incident): StoredIncident {
  return {
    ...mine,
    id: current.id,
    type: current.type,
    date: current.date,
    location: current.location,
    latitude: current.latitude,
    longitude: current.longitude,
    description: current.description,
    priority: current.priority,
    category: current.category,
    status: current.status,
    media: current.media,
    syncStatus: 'synced',
    baseUpdatedAt: null,
    earlier: [],
    authorId: current.userId,
    reportedBy: current.reportedBy,
    createdAt: current.createdAt,
    updatedAt: current.updatedAt,
  };
}

/** `mine`, edited since it was sent, as a change of what the server has. */
export function incidentOnTopOf(mine: StoredIncident, current: Incident): StoredIncident {
  return {
    ...mine,
    id: current.id,
    syncStatus: 'pending',
    baseUpdatedAt: current.updatedAt,
    earlier: [],
    authorId: current.userId,
    reportedBy: current.reportedBy,
    media: current.media,
    createdAt: current.createdAt,
  };
}

/** As syncedCopy, for a claim. What its person said once has been said. */
export function syncedClaim(mine: StoredClaim, current: Claim): StoredClaim {
  return {
    ...mine,
    ...serversPart(current),
    description: current.description,
    requestedReimbursement: current.requestedReimbursement,
    facts: current.facts,
    status: current.status,
    movesStatus: false,
    answer: null,
    contestReason: null,
    syncStatus: 'synced',
    baseUpdatedAt: null,
    updatedAt: current.updatedAt,
  };
}

/** As incidentOnTopOf, for a claim. What `arrived` has answered or contested is not said again. */
export function claimOnTopOf(mine: StoredClaim, current: Claim, arrived: ClaimVersion): StoredClaim {
  const { answer, contestReason } = mine;
  const movesStatus = mine.movesStatus && !arrived.movesStatus;
  return {
    ...mine,
    ...serversPart(current),
    status: movesStatus ? mine.status : current.status,
    movesStatus,
    answer: answer === arrived.answer ? null : answer,
    contestReason: contestReason === arrived.contestReason ? null : contestReason,
    syncStatus: 'pending',
    baseUpdatedAt: current.updatedAt,
  };
}

function serversPart(current: Claim) {
  return {
    id: current.id,
    incidentId: current.incidentId,
    claimType: current.claimType,
    confirmSecond: false,
    known: current,
    earlier: [],
    authorId: current.userId,
    reportedBy: current.reportedBy,
    createdAt: current.createdAt,
  };
}
