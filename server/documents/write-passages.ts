import { askedVersion } from '@tailboard/answers/models/asked-model.ts';
import { searchedStems, wordCounter } from '@tailboard/answers/library/passages.ts';
import type { WordCounts } from '@tailboard/answers/reading/spelling.ts';
import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Chunk } from '@tailboard/answers/library/chunks.ts';
import { documentTerms, documentVectors, isTerm, safetyDocuments } from './tables.ts';

/**
 * The way in which words are read: raised with every change of `wordsOf`, `stemOf`, `plainText` or `termsOf`. What was indexed
 * by an older one is read anew behind the requests after the next start.
 */
const READING = 4;

/** Of what was learned, too: passages are found by the stems that crews ask with. */
const OF_LEARNED = 2 ** 24;
export const TERMS_VERSION = READING * OF_LEARNED + (askedVersion % OF_LEARNED);

/** Was read by older rules, or by these beside what was learned at another time. Newer ones are those of a newer server. */
export const isOutdated = or(
  lt(safetyDocuments.termsVersion, READING * OF_LEARNED),
  and(
    ne(safetyDocuments.termsVersion, TERMS_VERSION),
    lt(safetyDocuments.termsVersion, (READING + 1) * OF_LEARNED),
  ),
);

/** Passages of one statement and one transaction: some 50 ms of the embedded database, for which it does nothing else. */
export const BATCH = 200;

export type Written = { id: number; key: string; title: string; topics: readonly string[] };

const withoutPart = (cite: string) => cite.slice(cite.indexOf('.') + 1);

/** What finds a passage: stems, and section numbers with and without their part, marked by '§'. */
function termsOf({ key, title, topics }: Omit<Written, 'id'>, { section, text, cites }: Chunk): string[] {
  const stems = searchedStems({ documentKey: key, document: title, topics, section, text });
  const numbers = cites.flatMap((cite) => [`§${cite}`, `§${withoutPart(cite)}`]);
  return [...new Set([...stems, ...numbers])].filter(isTerm);
}

/** A row of what finds passages. */
export function termsRow(
  document: Omit<Written, 'id'>,
  { id, edition, chunk }: { id: number; edition: number; chunk: Chunk },
): typeof documentTerms.$inferInsert {
  const terms = termsOf(document, chunk);
  return { passageId: id, edition, length: terms.length, terms };
}

/** The number of an edition that nothing reads yet. */
export const newEdition = sql<number>`nextval('document_editions')::int`;

/** Chunks in parts that are written at once. */
export function* batchesOf<Part>(parts: readonly Part[]): Generator<readonly Part[]> {
  for (let at = 0; at < parts.length; at += BATCH) yield parts.slice(at, at + BATCH);
}

/** Adds passages to an edition of a document: at most BATCH. */
export async function writePassages(
  tx: Database,
  options: { document: Written; edition: number; chunks: readonly Chunk[] },
): Promise<void> {
  const { document, edition, chunks } = options;
  const written = await tx
    .insert(documentVectors)
    .values(
      chunks.map(({ chunkIndex, text, section, cites, anchor }) => ({
        documentId: `${document.key}#${chunkIndex}`,
        safetyDocumentId: document.id,
        edition,
        title: document.title,
        content: text,
        metadata: { section, cites, anchor },
        chunkIndex,
      })),
    )
    .returning({ id: documentVectors.id, chunkIndex: documentVectors.chunkIndex });
  const ids = new Map(written.map(({ id, chunkIndex }) => [chunkIndex, id]));
  const rows = chunks.flatMap((chunk) => {
    const id = ids.get(chunk.chunkIndex);
    return id === undefined ? [] : [termsRow(document, { id, edition, chunk })];
  });
  await tx.insert(documentTerms).values(rows);
}

export type TextRead = {
  add: (chunks: readonly Chunk[]) => void;
  /** `version` changes when the text does. */
  read: () => { version: string; words: WordCounts };
};

/** What is known of a document's text when all of its passages were added, in order. */
export function readingText({ key, title }: Pick<Written, 'key' | 'title'>): TextRead {
  const hash = createHash('sha256').update(JSON.stringify(title));
  const words = wordCounter();
  return {
    add: (chunks) => {
      hash.update(JSON.stringify(chunks));
      words.add(key, chunks);
    },
    read: () => ({ version: hash.copy().digest('hex').slice(0, 16), words: words.counts() }),
  };
}

/** From now on readers have this edition, which is whole. What it takes the place of is removed later. */
export async function putInUse(
  tx: Database,
  options: { documentId: number; edition: number; read: ReturnType<TextRead['read']> },
): Promise<void> {
  const { documentId, edition, read } = options;
  await tx
    .update(safetyDocuments)
    .set({ edition, ...read, termsVersion: TERMS_VERSION, embeddingModel: null, updatedAt: new Date() })
    .where(eq(safetyDocuments.id, documentId));
}
