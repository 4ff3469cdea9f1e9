import { vocabularyOf, type Vocabulary, type WordCounts } from '@tailboard/answers/reading/spelling.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { usable } from './store.ts';
import { safetyDocuments } from './tables.ts';

type Kept = { stamp: string; vocabulary: Promise<Vocabulary> };

/** One for each database that is open, made anew when a document has come, gone or changed. */
const kept = new WeakMap<object, Kept>();

/**
 * The words of all usable documents. Asks the database for one short text each time, whichever server changed something;
 * the words themselves are read again only when that differs.
 */
export async function readVocabulary(db: Database): Promise<Vocabulary> {
  const [row] = await db
    .select({
      stamp: sql<string>`coalesce(md5(string_agg(${safetyDocuments.id} || ':' || ${safetyDocuments.version} || ':' || ${safetyDocuments.termsVersion}, ',' order by ${safetyDocuments.id})), '')`,
    })
    .from(safetyDocuments)
    .where(usable);
  const stamp = row?.stamp ?? '';
  const last = kept.get(db);
  if (last?.stamp === stamp) return last.vocabulary;
  const vocabulary = loadVocabulary(db);
  kept.set(db, { stamp, vocabulary });
  vocabulary.catch(() => kept.delete(db));
  return vocabulary;
}

async function loadVocabulary(db: Database): Promise<Vocabulary> {
  const rows = await db.select({ words: safetyDocuments.words }).from(safetyDocuments).where(usable);
  return vocabularyOf(rows.map(({ words }) => words).filter((words): words is WordCounts => words !== null));
}
