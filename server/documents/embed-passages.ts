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
    .select({ id: safetyDocuments.id, edition: safetyDocuments.edition })
    .from(safetyDocuments)
    .where(
      and(
        usable,
        or(isNull(safetyDocuments.embeddingModel), ne(safetyDocuments.embeddingModel, embeddingName)),
      ),
    );
  for (const { id, edition } of waiting) {
    if (edition === null) continue;
    const rows = await db
      .select({
        id: documentVectors.id,
        content: documentVectors.content,
        metadata: documentVectors.metadata,
      })
      .from(documentVectors)
      .where(eq(documentVectors.edition, edition));
    for (let at = 0; at < rows.length; at += BATCH) {
      if (signal.aborted) return;
      const batch = rows.slice(at, at + BATCH);
      const vectors = await embed(batch.map(({ metadata, content }) => `${metadata.section}\n${content}`));
      if (vectors.length !== batch.length)
        throw new Error('The model server gave another number of embeddings');
      await db.transaction(async (tx) => {
        for (const [index, row] of batch.entries())
          await tx
            .update(documentVectors)
            .set({ embedding: vectors[index] ?? [] })
            .where(eq(documentVectors.id, row.id));
      });
    }
    // Replaced in the meantime: the new passages are seen at the next look.
    await db
      .update(safetyDocuments)
      .set({ embeddingModel: embeddingName })
      .where(and(eq(safetyDocuments.id, id), eq(safetyDocuments.edition, edition)));
  }
}
