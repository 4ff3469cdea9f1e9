import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documentVectors } from './tables.ts';

/** Passages of one transaction. */
const BATCH = 500;

/**
 * Removes passages that nothing reads any more: of texts that were replaced, and of those whose indexing was broken off.
 * What an import writes at this moment is named by it, and stays.
 */
export async function removeEditions(db: Database, signal: AbortSignal): Promise<void> {
  const { rows } = (await db.execute(sql`
    select distinct edition from document_vectors v
    where not exists (select from safety_documents d where d.edition = v.edition)
      and not exists (select from document_imports i where i.edition = v.edition)`)) as {
    rows: { edition: number }[];
  };
  for (const { edition } of rows) {
    let removed = BATCH;
    while (removed === BATCH && !signal.aborted) {
      const gone = await db
        .delete(documentVectors)
        .where(
          sql`${documentVectors.id} in
            (select id from document_vectors where edition = ${edition} limit ${BATCH})`,
        )
        .returning({ id: documentVectors.id });
      removed = gone.length;
    }
  }
}
