import type { ClaimDocumentKey, ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { Claim, ClaimContent } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { RecordState } from './record-state.ts';

/** What only the server can say of a claim. */
type ServersWord = Pick<
  Claim,
  | 'claimNumber'
  | 'estimatedCompletionDate'
  | 'expected'
  | 'completionDate'
  | 'caseAgent'
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
  /** Names an incident that was made on this device. */
  incidentClientRef: string | null;
  claimType: IncidentType;
  status: ClaimStatus;
  clientRef: string | null;
  /** Person who filed it; null while only this device knows it (then it is the reader). */
  authorId: number | null;
  reportedBy: string | null;
  /** When it was filed; for one that waits, when it was saved. */
  filedDate: string;
  /** The checklist. Until the server has said its own, that of the claim's type with every line `needed`. */
  documents: Claim['documents'];
  /** Unsent answer to the open question, and unsent reason to contest, as they were saved here. */
  answer: string | null;
  contestReason: string | null;
  /** Files that still wait on this device, by line of the checklist: see listClaimFiles. */
  waitingFiles: Readonly<Partial<Record<ClaimDocumentKey, number>>>;
  createdAt: string;
  /** The `updatedAt` that an edit of this entry is based on. */
  updatedAt: string;
  /** Revision of this device's unsent version shown here; null when the server's is shown. */
  unsentRevision: number | null;
  state: RecordState<Claim>;
};
