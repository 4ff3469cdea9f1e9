import { documentsByType, type ClaimDocumentKey, type ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { Claim, ClaimContent } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import { namesOfClaim } from './claim-names.ts';
import type { StoredClaim } from '../databases/stored-records.ts';
import { momentOf, overlayRecords } from '../records/overlay-records.ts';
import type { RecordState } from '../records/record-state.ts';

/** What only the server can say of a claim. */
type ServersWord = Pick<
  Claim,
  | 'claimNumber'
  | 'estimatedCompletionDate'
  | 'expected'
  | 'completionDate'
  | 'caseAgent'
  | 'caseAgentUsername'
  | 'aiCoveragePercentage'
  | 'aiReimbursementMin'
  | 'aiReimbursementMax'
  | 'approvedReimbursement'
  | 'estimate'
  | 'decision'
  | 'question'
>;

/** A claim as a list or page shows it, wherever it comes from. Money in whole US dollars. */
export type ClaimEntry = ClaimContent & {
  [Name in keyof ServersWord]: ServersWord[Name] | null;
} & {
  /** Negative until the server has given one. */
  id: number;
  /** Negative while the incident has not been sent. */
  incidentId: number;
  /** Names an incident that was made on this device; null where the device does not hold the claim. */
  incidentClientRef: string | null;
  claimType: IncidentType;
  status: ClaimStatus;
  clientRef: string | null;
  /** Person who filed it; null while only this device knows it (then it is the reader). */
  authorId: number | null;
  reportedBy: string | null;
  reportedByUsername?: string | undefined;
  /** When it was filed; for one that waits, when it was saved. */
  filedDate: string;
  /** The checklist. Until the server has said its own, that of the claim's type with every line `needed`. */
  documents: Claim['documents'];
  /** Unsent answer to the open question, and unsent reason to contest, as they were saved here. */
  answer: string | null;
  contestReason: string | null;
  /** Files that still wait on this device, by line of the checklist: see listClaimFiles. */
  waitingFiles: WaitingByDocument;
  createdAt: string;
  /** The `updatedAt` that an edit of this entry is based on. */
  updatedAt: string;
  /** Revision of this device's unsent version shown here; null when the server's is shown. */
  unsentRevision: number | null;
  state: RecordState<Claim>;
};

type WaitingByDocument = Readonly<Partial<Record<ClaimDocumentKey, number>>>;

export type ClaimsOverlay = {
  userId: number;
  /** Cached answer of GET /api/claims for this person; empty when there is none. */
  answer: readonly Claim[];
  /** Device records; those of other people are ignored. */
  records: readonly StoredClaim[];
  /** Files of this person that wait, by the name they lie under: the lines of the checklist they are for. */
  waitingFiles: ReadonlyMap<number, readonly ClaimDocumentKey[]>;
  stateOf: (record: StoredClaim | null, id: number, waitingFiles: number) => RecordState<Claim>;
};

/** The server's claims with what this device holds laid over them (see overlayRecords). Newest first. */
export function overlayClaims({ userId, waitingFiles, stateOf, ...given }: ClaimsOverlay): ClaimEntry[] {
  return overlayRecords({ userId, ...given, fromServer, fromDevice }).sort(newestFirst);

  function fromServer(claim: Claim, record: StoredClaim | null): ClaimEntry {
    const { userId: authorId, syncStatus: _, ...rest } = claim;
    return {
      ...rest,
      authorId,
      incidentClientRef: record?.incidentClientRef ?? null,
      answer: null,
      contestReason: null,
      unsentRevision: null,
      ...facts(record, claim.id),
    };
  }

  function fromDevice(record: StoredClaim, claim: Claim | null): ClaimEntry {
    const { id, incidentClientRef, clientRef, description, requestedReimbursement, status } = record;
    const { answer, contestReason } = record;
    const known = claim ?? record.known;
    return {
      ...serversWord(known),
      ...{ id, incidentClientRef, clientRef, description, requestedReimbursement, status },
      ...{ facts: record.facts, answer, contestReason },
      incidentId: known?.incidentId ?? record.incidentId,
      claimType: known?.claimType ?? record.claimType,
      authorId: known?.userId ?? record.authorId,
      reportedBy: known?.reportedBy ?? record.reportedBy,
      reportedByUsername: known?.reportedByUsername,
      filedDate: known?.filedDate ?? record.createdAt,
      documents: known?.documents ?? documentsByType[record.claimType].map(needed),
      createdAt: record.createdAt,
      updatedAt: record.baseUpdatedAt ?? record.updatedAt,
      unsentRevision: record.syncStatus === 'pending' ? record.revision : null,
      ...facts(record, id),
    };
  }

  function facts(record: StoredClaim | null, id: number) {
    const waiting = namesOfClaim(record, id, userId).flatMap((name) => waitingFiles.get(name) ?? []);
    const byDocument: Partial<Record<ClaimDocumentKey, number>> = {};
    for (const key of waiting) byDocument[key] = (byDocument[key] ?? 0) + 1;
    return { waitingFiles: byDocument, state: stateOf(record, id, waiting.length) };
  }
}

function serversWord(claim: Claim | null): { [Name in keyof ServersWord]: ServersWord[Name] | null } {
  return {
    claimNumber: claim?.claimNumber ?? null,
    estimatedCompletionDate: claim?.estimatedCompletionDate ?? null,
    expected: claim?.expected ?? null,
    completionDate: claim?.completionDate ?? null,
    caseAgent: claim?.caseAgent ?? null,
    caseAgentUsername: claim?.caseAgentUsername ?? null,
    aiCoveragePercentage: claim?.aiCoveragePercentage ?? null,
    aiReimbursementMin: claim?.aiReimbursementMin ?? null,
    aiReimbursementMax: claim?.aiReimbursementMax ?? null,
    approvedReimbursement: claim?.approvedReimbursement ?? null,
    estimate: claim?.estimate ?? null,
    decision: claim?.decision ?? null,
    question: claim?.question ?? null,
  };
}

const needed = (key: ClaimDocumentKey): Claim['documents'][number] => ({
  key,
  status: 'needed',
  note: null,
  judgedAt: null,
  files: [],
});

function newestFirst(a: ClaimEntry, b: ClaimEntry): number {
  return momentOf(b.filedDate) - momentOf(a.filedDate) || Math.abs(b.id) - Math.abs(a.id);
}
