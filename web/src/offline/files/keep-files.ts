import type { Media } from '@tailboard/contract/media.ts';
import { isShared } from '../claims/claim-names.ts';
import type { DeviceParts } from '../browser-parts.ts';
import { keysOf } from '../databases/crew-db.ts';
import type { StoredFile, StoredProblem } from '../databases/stored-records.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { findRecord, namesOf } from '../records/local-ids.ts';
import { readClaims, readIncidents } from '../databases/record-versions.ts';
import { DeviceSaveError, toSaveError } from '../databases/save-error.ts';
import { readRefusals } from '../records/refusals.ts';
import type { DeviceContext } from '../device-context.ts';
import { captureOf } from './capture.ts';

/** A file as a form gives it. `fileName` where a Blob has none. */
export type FileToKeep = { file: Blob; fileName?: string };

/** A file that waits on this device. */
export type WaitingFile = Pick<Media, 'fileName' | 'size'> & {
  id: number;
  incidentId: number;
  /** As the browser named it; the server decides by the bytes. */
  fileType: string;
  file: Blob;
  /** Why the server refused it, or null. */
  problem: StoredProblem | null;
};

const LONGEST_NAME = 255;

/** Keeps a file at once; durable when resolved. `incidentId` is a draft's localId or an incident's id. */
export async function addFile(
  context: DeviceContext,
  added: FileToKeep & { userId: number; incidentId: number },
): Promise<WaitingFile> {
  return await keepFile(context, () => newFile(context.parts, added));
}

/** Keeps the file that `make` gives, for an incident or a claim. Throws a DeviceSaveError. */
export async function keepFile(
  { crew, changes, quota, parts }: DeviceContext,
  make: () => StoredFile,
): Promise<WaitingFile> {
  try {
    void quota.requestPersistence();
    const made = make();
    const record = { ...made, capture: await captureOf(parts, made) };
    const id = await crew((db) =>
      inTransaction(db.transaction('mediaUploads', 'readwrite', { durability: 'strict' }), (tx) =>
        tx.store.add(record),
      ),
    );
    changes.tell({ type: 'saved' });
    // The papers of a claim say nothing by where they were chosen.
    if (record.documentKey === undefined) void notePosition({ crew, parts }, id);
    return shown(record, id, null);
  } catch (error) {
    throw toSaveError(error);
  }
}

/** Adds where the phone is to a file that is kept already: a position may take seconds. One that has been sent goes without. */
async function notePosition(
  { crew, parts }: Pick<DeviceContext, 'crew' | 'parts'>,
  id: number,
): Promise<void> {
  const position = await parts.position();
  if (position === null) return;
  await crew((db) =>
    inTransaction(db.transaction('mediaUploads', 'readwrite'), async (tx, write) => {
      const record = await tx.store.get(id);
      if (record?.capture !== undefined)
        write(tx.store.put({ ...record, capture: { ...record.capture, ...position } }));
    }),
  ).catch(() => undefined);
}

/** Throws away a file its person no longer wants. One the server has meanwhile taken stays there. */
export async function removeFile(
  { crew, changes }: DeviceContext,
  userId: number,
  fileId: number,
): Promise<void> {
  await crew((db) =>
    inTransaction(db.transaction(['mediaUploads', 'refusals'], 'readwrite'), async (tx, write) => {
      const uploads = tx.objectStore('mediaUploads');
      if ((await uploads.get(fileId))?.userId !== userId) return;
      write(uploads.delete(fileId));
      write(tx.objectStore('refusals').delete(['file', fileId]));
    }),
  );
  changes.tell({ type: 'changed' });
}

/** Files of an incident or draft that wait here, in the order they were chosen. */
export async function listFiles(
  context: DeviceContext,
  userId: number,
  incidentId: number,
): Promise<WaitingFile[]> {
  const files = await context.crew(async (db) => {
    const tx = db.transaction(['incidents', 'mediaUploads']);
    const record = await findRecord(tx.objectStore('incidents'), userId, incidentId);
    const index = tx.objectStore('mediaUploads').index('incidentId');
    const names = namesOf(record, incidentId, userId);
    return (await Promise.all(names.map((name) => index.getAll(name)))).flat();
  });
  return await withProblems(context, userId, files);
}

/** Files of no report and no draft. They are never deleted by themselves; the export takes them along. */
export async function listLooseFiles(context: DeviceContext, userId: number): Promise<WaitingFile[]> {
  const files = await context.crew(async (db) => {
    const tx = db.transaction(['incidents', 'claims', 'mediaUploads', 'drafts']);
    const files = await tx.objectStore('mediaUploads').index('incidentId').getAll(IDBKeyRange.upperBound(0));
    if (files.length === 0) return [];
    const incidents = readIncidents(await tx.objectStore('incidents').getAll());
    const claims = readClaims(await tx.objectStore('claims').getAll());
    const named = new Set([...incidents, ...claims].flatMap((record) => namesOf(record, record.id, userId)));
    for (const draft of await tx.objectStore('drafts').getAll(keysOf(userId))) named.add(draft.localId);
    // Under a name of the server's a file belongs to a record even where this device holds none of it.
    return files.filter((file) => !named.has(file.incidentId) && !isShared(file.incidentId));
  });
  return await withProblems(context, userId, files);
}

/** The record of a newly chosen file. */
export function newFile(
  parts: Pick<DeviceParts, 'uuid' | 'now'>,
  { file, fileName, userId, incidentId }: FileToKeep & { userId: number; incidentId: number },
): StoredFile {
  if (!(file instanceof Blob)) throw new DeviceSaveError('file-unreadable');
  const name = (fileName ?? (file instanceof File ? file.name : ''))
    .replaceAll('\u0000', '')
    .slice(-LONGEST_NAME);
  return {
    recordVersion: 1,
    userId,
    clientRef: parts.uuid(),
    incidentId,
    fileName: name === '' ? 'photo' : name,
    fileType: file.type,
    size: file.size,
    file,
    addedAt: new Date(parts.now()).toISOString(),
  };
}

/** Those of this person, with what the server said against them, in the order they were chosen. */
export async function withProblems(
  context: DeviceContext,
  userId: number,
  files: readonly StoredFile[],
): Promise<WaitingFile[]> {
  const refusals = (await readRefusals(context, userId)).filter((refusal) => refusal.of === 'file');
  const problems = new Map(refusals.map((refusal) => [refusal.id, refusal.problem]));
  return files
    .filter((file) => file.userId === userId)
    .map((file) => shown(file, file.id ?? 0, problems.get(file.id ?? 0) ?? null))
    .sort((a, b) => a.id - b.id);
}

function shown(stored: StoredFile, id: number, problem: StoredProblem | null): WaitingFile {
  const { incidentId, fileName, fileType, size, file } = stored;
  return { id, incidentId, fileName, fileType, size, file, problem };
}
