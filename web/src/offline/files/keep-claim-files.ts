import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import { claimName, namesOfClaim } from '../claims/claim-names.ts';
import type { StoredFile } from '../databases/stored-records.ts';
import { findClaim } from '../records/local-ids.ts';
import { keepFile, newFile, withProblems, type FileToKeep, type WaitingFile } from './keep-files.ts';
import type { DeviceContext } from '../device-context.ts';

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

type StoredClaimFile = StoredFile & Pick<WaitingClaimFile, 'claimId' | 'documentKey'>;

/** Keeps a file at once; durable when resolved. */
export async function addClaimFile(
  context: DeviceContext,
  added: ClaimFileToKeep,
): Promise<WaitingClaimFile> {
  const { claimId, documentKey } = added;
  const record = () => ({
    ...newFile(context.parts, { ...added, incidentId: claimName(claimId) }),
    claimId,
    documentKey,
  });
  const { incidentId: _, ...kept } = await keepFile(context, record);
  return { ...kept, claimId, documentKey };
}

/** Files of a claim or draft that wait here, in the order they were chosen. */
export async function listClaimFiles(
  context: DeviceContext,
  userId: number,
  claimId: number,
): Promise<WaitingClaimFile[]> {
  const files = await context.crew(async (db) => {
    const tx = db.transaction(['claims', 'mediaUploads']);
    const record = await findClaim(tx.objectStore('claims'), userId, claimId);
    const index = tx.objectStore('mediaUploads').index('incidentId');
    const names = namesOfClaim(record, claimId, userId);
    return (await Promise.all(names.map((name) => index.getAll(name)))).flat().filter(isOfClaim);
  });
  const documents = new Map(files.map(({ id, documentKey }) => [id ?? 0, documentKey]));
  const shown: WaitingClaimFile[] = [];
  for (const { incidentId: _, ...kept } of await withProblems(context, userId, files)) {
    const documentKey = documents.get(kept.id);
    if (documentKey !== undefined) shown.push({ ...kept, claimId, documentKey });
  }
  return shown;
}

function isOfClaim(file: StoredFile): file is StoredClaimFile {
  return file.documentKey !== undefined && file.claimId !== undefined;
}
