import { documentKeySchema, type DocumentChunk, type SafetyDocument } from '@tailboard/contract/documents.ts';
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { scopeOf, type Viewer } from '../auth/public.ts';
import type { Database } from '../database/database.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { documentImports, documentVectors, safetyDocuments } from './tables.ts';

export type DocumentRow = typeof safetyDocuments.$inferSelect;
export type ImportRow = typeof documentImports.$inferSelect;
export type StoredDocument = { document: DocumentRow; import: ImportRow | null };

const columns = { document: safetyDocuments, import: documentImports };

/** Indexed and not retired: can be read, searched and asked. */
const isUsable = ({ document }: StoredDocument) => document.version !== null && !document.retired;
export const usable = and(isNotNull(safetyDocuments.version), eq(safetyDocuments.retired, false));

const mayManage = (viewer: Viewer) => scopeOf(viewer, 'document.manage') === 'any';

/** Refuses who may not add, replace or retire documents. */
export function checkMayManage(viewer: Viewer): void {
  if (mayManage(viewer)) return;
  throw new ProblemError('not-allowed', {
    detail: 'Only a supervisor or an administrator manages documents.',
  });
}

/** The one place where a row becomes an answer; names every field that leaves. */
export function toDocument({ document, import: importing }: StoredDocument): SafetyDocument {
  const status = document.retired
    ? 'retired'
    : document.version !== null
      ? 'ready'
      : (importing?.status ?? 'waiting');
  return {
    key: document.key,
    name: document.title,
    type: document.fileType,
    size: document.size,
    lastModified: document.updatedAt.toISOString(),
    url: `/safety/${document.key}`,
    kind: document.kind,
    origin: document.origin,
    topics: document.topics,
    sections: document.sections,
    reviewed: document.reviewed,
    status,
    progress: progressOf({ document, import: importing }),
    problem: importing?.problem ?? null,
    version: document.version,
  };
}

/** Of what is under way. Nothing is, where a replacement has failed: what is in use is whole. */
function progressOf({ document, import: importing }: StoredDocument): number {
  const isWhole = importing === null || (importing.status === 'failed' && document.version !== null);
  return isWhole ? 1 : Math.min(1, Math.max(0, Number(importing.progress.toFixed(3))));
}

export function findDocuments(db: Database, where: SQL | undefined): Promise<StoredDocument[]> {
  return db
    .select(columns)
    .from(safetyDocuments)
    .leftJoin(documentImports, eq(documentImports.safetyDocumentId, safetyDocuments.id))
    .where(where)
    .orderBy(safetyDocuments.title, safetyDocuments.id);
}

/** The document of this name. What is no key, and may not even be asked for, names none. */
export async function findByKey(db: Database, key: string): Promise<StoredDocument | null> {
  if (!documentKeySchema.safeParse(key).success) return null;
  const [stored] = await findDocuments(db, eq(safetyDocuments.key, key));
  return stored ?? null;
}

/** All documents for who manages them, the usable ones for everybody else. */
export async function listDocuments(db: Database, viewer: Viewer): Promise<SafetyDocument[]> {
  if (scopeOf(viewer, 'document.read') !== 'any') return [];
  return (await findDocuments(db, mayManage(viewer) ? undefined : usable)).map(toDocument);
}

/** The document that `viewer` may see; 404 where there is none for them. */
export async function readDocument(
  db: Database,
  { viewer, key }: { viewer: Viewer; key: string },
): Promise<StoredDocument> {
  const stored = await findByKey(db, key);
  if (stored === null || scopeOf(viewer, 'document.read') !== 'any') throw notFound();
  if (!isUsable(stored) && !mayManage(viewer)) throw notFound();
  return stored;
}

/** The passages of a document in order. */
export async function chunksOfDocument(
  db: Database,
  { id, key }: Pick<DocumentRow, 'id' | 'key'>,
): Promise<DocumentChunk[]> {
  const rows = await db
    .select({
      chunkIndex: documentVectors.chunkIndex,
      text: documentVectors.content,
      metadata: documentVectors.metadata,
    })
    .from(documentVectors)
    .innerJoin(safetyDocuments, eq(safetyDocuments.edition, documentVectors.edition))
    .where(eq(safetyDocuments.id, id))
    .orderBy(documentVectors.chunkIndex);
  return rows.map(({ chunkIndex, text, metadata: { section, cites, anchor, asked } }) => {
    const chunk: DocumentChunk = { documentKey: key, chunkIndex, section, cites, anchor, text };
    if (asked !== undefined) chunk.asked = asked;
    return chunk;
  });
}

/** The document with its row taken until the transaction ends, so that two changes follow one another. */
export async function lockDocument(tx: Database, id: number): Promise<DocumentRow | null> {
  const [row] = await tx.select().from(safetyDocuments).where(eq(safetyDocuments.id, id)).for('update');
  return row ?? null;
}

/** Taken by whoever adds a document, so that two are never given one key and one file is never added twice. */
const ADD_LOCK = 7_113_520;

export async function lockAdding(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADD_LOCK})`);
}
