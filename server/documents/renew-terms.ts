import { wordCounter } from '@tailboard/answers/library/passages.ts';
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documentTerms, documentVectors, safetyDocuments } from './tables.ts';
import { BATCH, isOutdated, TERMS_VERSION, termsRow } from './write-passages.ts';

const outdated = and(isNotNull(safetyDocuments.edition), isOutdated);

/**
 * Brings the document that was longest indexed by an older way of reading words up to date, some passages at a time: they are
 * found all the while, by what was there or what is. False: there was none. Broken off it begins anew.
 */
export async function renewNext(db: Database, signal: AbortSignal): Promise<boolean> {
  const [document] = await db
    .select({
      id: safetyDocuments.id,
      key: safetyDocuments.key,
      title: safetyDocuments.title,
      topics: safetyDocuments.topics,
      edition: safetyDocuments.edition,
    })
    .from(safetyDocuments)
    .where(outdated)
    .orderBy(safetyDocuments.id)
    .limit(1);
  if (document === undefined || document.edition === null) return false;
  const { edition } = document;
  const words = wordCounter();
  for (let after = -1; ;) {
    signal.throwIfAborted();
    const rows = await db
      .select({
        id: documentVectors.id,
        chunkIndex: documentVectors.chunkIndex,
        text: documentVectors.content,
        metadata: documentVectors.metadata,
      })
      .from(documentVectors)
      .where(and(eq(documentVectors.edition, edition), gt(documentVectors.chunkIndex, after)))
      .orderBy(documentVectors.chunkIndex)
      .limit(BATCH);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.chunkIndex;
    const passages = rows.map(({ id, chunkIndex, text, metadata }) => ({
      id,
      chunk: { chunkIndex, text, ...metadata },
    }));
    words.add(
      document.key,
      passages.map(({ chunk }) => chunk),
    );
    const terms = passages.map((passage) => termsRow(document, { edition, ...passage }));
    await db.transaction(async (tx) => {
      // Not what has been removed in the meantime, with its edition.
      const there = await tx
        .select({ id: documentVectors.id })
        .from(documentVectors)
        .where(
          inArray(
            documentVectors.id,
            passages.map(({ id }) => id),
          ),
        )
        .for('update');
      const ids = new Set(there.map(({ id }) => id));
      // Questions that documents of older versions named lie here no longer.
      await tx
        .update(documentVectors)
        .set({ metadata: sql`${documentVectors.metadata} - 'asked'` })
        .where(and(inArray(documentVectors.id, [...ids]), sql`${documentVectors.metadata} ? 'asked'`));
      const kept = terms.filter(({ passageId }) => ids.has(passageId));
      if (kept.length === 0) return;
      await tx.delete(documentTerms).where(inArray(documentTerms.passageId, [...ids]));
      await tx.insert(documentTerms).values(kept);
    });
  }
  await db
    .update(safetyDocuments)
    .set({ words: words.counts(), termsVersion: TERMS_VERSION })
    .where(and(eq(safetyDocuments.id, document.id), eq(safetyDocuments.edition, edition)));
  return true;
}
