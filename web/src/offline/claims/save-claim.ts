import type { ClaimContent } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { LocalIdentity, StoredClaim } from '../databases/stored-records.ts';
import { findRecord } from '../records/local-ids.ts';
import { readClaim } from '../databases/record-versions.ts';
import { sameClaimContent } from './same-claim.ts';
import { saveNewRecord } from '../records/save-new-record.ts';
import type { DeviceContext } from '../device-context.ts';
import type { FinishedDraft } from '../records/run-save.ts';

export type NewClaim = {
  userId: number;
  /** As the form's schema has parsed it. */
  content: ClaimContent;
  /** The type of its incident. */
  claimType: IncidentType;
  /** As the device shows it: a negative id while it has not been sent. */
  incident: { id: number; clientRef: string | null };
  /** The person knows that there is a claim on this incident and files another one. */
  confirmSecond?: boolean;
  /** The draft it was written in: names the claim, holds its files, and is gone after the save. */
  draft?: FinishedDraft;
  /** Name of the person, shown until the server has said it. */
  reportedBy?: string;
};

/** Save first, then send: a resolved promise means that the claim is durable here. Throws a DeviceSaveError. */
export async function saveClaim(
  context: DeviceContext,
  claim: NewClaim,
): Promise<{ id: number; clientRef: string }> {
  const { userId, draft, incident } = claim;
  return await saveNewRecord(context, {
    userId,
    draft,
    store: 'claims',
    read: readClaim,
    make: async (identity, incidents) => {
      // Sent since the form was opened: from now on nobody tells the claim of its incident's new id.
      const known = incident.id < 0 ? await findRecord(incidents, userId, incident.id) : null;
      return newRecord(context, claim, { ...identity, incidentId: known?.id ?? incident.id });
    },
    same: sameClaimContent,
    files: () => [],
  });
}

function newRecord(
  { parts }: DeviceContext,
  { userId, content, claimType, incident, confirmSecond, reportedBy }: NewClaim,
  { clientRef, localId, incidentId }: LocalIdentity & { incidentId: number },
): StoredClaim {
  const { description, requestedReimbursement, facts } = content;
  const at = new Date(parts.now()).toISOString();
  return {
    ...{ description, requestedReimbursement, facts, status: 'pending' },
    movesStatus: false,
    answer: null,
    contestReason: null,
    id: localId,
    recordVersion: 1,
    userId,
    clientRef,
    incidentId,
    incidentClientRef: incident.clientRef,
    claimType,
    confirmSecond: confirmSecond ?? false,
    known: null,
    syncStatus: 'pending',
    revision: 1,
    baseUpdatedAt: null,
    earlier: [],
    madeAs: [{ userId, localId }],
    authorId: userId,
    reportedBy: reportedBy ?? null,
    createdAt: at,
    updatedAt: at,
  };
}
