import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { overPglite } from '../database/database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { startIndexing } from './index-documents.ts';
import { searchDocuments } from './search.ts';
import { documentTerms, documentVectors, safetyDocuments } from './tables.ts';

const migrations = fileURLToPath(new URL('../database/migrations', import.meta.url));

/** The last migration under which the terms of a passage stood in its own row. */
const LAST_BEFORE = 9;

async function olderDatabase(): Promise<PGlite> {
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-older-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...about } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] };
  await writeFile(
    journal,
    JSON.stringify({ ...about, entries: entries.filter(({ idx }) => idx <= LAST_BEFORE) }),
  );
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  await rm(folder, { recursive: true, force: true });
  return client;
}

it('passages that an older version indexed are found after the migration as they were before it', async () => {
  const client = await olderDatabase();
  await client.exec(`
    insert into safety_documents (key, title, kind, origin, topics, sections, file_name, file_type, file_hash, size, version, words)
    values ('gates', 'Gates', 'guidance', 'own', '[]', '[]', 'gates.md', 'text/markdown', 'x', 1, 'v1',
      '{"passages": 2, "length": 9, "words": {"latch": 1, "o''brien": 1, "hinge": 1}}');
    insert into document_vectors (document_id, safety_document_id, title, content, metadata, chunk_index, terms)
    select 'gates#' || at, (select id from safety_documents), 'Gates', content,
      '{"section": "Gates", "cites": ["1926.502(b)"], "anchor": "a"}', at, terms
    from (values (0, 'Close the latch.', '{latch,gate,§1926.502(b),§502(b)}'::text[]), (1, 'Oil the hinge.', '{hinge,gate}'))
      as old (at, content, terms);`);
  const database = await overPglite(client, () => client.close());
  const found = async (text: string) =>
    (await searchDocuments(database.db, { text, documentIds: null })).passages.map(
      ({ read }) => read.passage.text,
    );
  expect(await found('latch')).toEqual(['Close the latch.']);
  expect(await found('1926.502(b)')).toEqual(['Close the latch.']);
  expect(await database.db.select({ length: documentTerms.length }).from(documentTerms)).toEqual([
    { length: 4 },
    { length: 2 },
  ]);
  await database.close();
});

it('what was indexed by an older way of reading words is read anew, once, and can be used meanwhile', async () => {
  const server = await startTestServer();
  const { db, storage } = server.app.house;
  const [before] = await db.select().from(safetyDocuments).where(eq(safetyDocuments.key, 'ladders'));
  const id = before?.id ?? 0;
  const edition = before?.edition ?? 0;
  const termsOf = () =>
    db
      .select({ place: documentVectors.chunkIndex, terms: sql<string>`${documentTerms.terms}::text` })
      .from(documentTerms)
      .innerJoin(documentVectors, eq(documentVectors.id, documentTerms.passageId))
      .where(eq(documentTerms.edition, edition))
      .orderBy(documentVectors.chunkIndex);
  const whole = await termsOf();
  await db
    .update(documentTerms)
    .set({ terms: ['an-old-stem'], length: 1 })
    .where(eq(documentTerms.edition, edition));
  await db
    .update(safetyDocuments)
    .set({ termsVersion: 0, words: { passages: 1, length: 1, words: { old: 1 } } })
    .where(eq(safetyDocuments.id, id));
  const demo = await server.as('demo');
  expect((await demo.get('/api/osha/documents/ladders')).status).toBe(200);
  const indexing = startIndexing({ db, storage, log: { warn: () => undefined } });
  await indexing.idle();
  await indexing.stop();
  expect(await termsOf()).toEqual(whole);
  const [after] = await db.select().from(safetyDocuments).where(eq(safetyDocuments.id, id));
  // The text is the same: no phone downloads it again.
  expect(after).toEqual(before);
  await server.close();
});
