import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { DocumentModel } from './document-model.ts';
import { usable } from './store.ts';
import { documentVectors, safetyDocuments } from './tables.ts';

const MOST_NEAREST = 50;
/** Numbers kept in memory for all documents together; 4 bytes each. */
const MOST_KEPT_NUMBERS = 40_000_000;

type Vectors = { ids: Int32Array; length: number; numbers: Float32Array };

/** By edition and model; emptied when full. */
const kept = new Map<string, Vectors>();
let keptNumbers = 0;

/**
 * Rows of the passages nearest to a question, nearest first, compared exactly. None where no model is configured, no passage
 * has its embeddings, or the model server fails: the words find what they find.
 */
export async function nearestByMeaning(
  db: Database,
  options: {
    text: string;
    documentIds: readonly number[] | null;
    model: DocumentModel | null;
    user: Readonly<{ id: number }> | null;
  },
): Promise<number[]> {
  const { text, documentIds, model, user } = options;
  if (model?.embed == null || model.embeddingName === null) return [];
  const documents = await db
    .select({ edition: safetyDocuments.edition })
    .from(safetyDocuments)
    .where(
      and(
        usable,
        eq(safetyDocuments.embeddingModel, model.embeddingName),
        documentIds === null ? undefined : inArray(safetyDocuments.id, [...documentIds]),
      ),
    );
  if (documents.length === 0) return [];
  const [vector] = await model.embed([text], { user }).catch(() => []);
  if (vector === undefined) return [];
  const question = unit(Float32Array.from(vector));
  const best: { id: number; likeness: number }[] = [];
  for (const { edition } of documents) {
    if (edition === null) continue;
    const name = `${edition}@${model.embeddingName}`;
    const { ids, length, numbers } = kept.get(name) ?? (await load(db, edition, name));
    if (length !== question.length) continue;
    for (let row = 0; row < ids.length; row += 1) {
      let likeness = 0;
      for (let at = 0; at < length; at += 1)
        likeness += (numbers[row * length + at] ?? 0) * (question[at] ?? 0);
      best.push({ id: ids[row] ?? 0, likeness });
    }
  }
  return best
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_NEAREST)
    .map(({ id }) => id);
}

async function load(db: Database, edition: number, name: string): Promise<Vectors> {
  const rows = await db
    .select({ id: documentVectors.id, embedding: documentVectors.embedding })
    .from(documentVectors)
    .where(and(eq(documentVectors.edition, edition), isNotNull(documentVectors.embedding)));
  const length = rows[0]?.embedding?.length ?? 0;
  const same = rows.filter(({ embedding }) => embedding?.length === length);
  const numbers = new Float32Array(same.length * length);
  for (const [row, { embedding }] of same.entries())
    numbers.set(unit(Float32Array.from(embedding ?? [])), row * length);
  const vectors = { ids: Int32Array.from(same.map(({ id }) => id)), length, numbers };
  if (keptNumbers + numbers.length > MOST_KEPT_NUMBERS) {
    kept.clear();
    keptNumbers = 0;
  }
  kept.set(name, vectors);
  keptNumbers += numbers.length;
  return vectors;
}

/** Of length 1, so that a product is the cosine. */
function unit(vector: Float32Array): Float32Array {
  const size = Math.hypot(...vector);
  return size === 0 ? vector : vector.map((number) => number / size);
}
