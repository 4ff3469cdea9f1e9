import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import type { MediaCapture } from '@tailboard/contract/media.ts';
import { MAX_FILES } from '@tailboard/contract/media-terms.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { lockIncident, lockIncidents } from '../incidents/public.ts';
import type { StagedFile } from '../uploads/stage-file.ts';
import { addTranscripts, listAllOf, listMediaOf, toMedia, type MediaRow } from './store.ts';
import { mediaUploads } from './tables.ts';

export type NamedFile = StagedFile & {
  fileName: string;
  clientRef: string | null;
  /** ISO time. */
  addedAt?: string | undefined;
  capture?: MediaCapture | undefined;
};
/** A line of the checklist of a claim on the incident. */
type DocumentOf = { claimId: number; key: ClaimDocumentKey };
type Target = { viewer: Viewer; incidentId: number; document?: DocumentOf | undefined };

/**
 * Adds one staged file to an incident, or to a claim on it, in a transaction. A repeat (same `clientRef`,
 * same bytes) returns the existing row; other bytes throw `client-ref-conflict` with it, the 21st file throws
 * `too-many-files`, and `mayBeNew` may refuse a new one. `at`: time of arrival, now by default.
 */
export async function addFile(
  tx: Database,
  options: Target & { file: NamedFile & { clientRef: string }; at?: Date; mayBeNew?: () => void },
): Promise<Added> {
  const { viewer, incidentId, document, file, at, mayBeNew } = options;
  await lockIncident(tx, incidentId);
  const all = await listAllOf(tx, [incidentId]);
  const existing = all.find((row) => row.clientRef === file.clientRef.toLowerCase());
  if (existing !== undefined) {
    if (isSame(existing, file, document)) return { created: false, row: existing };
    throw conflictWith(existing);
  }
  mayBeNew?.();
  const claimId = document?.claimId ?? null;
  const present = all.filter((row) => row.claimId === claimId && row.commentId === null).length;
  const [row] = await insertFiles(tx, { viewer, incidentId, document, files: [file], present, at });
  if (row === undefined) throw new Error('A file was not added');
  return { created: true, row };
}

/** A file for one of several incidents. */
export type FileOf = { incidentId: number; file: NamedFile & { clientRef: string } };
export type Added = { created: boolean; row: MediaRow };

/**
 * Adds staged files to incidents in one transaction. Returns, for each file in order, what `addFile` would
 * have returned or thrown; a refused file does not stop the others.
 */
export async function addFiles(
  tx: Database,
  { viewer, files }: { viewer: Viewer; files: readonly FileOf[] },
): Promise<(Added | ProblemError)[]> {
  const incidentIds = [...new Set(files.map(({ incidentId }) => incidentId))];
  await lockIncidents(tx, incidentIds);
  const known = new Map((await listAllOf(tx, incidentIds)).map((row) => [nameOf(row), row]));
  const held = (id: number) =>
    [...known.values()].filter(
      (row) => row.incidentId === id && row.claimId === null && row.commentId === null,
    ).length;
  const freeSlots = new Map(incidentIds.map((id) => [id, MAX_FILES - held(id)]));
  const isNew = files.map(({ incidentId, file }, at) => {
    const name = nameOf({ incidentId, clientRef: file.clientRef });
    const free = freeSlots.get(incidentId) ?? 0;
    // The same file twice in one request counts as a repeat.
    const first = files.findIndex((each) => nameOf({ ...each.file, incidentId: each.incidentId }) === name);
    if (known.has(name) || first < at || free <= 0) return false;
    freeSlots.set(incidentId, free - 1);
    return true;
  });
  const added = await insertRows(tx, {
    viewer,
    files: files.filter((_, at) => isNew[at]),
  });
  for (const row of added) known.set(nameOf(row), row);
  return files.map(({ incidentId, file }, at) => {
    const row = known.get(nameOf({ incidentId, clientRef: file.clientRef }));
    if (row === undefined) return new ProblemError('too-many-files');
    return isSame(row, file, undefined) ? { created: isNew[at] === true, row } : conflictWith(row);
  });
}

/**
 * Adds the staged files that an incident does not have yet (same bytes and name), in the transaction that
 * reports it. Throws `too-many-files`.
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

const isSame = (row: MediaRow, { sha256 }: StagedFile, document: DocumentOf | undefined) =>
  row.sha256 === sha256 &&
  row.commentId === null &&
  row.claimId === (document?.claimId ?? null) &&
  row.documentKey === (document?.key ?? null);

const conflictWith = (row: MediaRow) => new ProblemError('client-ref-conflict', { current: toMedia(row) });

/** The device's reference of a file, unique over all incidents. */
const nameOf = ({ incidentId, clientRef }: { incidentId: number; clientRef: string | null }) =>
  `${incidentId} ${clientRef?.toLowerCase()}`;

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
      claimId === null ? {} : { detail: say('problem.too-many-files.claim', { most: MAX_FILES }) },
    );
  }
  return insertRows(tx, { viewer, document, files: files.map((file) => ({ incidentId, file, at })) });
}

/** Inserts the rows of accepted files, with the rows and jobs that depend on them. */
async function insertRows(
  tx: Database,
  options: {
    viewer: Viewer;
    document?: DocumentOf | undefined;
    files: readonly { incidentId: number; file: NamedFile; at?: Date | undefined }[];
  },
): Promise<MediaRow[]> {
  const { viewer, document, files } = options;
  if (files.length === 0) return [];
  const rows = await tx
    .insert(mediaUploads)
    .values(
      files.map(({ incidentId, file, at }) => ({
        incidentId,
        claimId: document?.claimId ?? null,
        documentKey: document?.key ?? null,
        clientRef: file.clientRef,
        fileName: file.fileName,
        fileType: file.fileType,
        size: file.size,
        sha256: file.sha256,
        storageKey: file.storageKey,
        createdAt: at,
        addedAt: file.addedAt === undefined ? undefined : new Date(file.addedAt),
        capture: file.capture,
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
            subjectId: row.incidentId,
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
