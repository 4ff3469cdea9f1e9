import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { countWords, searchedStems } from '../answers/library/passages.ts';
import type { WordCounts } from '../answers/reading/spelling.ts';
import type { Database } from '../server/database/database.ts';
import { libraryFolder } from '../server/documents/fill-library.ts';
import { readFile } from '../server/documents/read-file.ts';
import type { Chunk } from '../answers/library/chunks.ts';
import { quotedLexeme } from '../server/documents/tables.ts';
import { seededRandom } from '../answers/training/seeded-random.ts';
import { pick } from './random.ts';

const A_DOCUMENT = 100;
const SENTENCES = 4;
/** Documents of one statement; some 3 MB with their passages. */
const AT_ONCE = 50;
/** Of rows that are made: above those of the library. */
const FIRST_ID = 1_000_000;

type Made = { id: number; key: string; title: string; words: WordCounts; passages: object[] };

/** `count` passages of the library's sentences, mixed by a fixed seed, so that words are as frequent as in real ones. */
export async function makePassages(count: number): Promise<Made[]> {
  const random = seededRandom(7);
  const chunks: Chunk[] = [];
  for (const name of readdirSync(libraryFolder).filter((file) => file.endsWith('.md'))) {
    const bytes = readFileSync(join(libraryFolder, name));
    chunks.push(...(await readFile({ bytes, type: 'text/markdown', name })).chunks);
  }
  const sentences = chunks
    .filter(({ text }) => !text.startsWith('|'))
    .flatMap(({ text }) => text.split(/(?<=\.)\s+/));
  return Array.from({ length: count / A_DOCUMENT }, (_, document) => {
    const id = FIRST_ID + document;
    const key = `made-${document}`;
    const title = `Plan ${document}`;
    const texts = Array.from({ length: A_DOCUMENT }, () => ({
      documentKey: key,
      section: `${title} › ${pick(random, chunks).section.split(' › ').slice(1).join(' › ')}`,
      text: Array.from({ length: SENTENCES }, () => pick(random, sentences)).join(' '),
    }));
    const passages = texts.map((one, chunk) => {
      const terms = new Set(searchedStems({ document: title, topics: [], ...one }));
      return {
        id: FIRST_ID + document * A_DOCUMENT + chunk,
        name: `${key}#${chunk}`,
        document: id,
        title,
        chunk,
        content: one.text,
        metadata: { section: one.section, cites: [], anchor: `a-${chunk}` },
        length: terms.size,
        terms: [...terms].map(quotedLexeme).join(' '),
      };
    });
    return { id, key, title, words: countWords(texts), passages };
  });
}

/**
 * Puts them beside what is there. In one transaction of a few statements, without checks of what is known to fit, the index
 * made at the end: as the product writes them they take two minutes an engine.
 */
export async function addPassages(db: Database, made: readonly Made[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local maintenance_work_mem = '128MB'`);
    await tx.execute(sql`drop index document_terms_terms`);
    for (let from = 0; from < made.length; from += AT_ONCE) await add(tx, made.slice(from, from + AT_ONCE));
    await tx.execute(
      sql`create index document_terms_terms on document_terms using gin (terms) with (fastupdate = false)`,
    );
  });
  await db.execute(sql`vacuum analyze document_vectors, document_terms, safety_documents`);
}

async function add(tx: Database, made: readonly Made[]): Promise<void> {
  const documents = made.map(({ id, key, title, words }) => ({ id, key, title, words }));
  await tx.execute(sql`
    insert into safety_documents
      (id, key, title, kind, origin, topics, sections, file_name, file_type, file_hash, size, version, edition, words, terms_version)
    select id, key, title, 'company-rule', 'own', '[]', '[]', 'x.md', 'text/markdown', key, 1, 'made', id, words, 1
    from json_to_recordset(${JSON.stringify(documents)}::json) as made (id int, key text, title text, words jsonb)`);
  await tx.execute(sql`
    with made as materialized (
      select * from json_to_recordset(${JSON.stringify(made.flatMap(({ passages }) => passages))}::json) as made
        (id int, name text, document int, title text, chunk int, content text, metadata jsonb, length int, terms text)),
    written as (
      insert into document_vectors (id, document_id, safety_document_id, edition, title, content, metadata, chunk_index)
      select id, name, document, document, title, content, metadata, chunk from made)
    insert into document_terms (passage_id, edition, length, terms)
    select id, document, length, terms::tsvector from made`);
}
