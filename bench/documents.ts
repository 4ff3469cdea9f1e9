import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase, openPostgres, type Database } from '../server/database/database.ts';
import { fillLibrary, libraryFolder } from '../server/documents/fill-library.ts';
import { readFile } from '../server/documents/read-file.ts';
import { searchDocuments } from '../server/documents/search.ts';
import type { Chunk } from '../server/documents/sections.ts';
import { safetyDocuments } from '../server/documents/tables.ts';
import { writePassages } from '../server/documents/write-passages.ts';
import { questions } from './answers/questions.ts';
import { onBothEngines, type House } from './engines.ts';
import type { Bench, Figure } from './figure.ts';
import { pick, seeded } from './random.ts';
import { readdirSync, readFileSync } from 'node:fs';

const CHUNKS = 100_000;
const A_DOCUMENT = 100;
/** Documents of one transaction. */
const AT_ONCE = 20;
const ASKED = 200;

/** Search over 100,000 passages made of the sentences of the library, mixed, so that words are as frequent as in real ones. */
export const documentsBench: Bench = {
  name: 'documents',
  about: `search over ${CHUNKS.toLocaleString('en-US')} passages, one question after the other, on both engines`,
  run: () =>
    onBothEngines(measure, (reason) => ({
      name: 'Search: PostgreSQL',
      value: null,
      unit: 'ms',
      note: reason,
    })),
};

async function measure({ engine, databaseUrl }: House): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-bench-documents-'));
  const database =
    databaseUrl === undefined
      ? await openEmbeddedDatabase(join(folder, 'database'))
      : await openPostgres({ url: databaseUrl });
  try {
    await fillLibrary(database.db);
    await fill(database.db);
    await database.db.execute(sql`vacuum analyze document_vectors, document_terms`);
    const texts = questions.map(({ question }) => question).slice(0, ASKED);
    // The words of all documents are read once after a change.
    const from = performance.now();
    await searchDocuments(database.db, { text: 'ladder', documentIds: null });
    const first = performance.now() - from;
    const times: number[] = [];
    for (const text of texts) {
      const start = performance.now();
      await searchDocuments(database.db, { text, documentIds: null });
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 10) / 10;
    return [
      {
        name: `search, 95 of 100 within: ${engine}`,
        value: at(0.95),
        unit: 'ms',
        target: { atMost: engine === 'PGlite' ? 150 : 50 },
        note: `${times.length} different questions, median ${at(0.5)}, slowest ${at(1)}`,
      },
      { name: `the first search after a change: ${engine}`, value: Math.round(first), unit: 'ms' },
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(db: Database): Promise<void> {
  const random = seeded(7);
  const chunks: Chunk[] = [];
  for (const name of readdirSync(libraryFolder).filter((file) => file.endsWith('.md'))) {
    const bytes = readFileSync(join(libraryFolder, name));
    chunks.push(...(await readFile({ bytes, type: 'text/markdown', name })).chunks);
  }
  const sentences = chunks
    .filter(({ text }) => !text.startsWith('|'))
    .flatMap(({ text }) => text.split(/(?<=\.)\s+/));
  const text = () => Array.from({ length: 4 }, () => pick(random, sentences)).join(' ');
  for (let made = 0; made < CHUNKS; made += AT_ONCE * A_DOCUMENT) {
    const keys = Array.from({ length: AT_ONCE }, (_, at) => `made-${made + at * A_DOCUMENT}`);
    await db.transaction(async (tx) => {
      const rows = await tx
        .insert(safetyDocuments)
        .values(
          keys.map((key) => ({
            key,
            title: `Plan ${key.slice(5)}`,
            kind: 'company-rule' as const,
            origin: 'own' as const,
            topics: [],
            sections: [],
            fileName: 'x.md',
            fileType: 'text/markdown' as const,
            fileHash: key,
            size: 1,
            storageKey: 'x',
          })),
        )
        .returning({ id: safetyDocuments.id, key: safetyDocuments.key, title: safetyDocuments.title });
      await writePassages(
        tx,
        rows.map(({ id, key, title }) => ({
          document: { id, key, title, topics: [] },
          chunks: Array.from({ length: A_DOCUMENT }, (_, chunkIndex) => ({
            chunkIndex,
            section: `${title} › ${pick(random, chunks).section.split(' › ').slice(1).join(' › ')}`,
            cites: [],
            anchor: `a-${chunkIndex}`,
            text: text(),
          })),
        })),
      );
    });
  }
}
