import type { ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { Claim, ClaimContent } from '@tailboard/contract/claims.ts';
import type { ClaimEntry } from './overlay-claims.ts';
import type { FinishedDraft } from './saving.ts';
import type { Shared } from './shared-parts.ts';

export type ClaimEdit = {
  userId: number;
  /** What the person opened. */
  entry: ClaimEntry;
  content: ClaimContent;
  /** The entry's own, or `under_review` to contest a rejection (or, for a supervisor, to take it). */
  status: ClaimStatus;
  /** To the open question. */
  answer?: string | null;
  contestReason?: string | null;
  /** Files lie under the draft's localId until the edit is saved. */
  draft?: FinishedDraft;
  /** After a conflict: the server's version that the person has seen and writes on top of. */
  over?: Claim | null;
};

export async function saveClaimEdit(_shared: Shared, _edit: ClaimEdit): Promise<{ id: number }> {
  throw new Error('Follows');
}
export async function keepMineClaim(_shared: Shared, _userId: number, _id: number): Promise<{ id: number }> {
  throw new Error('Follows');
}
export async function discardClaimEdit(_shared: Shared, _userId: number, _id: number): Promise<void> {
  throw new Error('Follows');
}
export async function confirmSecondClaim(
  _shared: Shared,
  _userId: number,
  _id: number,
): Promise<{ id: number }> {
  throw new Error('Follows');
}
