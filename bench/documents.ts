import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase, openPostgres } from '../server/database/database.ts';
import { fillLibrary } from '../server/documents/fill-library.ts';
import { searchDocuments } from '../server/documents/search.ts';
import { questionSets } from '../answers/evaluation/sets.ts';
import { onBothEngines, type Installation } from './engines.ts';
import type { Bench, Figure } from './figure.ts';
import { addPassages, makePassages } from './many-passages.ts';

const CHUNKS = 100_000;
const ASKED = 200;

/** Search over 100,000 passages made of the sentences of the library, mixed, so that words are as frequent as in real ones. */
export const documentsBench: Bench = {
  name: 'documents',
  about: `search over ${CHUNKS.toLocaleString('en-US')} passages, one question after the other, on both engines`,
  run: async () => {
    const made = await makePassages(CHUNKS);
    return onBothEngines(
      (installation) => measure(installation, made),
      (reason) => ({ name: 'Search: PostgreSQL', value: null, unit: 'ms', note: reason }),
    );
  },
};

async function measure(
  { engine, databaseUrl }: Installation,
  made: Awaited<ReturnType<typeof makePassages>>,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-bench-documents-'));
  const database =
    databaseUrl === undefined
      ? await openEmbeddedDatabase(join(folder, 'database'))
      : await openPostgres({ url: databaseUrl });
  try {
    await fillLibrary(database.db);
    await addPassages(database.db, made);
    const texts = questionSets.first.map(({ question }) => question).slice(0, ASKED);
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
