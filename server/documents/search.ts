import { readPassage, type Passage, type ReadPassage } from '@tailboard/answers/library/passages.ts';
import { prepareQuery, type PreparedQuery } from '@tailboard/answers/deciding/query.ts';
import { findPassages } from '@tailboard/answers/deciding/find-passages.ts';
import type { RankedPassage } from '@tailboard/answers/ranking/rank.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { candidateQuery } from './candidate-query.ts';
import type { DocumentModel } from './document-model.ts';
import { fuseRanks } from './fuse-ranks.ts';
import { nearestByMeaning } from './nearest-by-meaning.ts';
import { readVocabulary } from './vocabulary.ts';

/** Passages that are ranked exactly; the database picks them by which of the words asked for they have. */
const MOST_CANDIDATES = 120;
/** With no more passages than this all that have a word asked for are ranked, as on a phone, which ranks all it keeps. */
const FEW_PASSAGES = 2_000;

type CandidateRow = {
  id: number;
  key: string;
  title: string;
  topics: string[];
  version: string;
  chunk_index: number;
  content: string;
  metadata: { section: string; cites: string[]; anchor: string };
};

export type Found = { query: PreparedQuery; passages: RankedPassage[] };

/**
 * The passages that meet a question, best first. `documentIds`: only of these documents; null: of all usable ones. With a
 * model of embeddings what is near in meaning is ranked in by reciprocal rank; section numbers win all the same.
 */
export async function searchDocuments(
  db: Database,
  options: {
    text: string;
    documentIds: readonly number[] | null;
    model?: DocumentModel | null;
    user?: Readonly<{ id: number }>;
  },
): Promise<Found> {
  const { text, documentIds, model = null, user = null } = options;
  const vocabulary = await readVocabulary(db);
  const query = prepareQuery(text, vocabulary);
  const wanted = candidateQuery(query, vocabulary);
  const near = await nearestByMeaning(db, { text, documentIds, model, user });
  const rows =
    wanted === null && near.length === 0
      ? []
      : await readCandidates(db, {
          wanted,
          documentIds,
          near,
          most: vocabulary.passages <= FEW_PASSAGES ? FEW_PASSAGES : MOST_CANDIDATES,
        });
  const reads = rows.map((row) => ({ id: row.id, read: readKept(row) }));
  const ranked = findPassages(
    reads.map(({ read }) => read),
    query,
    vocabulary,
  );
  if (near.length === 0) return { query, passages: ranked };
  const byId = new Map(reads.map(({ id, read }) => [id, read]));
  return {
    query,
    passages: fuseRanks(
      ranked,
      near.flatMap((id) => byId.get(id) ?? []),
      { query, vocabulary },
    ),
  };
}

async function readCandidates(
  db: Database,
  options: {
    wanted: ReturnType<typeof candidateQuery>;
    documentIds: readonly number[] | null;
    near: readonly number[];
    most: number;
  },
): Promise<CandidateRow[]> {
  const { wanted, documentIds, near, most } = options;
  const ofDocuments =
    documentIds === null
      ? sql`t.edition in (select edition from safety_documents where edition is not null and not retired)`
      : sql`t.edition = any(array(select edition from safety_documents where id = any(${`{${documentIds.join(',')}}`}::int[])))`;
  const byWords: SQL =
    wanted === null
      ? sql`select null::int as id where false`
      : sql`select t.passage_id from document_terms t
          where ${ofDocuments} and t.terms @@ ${wanted.filter}::tsquery
          order by ${sql.join(
            wanted.groups.map(
              ({ tsquery, weight }) => sql`(t.terms @@ ${tsquery}::tsquery)::int * ${weight}::real`,
            ),
            sql` + `,
          )} desc, t.length, t.passage_id
          limit ${most}`;
  // Joined to the few that were found: a condition with 'or' would read every passage there is.
  const { rows } = (await db.execute(sql`
    with by_words (id) as materialized (${byWords}),
      found as (select id from by_words union select unnest(${`{${near.join(',')}}`}::int[]))
    select v.id, d.key, d.title, d.topics, d.version, v.chunk_index, v.content, v.metadata
    from found join document_vectors v on v.id = found.id join safety_documents d on d.id = v.safety_document_id`)) as {
    rows: CandidateRow[];
  };
  return rows;
}

/** Passages that were taken apart lately, by row and version: some 10 kB each. */
const reads = new Map<string, ReadPassage>();
const MOST_READS = 4_000;

function readKept({
  key,
  title,
  topics,
  version,
  chunk_index: chunkIndex,
  content,
  metadata,
}: CandidateRow): ReadPassage {
  const name = `${key}#${chunkIndex}@${version}`;
  const known = reads.get(name);
  if (known !== undefined) return known;
  const { section, cites, anchor } = metadata;
  const passage: Passage = {
    documentKey: key,
    document: title,
    topics,
    chunkIndex,
    section,
    cites,
    anchor,
    text: content,
  };
  const read = readPassage(passage);
  if (reads.size >= MOST_READS) reads.clear();
  reads.set(name, read);
  return read;
}
