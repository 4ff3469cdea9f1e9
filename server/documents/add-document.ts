import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { addJobs } from '../jobs/store.ts';
import type { StagedDocument } from './receive-file.ts';
import { slugOf } from '@tailboard/answers/library/chunks.ts';
import {
  checkMayManage,
  crewOfNew,
  findByKey,
  findDocuments,
  INDEX_DOCUMENT,
  lockAdding,
  lockDocument,
  toDocument,
} from './store.ts';
import { documentImports, safetyDocuments } from './tables.ts';
import { titleOfFile } from './title-of-file.ts';

/** Who does it; null: the operator, by command. */
type Actor = Viewer | null;

/**
 * Adds a file that is in storage as a document of its own, to be indexed: that of a supervisor for their crew, all others for
 * the whole company. The same file again is `document-exists`.
 */
export async function addDocument(
  db: Database,
  { actor, staged }: { actor: Actor; staged: StagedDocument },
): Promise<SafetyDocument> {
  const { fileName, fileType, fileHash, size, storageKey } = staged;
  const crewId = actor === null ? null : crewOfNew(actor);
  return db.transaction(async (tx) => {
    await lockAdding(tx);
    await refuseSameFile(tx, fileHash, { crewId, exceptId: null });
    const title = titleOfFile(fileName);
    const [row] = await tx
      .insert(safetyDocuments)
      .values({
        key: await freeKey(tx, title),
        title,
        kind: 'company-rule',
        origin: 'own',
        crewId,
        topics: [],
        sections: [],
        fileName,
        fileType,
        fileHash,
        size,
        storageKey,
      })
      .returning();
    if (row === undefined) throw new Error('A document was not written');
    const [added] = await tx
      .insert(documentImports)
      .values({ safetyDocumentId: row.id, fileName, fileType, fileHash, size, storageKey })
      .returning();
    if (added === undefined) throw new Error('An import was not written');
    await addJobs(tx, INDEX_DOCUMENT, [added.id]);
    await recordHistory(tx, [
      {
        actorId: actor?.id ?? null,
        subject: 'document',
        subjectId: row.id,
        action: 'added',
        changes: { file: { from: null, to: fileName } },
      },
    ]);
    return documentAfter(tx, row.id);
  });
}

/**
 * Another file in the place of a document's. The old passages stay in use until the new ones are ready. Gives the key of a
 * file that nothing names any more, because it waited and was never indexed.
 */
export async function replaceFile(
  db: Database,
  { viewer, key, staged }: { viewer: Viewer; key: string; staged: StagedDocument },
): Promise<{ document: SafetyDocument; droppedKey: string | null }> {
  const { fileName, fileType, fileHash, size, storageKey } = staged;
  return db.transaction(async (tx) => {
    await lockAdding(tx);
    const found = await findByKey(tx, key);
    const row = found === null ? null : await lockDocument(tx, found.document.id);
    if (row === null) throw notFound();
    checkMayManage(viewer, row);
    if (row.origin === 'library') throw new ProblemError('library-document');
    await refuseSameFile(tx, fileHash, { crewId: row.crewId, exceptId: row.id });
    const [before] = await tx
      .select()
      .from(documentImports)
      .where(eq(documentImports.safetyDocumentId, row.id));
    const fresh = { fileName, fileType, fileHash, size, storageKey };
    const [added] = await tx
      .insert(documentImports)
      .values({ safetyDocumentId: row.id, ...fresh })
      .onConflictDoUpdate({
        target: documentImports.safetyDocumentId,
        set: {
          ...fresh,
          status: 'waiting',
          progress: 0,
          problem: null,
          updatedAt: new Date(),
        },
      })
      .returning();
    if (added === undefined) throw new Error('An import was not written');
    await addJobs(tx, INDEX_DOCUMENT, [added.id]);
    if (row.version === null)
      await tx.update(safetyDocuments).set(fresh).where(eq(safetyDocuments.id, row.id));
    await recordHistory(tx, [
      {
        actorId: viewer.id,
        subject: 'document',
        subjectId: row.id,
        action: 'replaced',
        changes: { file: { from: row.fileName, to: fileName } },
      },
    ]);
    // The file in use is never dropped here: it is what readers are given until the new one is ready.
    const dropped = before?.storageKey ?? null;
    return {
      document: await documentAfter(tx, row.id),
      droppedKey: dropped !== null && (row.version === null || dropped !== row.storageKey) ? dropped : null,
    };
  });
}

/** Takes a document out of use, or back into it. A repeat changes nothing. */
export async function retireDocument(
  db: Database,
  { viewer, key, retired }: { viewer: Viewer; key: string; retired: boolean },
): Promise<SafetyDocument> {
  return db.transaction(async (tx) => {
    const found = await findByKey(tx, key);
    const row = found === null ? null : await lockDocument(tx, found.document.id);
    if (row === null) throw notFound();
    checkMayManage(viewer, row);
    if (row.retired !== retired) {
      await tx
        .update(safetyDocuments)
        .set({ retired, updatedAt: new Date() })
        .where(eq(safetyDocuments.id, row.id));
      await recordHistory(tx, [
        {
          actorId: viewer.id,
          subject: 'document',
          subjectId: row.id,
          action: retired ? 'retired' : 'restored',
          changes: { retired: { from: row.retired, to: retired } },
        },
      ]);
    }
    return documentAfter(tx, row.id);
  });
}

async function documentAfter(tx: Database, id: number): Promise<SafetyDocument> {
  const [stored] = await findDocuments(tx, eq(safetyDocuments.id, id));
  if (stored === undefined) throw new Error('A document that was just written is gone');
  return toDocument(stored);
}

/** The same bytes are one document for whoever reads it, unless that one could not be read. */
async function refuseSameFile(
  tx: Database,
  fileHash: string,
  { crewId, exceptId }: { crewId: string | null; exceptId: number | null },
): Promise<void> {
  const sameFile = or(
    eq(safetyDocuments.fileHash, fileHash),
    and(eq(documentImports.fileHash, fileHash), ne(documentImports.status, 'failed')),
  );
  // That of another crew is none of theirs.
  const ofAll = isNull(safetyDocuments.crewId);
  const ofSameReaders = crewId === null ? ofAll : or(ofAll, eq(safetyDocuments.crewId, crewId));
  const found = await findDocuments(
    tx,
    and(sameFile, ofSameReaders, exceptId === null ? undefined : ne(safetyDocuments.id, exceptId)),
  );
  const same = found.find(
    ({ document, import: importing }) => document.version !== null || importing?.status !== 'failed',
  );
  if (same === undefined) return;
  const { title, retired } = same.document;
  throw new ProblemError('document-exists', {
    detail: retired
      ? say('problem.document-exists.retired', { title })
      : say('problem.document-exists.named', { title }),
    current: toDocument(same),
  });
}

const KEY_LENGTH = 100;

/** A key out of the title that no document has. */
async function freeKey(tx: Database, title: string): Promise<string> {
  const base = slugOf(title).slice(0, KEY_LENGTH).replace(/-$/, '');
  const taken = await tx
    .select({ key: safetyDocuments.key })
    .from(safetyDocuments)
    .where(sql`${safetyDocuments.key} = ${base} or ${safetyDocuments.key} like ${`${base}-%`}`);
  const keys = new Set(taken.map(({ key }) => key));
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!keys.has(key)) return key;
  }
}
