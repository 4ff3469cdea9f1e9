import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sendDocument, whenIndexed } from '../testing/documents.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { addDocument } from './add-document.ts';
import { fillLibrary } from './fill-library.ts';
import { startIndexing } from './index-documents.ts';
import { readFile } from './read-file.ts';
import { readFileApart } from './read-file-apart.ts';
import { stageDocument } from './receive-file.ts';
import { endLeases } from '../jobs/store.ts';
import { jobs } from '../jobs/tables.ts';
import { searchDocuments } from './search.ts';
import { INDEX_DOCUMENT } from './store.ts';
import { documentImports, documentVectors, safetyDocuments } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const log = { warn: () => undefined };
const staged = (name: string, text: string) =>
  stageDocument({
    storage: server.app.context.storage,
    bytes: Readable.from([Buffer.from(text)]),
    fileName: name,
  });
const importOf = async (id: number) =>
  (
    await server.app.context.db.select().from(documentImports).where(eq(documentImports.safetyDocumentId, id))
  )[0];
/** As a server leaves it that has begun it so often. */
const begunBefore = async (id: number, left: { attempts: number; leaseUntil: Date }) => {
  const { db } = server.app.context;
  const file = await importOf(id);
  await db
    .update(documentImports)
    .set({ status: 'indexing' })
    .where(eq(documentImports.safetyDocumentId, id));
  await db
    .update(jobs)
    .set(left)
    .where(and(eq(jobs.kind, INDEX_DOCUMENT), eq(jobs.key, String(file?.id))));
};
const idOf = async (key: string) => {
  const [row] = await server.app.context.db
    .select()
    .from(safetyDocuments)
    .where(eq(safetyDocuments.key, key));
  return row?.id ?? 0;
};

describe('a file that a server was indexing when it was killed', () => {
  it('is taken up by any server when its lease is over, once', async () => {
    const { db, storage } = server.app.context;
    const { key } = await addDocument(db, {
      actor: null,
      staged: await staged('left.md', '# Left\n\nA left rule.\n'),
    });
    const id = await idOf(key);
    await begunBefore(id, { attempts: 1, leaseUntil: new Date(Date.now() - 1) });
    const servers = [1, 2, 3].map(() => startIndexing({ db, storage, log }));
    await Promise.all(servers.map((one) => one.idle()));
    await Promise.all(servers.map((one) => one.stop()));
    expect(await importOf(id)).toBeUndefined();
    expect(await db.$count(documentVectors, eq(documentVectors.safetyDocumentId, id))).toBe(1);
  });

  it('is begun at once where no other server can have it', async () => {
    const { db, storage } = server.app.context;
    const { key } = await addDocument(db, {
      actor: null,
      staged: await staged('own.md', '# Own\n\nAn own rule.\n'),
    });
    const id = await idOf(key);
    await begunBefore(id, { attempts: 1, leaseUntil: new Date(Date.now() + 3_600_000) });
    const other = startIndexing({ db, storage, log });
    await other.idle();
    await other.stop();
    expect((await importOf(id))?.status).toBe('indexing');
    await endLeases(db);
    const indexing = startIndexing({ db, storage, log });
    await indexing.idle();
    await indexing.stop();
    expect(await importOf(id)).toBeUndefined();
  });

  it('is given up when it has ended the server too often', async () => {
    const { db, storage } = server.app.context;
    const { key } = await addDocument(db, {
      actor: null,
      staged: await staged('killer.md', '# Killer\n\nX.\n'),
    });
    const id = await idOf(key);
    await begunBefore(id, { attempts: 5, leaseUntil: new Date(Date.now() - 1) });
    const indexing = startIndexing({ db, storage, log });
    await indexing.idle();
    await indexing.stop();
    expect(await importOf(id)).toMatchObject({
      status: 'failed',
      problem: expect.stringMatching(/could not be read/),
    });
  });
});

