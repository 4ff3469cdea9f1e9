import { eq, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { AppContext } from '../http/app-types.ts';
import { JobError, runJobs, type Running } from '../jobs/run-jobs.ts';
import { LeaseLostError, type Job } from '../jobs/store.ts';
import type { DocumentModel } from './document-model.ts';
import { embedWaiting } from './embed-passages.ts';
import { readFileApart } from './read-file-apart.ts';
import type { FileContent } from './read-file.ts';
import { INDEX_DOCUMENT, lockDocument, type ImportRow } from './store.ts';
import { documentImports, safetyDocuments } from './tables.ts';
import { UnreadableFileError } from './unreadable-file.ts';
import { removeEditions } from './remove-editions.ts';
import { renewNext } from './renew-terms.ts';
import {
  batchesOf,
  newEdition,
  putInUse,
  readingText,
  writePassages,
  type TextRead,
} from './write-passages.ts';

/** Ms for which a server has a file. */
const LEASE_MS = 30_000;
/** Of reading a file: power cuts alone must not make an honest one unreadable. */
const MOST_ATTEMPTS = 5;

/** How much of the work is done when a file was taken, fetched, read and written; all of it when its passages are in use. */
const SHARES = { taken: 0.05, fetched: 0.1, read: 0.3, written: 0.99 };

type Log = { warn: (details: object, message: string) => void };
type Parts = Pick<AppContext, 'db' | 'storage'> & { log: Log; model?: DocumentModel | null };

export type Indexing = {
  /** Something was added: begin at once. */
  wake: () => void;
  /** Resolves when nothing waits any more. */
  idle: () => Promise<void>;
  /** Ends what is under way, which is begun again later, here or elsewhere. */
  stop: () => Promise<void>;
};

/** Indexes the files that wait, one after the other, as long as the server runs: jobs of the kind INDEX_DOCUMENT. */
export function startIndexing(parts: Parts): Indexing {
  const { db, log } = parts;
  // What was written before the start, or ended while it was being put in order.
  let written = true;
  const { wake, current, stop } = runJobs({
    ...{ db, log, kind: INDEX_DOCUMENT, leaseMs: LEASE_MS, maxAttempts: MOST_ATTEMPTS },
    work: (running) => indexFile(parts, running),
    onGivenUp: noteFailure,
    onIdle: async (signal, done) => {
      if (done > 0) written = true;
      while (!signal.aborted && (await renewNext(db, signal))) written = true;
      if (written && !signal.aborted) {
        await removeEditions(db, signal);
        await putInOrder(db);
      }
      written = false;
      if (!signal.aborted && parts.model != null) await embedWaiting(db, parts.model, signal);
    },
  });
  wake();
  return { wake, idle: () => untilIdle(current), stop };
}

async function untilIdle(current: () => Promise<void> | null): Promise<void> {
  for (let run = current(); run !== null; run = current()) await run;
}

/** New terms wait in a list that every search reads through, until the database tidies up by itself: some minutes later. */
async function putInOrder(db: Database): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('document_terms_terms')`);
}

async function noteFailure(tx: Database, job: Job, error: unknown): Promise<void> {
  const problem =
    error instanceof UnreadableFileError
      ? error.message
      : 'This file could not be read, however often it was tried.';
  await tx
    .update(documentImports)
    .set({ status: 'failed', problem, progress: 0, updatedAt: new Date() })
    .where(eq(documentImports.id, Number(job.key)));
}

/** Says how far the file is, as long as it is this server's. */
async function noteProgress(tx: Database, { checkLease, job }: Running, progress: number): Promise<void> {
  await tx
    .update(documentImports)
    .set({ progress })
    .where(eq(documentImports.id, Number(job.key)));
  await checkLease(tx);
}

/** Between two batches: what the embedded database was asked in the meantime is answered before it writes on. */
const REST_MS = 15;

async function indexFile({ db, storage, log }: Parts, running: Running): Promise<void> {
  const { job, signal } = running;
  const file = await db.transaction(async (tx) => {
    const [begun] = await tx
      .update(documentImports)
      .set({
        status: 'indexing',
        edition: newEdition,
        progress: SHARES.taken,
        problem: null,
        updatedAt: new Date(),
      })
      .where(eq(documentImports.id, Number(job.key)))
      .returning();
    await running.checkLease(tx);
    return begun;
  });
  // Removed in the meantime.
  if (file === undefined) return;
  const content = await readImport({ db, storage }, file, running);
  await running.resetAttempts();
  await db.transaction((tx) => noteProgress(tx, running, SHARES.read));
  const read = await writeEdition(db, { file, content, running });
  signal.throwIfAborted();
  const replacedKey = await running.finish((tx) => replaceBy(tx, { file, content, read }));
  if (replacedKey === null) return;
  await storage.delete(replacedKey).catch((error: unknown) => {
    log.warn({ err: error }, 'the file that was replaced is left in storage');
  });
}

async function readImport(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  file: ImportRow,
  running: Running,
): Promise<FileContent> {
  try {
    const stream = await storage.get(file.storageKey);
    if (stream === null) throw new UnreadableFileError('This file is missing from storage. Add it again.');
    const bytes = await buffer(stream);
    await db.transaction((tx) => noteProgress(tx, running, SHARES.fetched));
    return await readFileApart({ bytes, type: file.fileType, name: file.fileName }, running);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new JobError('unreadable-file', { cause: error });
    throw error;
  }
}

type Importing = { file: ImportRow; content: FileContent };

/** Writes the passages, some at a time, so that requests are answered in between. */
async function writeEdition(
  db: Database,
  { file, content, running }: Importing & { running: Running },
): Promise<ReturnType<TextRead['read']>> {
  const { title, frontMatter, chunks } = content;
  const [row] = await db.select().from(safetyDocuments).where(eq(safetyDocuments.id, file.safetyDocumentId));
  if (row === undefined || file.edition === null) throw new LeaseLostError();
  const { edition } = file;
  const document = { id: row.id, key: row.key, title, topics: frontMatter.topics ?? row.topics };
  const text = readingText(document);
  let done = 0;
  for (const batch of batchesOf(chunks)) {
    running.signal.throwIfAborted();
    text.add(batch);
    done += batch.length;
    const progress = SHARES.read + (SHARES.written - SHARES.read) * (done / chunks.length);
    await db.transaction(async (tx) => {
      await writePassages(tx, { document, edition, chunks: batch });
      await noteProgress(tx, running, progress);
    });
    await pause(REST_MS);
  }
  return text.read();
}

/** Puts what was written in use. Gives the key of the file that it replaces. */
async function replaceBy(
  tx: Database,
  { file, content, read }: Importing & { read: ReturnType<TextRead['read']> },
): Promise<string | null> {
  const { title, frontMatter, chunks } = content;
  const row = await lockDocument(tx, file.safetyDocumentId);
  if (row === null || file.edition === null) return null;
  const { fileName, fileType, fileHash, size, storageKey, edition } = file;
  await tx
    .update(safetyDocuments)
    .set({
      title,
      topics: frontMatter.topics ?? row.topics,
      kind: frontMatter.kind ?? row.kind,
      sections: frontMatter.sections ?? citedIn(chunks),
      reviewed: frontMatter.reviewed ?? row.reviewed,
      ...{ fileName, fileType, fileHash, size, storageKey },
    })
    .where(eq(safetyDocuments.id, row.id));
  await putInUse(tx, { documentId: row.id, edition, read });
  await tx.delete(documentImports).where(eq(documentImports.id, file.id));
  return row.version !== null && row.storageKey !== file.storageKey ? row.storageKey : null;
}

const MOST_SECTIONS = 200;

/** What an own document cites, as the library writes it. */
const citedIn = (chunks: readonly { cites: readonly string[] }[]) =>
  [...new Set(chunks.flatMap(({ cites }) => cites))].slice(0, MOST_SECTIONS).map((cite) => `29 CFR ${cite}`);
