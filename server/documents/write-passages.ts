import { countWords, searchedWords } from '@tailboard/contract/document-passages.ts';
import { stemOf } from '@tailboard/contract/document-words.ts';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Chunk } from './sections.ts';
import { documentVectors, safetyDocuments } from './tables.ts';

/** Rows of one statement; a statement has at most 65,535 parameters. */
const BATCH = 1_000;

type Written = { id: number; key: string; title: string; topics: readonly string[] };

const withoutPart = (cite: string) => cite.slice(cite.indexOf('.') + 1);

/** What finds a passage: stems, and section numbers with and without their part, marked by '§'. */
function termsOf({ title, topics }: Written, { section, text, cites, asked }: Chunk): string[] {
  const stems = searchedWords({ document: title, topics, section, text, asked }).map(stemOf);
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
  const rows = documents.flatMap(({ document, chunks }) =>
    chunks.map((chunk) => ({
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
      terms: termsOf(document, chunk),
    })),
  );
  for (const { document } of documents) {
    await tx.delete(documentVectors).where(eq(documentVectors.safetyDocumentId, document.id));
  }
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx.insert(documentVectors).values(rows.slice(at, at + BATCH));
  }
  for (const { document, chunks } of documents) {
    await tx
      .update(safetyDocuments)
      .set({
        version: versionOf(document.title, chunks),
        words: countWords(chunks),
        embeddingModel: null,
        updatedAt: new Date(),
      })
      .where(eq(safetyDocuments.id, document.id));
  }
}
