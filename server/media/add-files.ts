import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import { MAX_FILES } from '@tailboard/contract/media-terms.ts';
import type { Viewer } from '../auth/public.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { lockIncident } from '../incidents/public.ts';
import type { StagedFile } from './stage-file.ts';
import { addTranscripts, listAllOf, listMediaOf, toMedia, type MediaRow } from './store.ts';
import { mediaUploads } from './tables.ts';

export type NamedFile = StagedFile & {
  fileName: string;
  clientRef: string | null;
  /** ISO time. */
  addedAt?: string | undefined;
};
/** A line of the checklist of a claim on the incident. */
type DocumentOf = { claimId: number; key: ClaimDocumentKey };
type Target = { viewer: Viewer; incidentId: number; document?: DocumentOf | undefined };

/**
 * Gives an incident, or a claim on it, one staged file, in a transaction. A repeat (same `clientRef`, same bytes) gives the
 * row that exists; other bytes throw `client-ref-conflict` with it, the 21st file throws `too-many-files`, and `mayBeNew`
 * may refuse a new one. `at`: when it came; now, unless said.
 */
export async function addFile(
  tx: Database,
  options: Target & { file: NamedFile & { clientRef: string }; at?: Date; mayBeNew?: () => void },
): Promise<{ created: boolean; row: MediaRow }> {
  const { viewer, incidentId, document, file, at, mayBeNew } = options;
  await lockIncident(tx, incidentId);
  const all = await listAllOf(tx, incidentId);
  const existing = all.find((row) => row.clientRef === file.clientRef.toLowerCase());
  if (existing !== undefined) {
    if (existing.sha256 === file.sha256 && isOf(existing, document)) return { created: false, row: existing };
    throw new ProblemError('client-ref-conflict', { current: toMedia(existing) });
  }
  mayBeNew?.();
  const claimId = document?.claimId ?? null;
  const present = all.filter((row) => row.claimId === claimId).length;
  const [row] = await insertFiles(tx, { viewer, incidentId, document, files: [file], present, at });
  if (row === undefined) throw new Error('A file was not added');
  return { created: true, row };
}

/**
 * Gives an incident those of the staged files that it does not have (same bytes under the same name), in the
 * transaction in which it was reported. Throws `too-many-files`.
 */
export async function addMissingFiles(
  tx: Database,
  { viewer, incidentId, files }: Target & { files: readonly NamedFile[] },
): Promise<MediaRow[]> {
  await lockIncident(tx, incidentId);
  const rows = await listMediaOf(tx, incidentId);
  const present = new Set(rows.map(contentOf));
  const missing = files.filter((file) => {
    const isNew = !present.has(contentOf(file));
    present.add(contentOf(file));
    return isNew;
  });
  return insertFiles(tx, { viewer, incidentId, files: missing, present: rows.length });
}

const isOf = (row: MediaRow, document: DocumentOf | undefined) =>
  row.claimId === (document?.claimId ?? null) && row.documentKey === (document?.key ?? null);

const contentOf = ({ sha256, fileName }: { sha256: string; fileName: string }) => `${sha256} ${fileName}`;

async function insertFiles(
  tx: Database,
  options: Target & { files: readonly NamedFile[]; present: number; at?: Date | undefined },
): Promise<MediaRow[]> {
  const { viewer, incidentId, document, files, present, at } = options;
  if (files.length === 0) return [];
  const claimId = document?.claimId ?? null;
  if (present + files.length > MAX_FILES) {
    throw new ProblemError(
      'too-many-files',
      claimId === null ? {} : { detail: `A claim holds at most ${MAX_FILES} files.` },
    );
  }
  const rows = await tx
    .insert(mediaUploads)
    .values(
      files.map(({ clientRef, fileName, fileType, size, sha256, storageKey, addedAt }) => ({
        incidentId,
        claimId,
        documentKey: document?.key ?? null,
        clientRef,
        fileName,
        fileType,
        size,
        sha256,
        storageKey,
        createdAt: at,
        addedAt: addedAt === undefined ? undefined : new Date(addedAt),
      })),
    )
    .returning();
  await addTranscripts(tx, rows);
  await recordHistory(
    tx,
    rows.map((row) => {
      const file = { from: null, to: row.fileName };
      return document === undefined
        ? {
            actorId: viewer.id,
            subject: 'incident' as const,
            subjectId: incidentId,
            action: 'file-added',
            changes: { file },
          }
        : {
            actorId: viewer.id,
            subject: 'claim' as const,
            subjectId: document.claimId,
            action: 'document-sent',
            changes: { document: { from: null, to: document.key }, file },
          };
    }),
  );
  return rows;
}
