import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
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
  const present = all.filter((row) => row.claimId === claimId).length;
  const [row] = await insertFiles(tx, { viewer, incidentId, document, files: [file], present, at });
  if (row === undefined) throw new Error('A file was not added');
  return { created: true, row };
}

/** A file for one of several incidents. */
export type FileOf = { incidentId: number; file: NamedFile & { clientRef: string } };
export type Added = { created: boolean; row: MediaRow };

/**
 * Gives incidents their staged files, in one transaction. Per file, in order, what `addFile` would have given or thrown;
 * what it refuses is only not added.
 */
export async function addFiles(
  tx: Database,
  { viewer, files }: { viewer: Viewer; files: readonly FileOf[] },
): Promise<(Added | ProblemError)[]> {
  const incidentIds = [...new Set(files.map(({ incidentId }) => incidentId))];
  await lockIncidents(tx, incidentIds);
  const known = new Map((await listAllOf(tx, incidentIds)).map((row) => [nameOf(row), row]));
  const held = (id: number) =>
    [...known.values()].filter((row) => row.incidentId === id && row.claimId === null).length;
  const room = new Map(incidentIds.map((id) => [id, MAX_FILES - held(id)]));
  const isNew = files.map(({ incidentId, file }, at) => {
    const name = nameOf({ incidentId, clientRef: file.clientRef });
    const free = room.get(incidentId) ?? 0;
    // One that comes twice in the same request is a repeat of the first.
    const first = files.findIndex((each) => nameOf({ ...each.file, incidentId: each.incidentId }) === name);
    if (known.has(name) || first < at || free <= 0) return false;
    room.set(incidentId, free - 1);
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

const isSame = (row: MediaRow, { sha256 }: StagedFile, document: DocumentOf | undefined) =>
  row.sha256 === sha256 &&
  row.claimId === (document?.claimId ?? null) &&
  row.documentKey === (document?.key ?? null);

const conflictWith = (row: MediaRow) => new ProblemError('client-ref-conflict', { current: toMedia(row) });

/** What the device calls a file, over all incidents. */
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

/** Writes the rows of files that have their place, and what they bring with them. */
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
