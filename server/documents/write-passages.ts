import { countWords, searchedStems } from '@tailboard/contract/document-passages.ts';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Chunk } from './sections.ts';
import { lockDocument } from './store.ts';
import { documentTerms, documentVectors, safetyDocuments } from './tables.ts';

/**
 * The way in which words are read: raised with every change of `wordsOf`, `stemOf`, `plainText` or `termsOf`. What was indexed
 * by an older one is read anew behind the requests after the next start.
 */
const TERMS_VERSION = 3;

/** Rows of one statement; a statement has at most 65,535 parameters. */
const BATCH = 1_000;

type Stored = { id: number; chunk: Chunk };
type Written = { id: number; key: string; title: string; topics: readonly string[] };

const withoutPart = (cite: string) => cite.slice(cite.indexOf('.') + 1);

/** What finds a passage: stems, and section numbers with and without their part, marked by '§'. */
function termsOf({ title, topics }: Written, { section, text, cites, asked }: Chunk): string[] {
  const stems = searchedStems({ document: title, topics, section, text, asked });
  const numbers = cites.flatMap((cite) => [`§${cite}`, `§${withoutPart(cite)}`]);
  // A longer lexeme than this PostgreSQL refuses, and nobody types one.
  return [...new Set([...stems, ...numbers])].filter((term) => term !== '' && term.length <= 100);
}

/** Changes when the text of a document does. */
const versionOf = (title: string, chunks: readonly Chunk[]) =>
  createHash('sha256')
    .update(JSON.stringify([title, chunks]))
    .digest('hex')
    .slice(0, 16);

/**
 * Puts `chunks` in the place of a document's passages, in the caller's transaction: whoever reads has the old ones or the
 * new ones, whatever happens.
 */
export async function writePassages(
  tx: Database,
  documents: readonly { document: Written; chunks: readonly Chunk[] }[],
): Promise<void> {
  for (const { document, chunks } of documents) {
    await tx.delete(documentVectors).where(eq(documentVectors.safetyDocumentId, document.id));
    const passages: Stored[] = [];
    for (let at = 0; at < chunks.length; at += BATCH) {
      const rows = chunks.slice(at, at + BATCH).map((chunk) => ({
        documentId: `${document.key}#${chunk.chunkIndex}`,
        safetyDocumentId: document.id,
        title: document.title,
        content: chunk.text,
        metadata: {
          section: chunk.section,
          cites: chunk.cites,
          anchor: chunk.anchor,
          ...(chunk.asked === undefined ? {} : { asked: chunk.asked }),
        },
        chunkIndex: chunk.chunkIndex,
      }));
      const written = await tx
        .insert(documentVectors)
        .values(rows)
        .returning({ id: documentVectors.id, chunkIndex: documentVectors.chunkIndex });
      const ids = new Map(written.map(({ id, chunkIndex }) => [chunkIndex, id]));
      passages.push(
        ...chunks.slice(at, at + BATCH).flatMap((chunk) => {
          const id = ids.get(chunk.chunkIndex);
          return id === undefined ? [] : { id, chunk };
        }),
      );
    }
    await writeTerms(tx, document, passages);
    await tx
      .update(safetyDocuments)
      .set({ version: versionOf(document.title, chunks), embeddingModel: null, updatedAt: new Date() })
      .where(eq(safetyDocuments.id, document.id));
  }
}

/** Puts what finds a document's passages, and its words, in the place of what was there. */
async function writeTerms(tx: Database, document: Written, passages: readonly Stored[]): Promise<void> {
  await tx.delete(documentTerms).where(eq(documentTerms.safetyDocumentId, document.id));
  for (let at = 0; at < passages.length; at += BATCH) {
    await tx.insert(documentTerms).values(
      passages.slice(at, at + BATCH).map(({ id, chunk }) => {
        const terms = termsOf(document, chunk);
        return { passageId: id, safetyDocumentId: document.id, length: terms.length, terms };
      }),
    );
  }
  await tx
    .update(safetyDocuments)
    .set({ words: countWords(passages.map(({ chunk }) => chunk)), termsVersion: TERMS_VERSION })
    .where(eq(safetyDocuments.id, document.id));
}

/** The document that was indexed by an older way of reading words, oldest first; null where there is none. */
export async function findOutdated(db: Database): Promise<number | null> {
  const [row] = await db
    .select({ id: safetyDocuments.id })
    .from(safetyDocuments)
    .where(and(isNotNull(safetyDocuments.version), lt(safetyDocuments.termsVersion, TERMS_VERSION)))
    .orderBy(safetyDocuments.id)
    .limit(1);
  return row?.id ?? null;
}

/** Reads the passages of a document anew, as they stand in the database. They are found all the while, by what was there or what is. */
export async function renewTerms(db: Database, documentId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockDocument(tx, documentId);
    if (row === null || row.version === null || row.termsVersion >= TERMS_VERSION) return;
    const rows = await tx
      .select({ id: documentVectors.id, chunkIndex: documentVectors.chunkIndex, ...ofChunk })
      .from(documentVectors)
      .where(eq(documentVectors.safetyDocumentId, documentId))
      .orderBy(documentVectors.chunkIndex);
    const passages = rows.map(({ id, chunkIndex, text, metadata }) => ({
      id,
      chunk: { chunkIndex, text, ...metadata },
    }));
    await writeTerms(tx, row, passages);
  });
}

const ofChunk = { text: documentVectors.content, metadata: documentVectors.metadata };