describe('a long file', () => {
  const rules = (yard: string) =>
    Array.from(
      { length: 1_500 },
      (_, at) => `## Rule ${at}\n\nIn the ${yard} yard keep the gate shut.\n\n`,
    ).join('');
  const passagesOf = async (key: string) => {
    const { db } = server.app.context;
    return db.$count(documentVectors, eq(documentVectors.safetyDocumentId, await idOf(key)));
  };
  /** Which yards the passages of one search speak of: one statement sees one state of the database. */
  const yardsOf = async (key: string) => {
    const { db } = server.app.context;
    const { passages } = await searchDocuments(db, { text: 'gate shut', documentIds: [await idOf(key)] });
    return new Set(passages.map(({ read }) => /\b(north|south)\b/.exec(read.passage.text)?.[0]));
  };

  it('keeps its old passages in use until all new ones are there, and says how far it is', async () => {
    const chief = await server.as('chief');
    const { key } = (await sendDocument(chief, { name: 'Long.md', bytes: rules('north') })).body;
    await whenIndexed(chief, key);
    expect([...(await yardsOf(key))]).toEqual(['north']);
    await sendDocument(chief, { name: 'Long.md', bytes: rules('south') }, `/api/osha/documents/${key}/file`);
    let document: SafetyDocument;
    let before = 0;
    do {
      ({ document } = (await chief.get(`/api/osha/documents/${key}`)).body);
      expect(document.progress).toBeGreaterThanOrEqual(before);
      before = document.progress;
      // Never none, and never both.
      expect((await yardsOf(key)).size).toBe(1);
    } while (document.progress < 1);
    expect([...(await yardsOf(key))]).toEqual(['south']);
    await expect.poll(() => passagesOf(key), { timeout: 20_000 }).toBe(1_500);
  });

  it('that was broken off leaves nothing behind', async () => {
    const { db, storage } = server.app.context;
    const [row] = await db.select().from(documentVectors).limit(1);
    if (row === undefined) throw new Error('There are no passages');
    const { id, ...left } = row;
    const edition = 2_000_000_000;
    await db
      .insert(documentVectors)
      .values(Array.from({ length: 1_200 }, (_, chunkIndex) => ({ ...left, edition, chunkIndex })));
    const indexing = startIndexing({ db, storage, log });
    await indexing.idle();
    await indexing.stop();
    expect(await db.$count(documentVectors, eq(documentVectors.edition, edition))).toBe(0);
    expect(await db.$count(documentVectors, eq(documentVectors.id, id))).toBe(1);
  });

  it('of more passages than can be searched is refused with the number', async () => {
    const bytes = Buffer.from('RULE\n\nB\n\n'.repeat(100_001));
    await expect(readFile({ bytes, type: 'text/plain', name: 'long.txt' })).rejects.toThrow(
      'This document has more than 100,000 passages. Add the part that crews need.',
    );
  });
});

describe('reading a file', () => {
  it('is ended when it takes too long', async () => {
    const bytes = Buffer.from(`# A\n\n${'word '.repeat(200_000)}`);
    await expect(
      readFileApart({ bytes, type: 'text/markdown', name: 'long.md' }, { patienceMs: 1 }),
    ).rejects.toThrow('took too long');
  });
});

describe('the library', () => {
  it('is refreshed by what has changed in its folder, and keeps its keys', async () => {
    const { db } = server.app.context;
    const folder = await mkdtemp(join(tmpdir(), 'tailboard-library-'));
    const page = (text: string) =>
      writeFile(join(folder, 'moon-walks.md'), `---\ntitle: Moon walks\n---\n\n# Moon walks\n\n${text}\n`);
    await page('Hold on.');
    expect(await fillLibrary(db, { folder })).toBe(1);
    expect(await fillLibrary(db, { folder })).toBe(0);
    const id = await idOf('moon-walks');
    await page('Hold on tight.');
    expect(await fillLibrary(db, { folder })).toBe(1);
    // What it took the place of is removed by the next round.
    const indexing = startIndexing({ db, storage: server.app.context.storage, log });
    await indexing.idle();
    await indexing.stop();
    const rows = await db.select().from(documentVectors).where(eq(documentVectors.safetyDocumentId, id));
    expect(rows.map(({ documentId, content }) => [documentId, content])).toEqual([
      ['moon-walks#0', 'Hold on tight.'],
    ]);
    // Those that are no longer there are retired, and what was there before is whole.
    const [ladders] = await db.select().from(safetyDocuments).where(eq(safetyDocuments.key, 'ladders'));
    expect(ladders).toMatchObject({ retired: true, origin: 'library' });
    await rm(folder, { recursive: true, force: true });
  });
});
