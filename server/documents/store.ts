import { documentKeySchema, type DocumentChunk, type SafetyDocument } from '@tailboard/contract/documents.ts';
import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { scopeOf } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { hidden, notFound, ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { documentImports, documentVectors, safetyDocuments } from './tables.ts';

export type DocumentRow = typeof safetyDocuments.$inferSelect;
/** Kind of the jobs that index a file; their keys are the ids of imports. */
export const INDEX_DOCUMENT = 'index-document';

export type ImportRow = typeof documentImports.$inferSelect;
export type StoredDocument = { document: DocumentRow; import: ImportRow | null };

const columns = { document: safetyDocuments, import: documentImports };

/** Indexed and not retired: can be read, searched and asked. */
const isUsable = ({ document }: StoredDocument) => document.version !== null && !document.retired;
export const usable = and(isNotNull(safetyDocuments.version), eq(safetyDocuments.retired, false));

/** What everybody reads, and what is their crew's; undefined: all. */
export function readableBy(viewer: Viewer): SQL | undefined {
  if (scopeOf(viewer, 'document.read') === 'any') return undefined;
  const ofAll = isNull(safetyDocuments.crewId);
  return viewer.crewId === null ? ofAll : or(ofAll, eq(safetyDocuments.crewId, viewer.crewId));
}

const mayRead = (viewer: Viewer, { crewId }: Pick<DocumentRow, 'crewId'>) =>
  crewId === null || scopeOf(viewer, 'document.read') === 'any' || crewId === viewer.crewId;

/** Administrators manage all documents, a supervisor those of the crew. */
function mayManage(viewer: Viewer, { crewId }: Pick<DocumentRow, 'crewId'>): boolean {
  const scope = scopeOf(viewer, 'document.manage');
  return scope === 'any' || (scope === 'crew' && crewId !== null && crewId === viewer.crewId);
}

/** Whose a document is that `viewer` adds: that of a supervisor's crew, or the whole company's. Refuses who may add none. */
export function crewOfNew(viewer: Viewer): string | null {
  const scope = scopeOf(viewer, 'document.manage');
  if (scope === 'any') return null;
  if (scope === 'crew' && viewer.crewId !== null) return viewer.crewId;
  throw new ProblemError('not-allowed', {
    detail: say('problem.not-allowed.add-documents'),
  });
}

/** Refuses who may not replace or retire the document; for whom it does not exist, it does not. */
export function checkMayManage(viewer: Viewer, document: DocumentRow): void {
  if (!mayRead(viewer, document)) throw hidden();
  if (mayManage(viewer, document)) return;
  throw new ProblemError('not-allowed', {
    detail:
      document.crewId === null
        ? say('problem.not-allowed.company-document')
        : say('problem.not-allowed.crew-document'),
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
    crewId: document.crewId,
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

/** The usable documents that `viewer` reads, and those of whatever state that they manage. */
export async function listDocuments(db: Database, viewer: Viewer): Promise<SafetyDocument[]> {
  const found = await findDocuments(db, readableBy(viewer));
  return found.filter((stored) => isUsable(stored) || mayManage(viewer, stored.document)).map(toDocument);
}

/** The document that `viewer` may see; 404 where there is none for them. */
export async function readDocument(
  db: Database,
  { viewer, key }: { viewer: Viewer; key: string },
): Promise<StoredDocument> {
  const stored = await findByKey(db, key);
  if (stored === null) throw notFound();
  if (!mayRead(viewer, stored.document)) throw hidden();
  if (!isUsable(stored) && !mayManage(viewer, stored.document)) throw notFound();
  return stored;
}

/**
 * What `viewer` searches when no document is named: null, all usable ones; or the ids of those they read, where another crew
 * has some of its own.
 */
export async function searchedBy(db: Database, viewer: Viewer): Promise<number[] | null> {
  const readable = readableBy(viewer);
  if (readable === undefined) return null;
  const rows = await db
    .select({ id: safetyDocuments.id, isReadable: sql<boolean>`${readable}` })
    .from(safetyDocuments)
    .where(usable);
  const ids = rows.filter(({ isReadable }) => isReadable).map(({ id }) => id);
  return ids.length === rows.length ? null : ids;
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
  return rows.map(({ chunkIndex, text, metadata: { section, cites, anchor } }) => ({
    documentKey: key,
    chunkIndex,
    section,
    cites,
    anchor,
    text,
  }));
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
