import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import type { FileToKeep, WaitingFile } from './keep-files.ts';
import type { Shared } from './shared-parts.ts';

/** A file for a line of a claim's checklist. `claimId`: a draft's localId or a claim's id. */
export type ClaimFileToKeep = FileToKeep & {
  userId: number;
  claimId: number;
  documentKey: ClaimDocumentKey;
};

/** A file of a claim that waits on this device. */
export type WaitingClaimFile = Omit<WaitingFile, 'incidentId'> & {
  claimId: number;
  documentKey: ClaimDocumentKey;
};

export async function addClaimFile(_shared: Shared, _added: ClaimFileToKeep): Promise<WaitingClaimFile> {
  throw new Error('Follows');
}
export async function listClaimFiles(
  _shared: Shared,
  _userId: number,
  _claimId: number,
): Promise<WaitingClaimFile[]> {
  return [];
}
