import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { DocumentModel } from './document-model.ts';
import { usable } from './store.ts';
import { documentVectors, safetyDocuments } from './tables.ts';

/** Texts of one request. */
const BATCH = 64;

/**
 * Makes the embeddings of the documents that have none of this model's, document by document. A document is found by its
 * words in the meantime. Rejects when the model server does; what is done is kept, and the rest is tried at the next look.
 */
export async function embedWaiting(db: Database, model: DocumentModel, signal: AbortSignal): Promise<void> {
  const { embed, embeddingName } = model;
  if (embed === null || embeddingName === null) return;
  const waiting = await db
    .select({ id: safetyDocuments.id, version: safetyDocuments.version })
    .from(safetyDocuments)
    .where(
      and(
        usable,
        or(isNull(safetyDocuments.embeddingModel), ne(safetyDocuments.embeddingModel, embeddingName)),
      ),
    );
  for (const { id, version } of waiting) {
    const rows = await db
      .select({
        id: documentVectors.id,
        title: documentVectors.title,
        content: documentVectors.content,
        metadata: documentVectors.metadata,
      })
      .from(documentVectors)
      .where(eq(documentVectors.safetyDocumentId, id));
    const made: { id: number; embedding: number[] }[] = [];
    for (let at = 0; at < rows.length; at += BATCH) {
      if (signal.aborted) return;
      const batch = rows.slice(at, at + BATCH);
      const vectors = await embed(batch.map(({ metadata, content }) => `${metadata.section}\n${content}`));
      if (vectors.length !== batch.length)
        throw new Error('The model server gave another number of embeddings');
      for (const [index, row] of batch.entries()) made.push({ id: row.id, embedding: vectors[index] ?? [] });
    }
    await db.transaction(async (tx) => {
      const [now] = await tx.select().from(safetyDocuments).where(eq(safetyDocuments.id, id)).for('update');
      // Replaced in the meantime: the new passages are seen at the next look.
      if (now?.version !== version) return;
      for (const { id: rowId, embedding } of made) {
        await tx.update(documentVectors).set({ embedding }).where(eq(documentVectors.id, rowId));
      }
      await tx
        .update(safetyDocuments)
        .set({ embeddingModel: embeddingName })
        .where(eq(safetyDocuments.id, id));
    });
  }
}
