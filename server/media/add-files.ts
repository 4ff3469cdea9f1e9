import { MAX_FILES } from '@tailboard/contract/media.ts';
import type { Viewer } from '../auth/public.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { lockIncident } from '../incidents/public.ts';
import type { StagedFile } from './stage-file.ts';
import { listMediaOf, toMedia, type MediaRow } from './store.ts';
import { mediaUploads } from './tables.ts';

export type NamedFile = StagedFile & { fileName: string; clientRef: string | null };
type Target = { viewer: Viewer; incidentId: number };

/**
 * Gives an incident one staged file, in a transaction. A repeat (same `clientRef`, same bytes) gives the row that exists;
 * other bytes throw `client-ref-conflict` with it, the 21st file throws `too-many-files`.
 */
export async function addFile(
  tx: Database,
  { viewer, incidentId, file }: Target & { file: NamedFile & { clientRef: string } },
): Promise<{ created: boolean; row: MediaRow }> {
  await lockIncident(tx, incidentId);
  const present = await listMediaOf(tx, incidentId);
  const existing = present.find((row) => row.clientRef === file.clientRef.toLowerCase());
  if (existing !== undefined) {
    if (existing.sha256 === file.sha256) return { created: false, row: existing };
    throw new ProblemError('client-ref-conflict', { current: toMedia(existing) });
  }
  const [row] = await insertFiles(tx, { viewer, incidentId, files: [file], present: present.length });
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

const contentOf = ({ sha256, fileName }: { sha256: string; fileName: string }) => `${sha256} ${fileName}`;

async function insertFiles(
  tx: Database,
  { viewer, incidentId, files, present }: Target & { files: readonly NamedFile[]; present: number },
): Promise<MediaRow[]> {
  if (files.length === 0) return [];
  if (present + files.length > MAX_FILES) throw new ProblemError('too-many-files');
  const rows = await tx
    .insert(mediaUploads)
    .values(
      files.map(({ clientRef, fileName, fileType, size, sha256, storageKey }) => ({
        incidentId,
        clientRef,
        fileName,
        fileType,
        size,
        sha256,
        storageKey,
      })),
    )
    .returning();
  await recordHistory(
    tx,
    rows.map((row) => ({
      actorId: viewer.id,
      subject: 'incident' as const,
      subjectId: incidentId,
      action: 'file-added',
      changes: { file: { from: null, to: row.fileName } },
    })),
  );
  return rows;
}
