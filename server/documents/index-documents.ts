import { and, eq, isNull, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { House } from '../http/app-types.ts';
import { startRounds } from '../jobs/rounds.ts';
import type { DocumentModel } from './document-model.ts';
import { embedWaiting } from './embed-passages.ts';
import { readFileApart } from './read-file-apart.ts';
import type { FileContent } from './read-file.ts';
import { lockDocument, type ImportRow } from './store.ts';
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

/** Ms for which a server has a file; it says again that it is at work long before. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
/** Ms between two looks at what other servers have left. What is added at this server is begun at once. */
const LOOK_EVERY_MS = 5_000;
/** Of reading a file: power cuts alone must not make an honest one unreadable. */
const MOST_ATTEMPTS = 5;

/** How much of the work is done when a file was taken, fetched, read and written; all of it when its passages are in use. */
const SHARES = { taken: 0.05, fetched: 0.1, read: 0.3, written: 0.99 };

type Log = { warn: (details: object, message: string) => void };
type Parts = Pick<House, 'db' | 'storage'> & { log: Log; model?: DocumentModel | null };

export type Indexing = {
  /** Something was added: begin at once. */
  wake: () => void;
  /** Resolves when nothing waits any more. */
  idle: () => Promise<void>;
  /** Ends what is under way, which is begun again later, here or elsewhere. */
  stop: () => Promise<void>;
};

/**
 * Indexes the files that wait, one after the other, as long as the server runs. What waits is in the database: it survives a
 * restart, and any of several servers takes it. `exclusive`: no other server can be at work on this database, so that what
 * is marked as under way was broken off.
 */
export async function startIndexing(parts: Parts, options: { exclusive: boolean }): Promise<Indexing> {
  const { db, log } = parts;
  if (options.exclusive) {
    await db
      .update(documentImports)
      .set({ status: 'waiting', leaseUntil: null })
      .where(eq(documentImports.status, 'indexing'));
  }
  // What was written before the start, or ended while it was being put in order.
  let written = true;
  const rounds = startRounds({
    work: async (signal) => {
      while (!signal.aborted && (await indexNext(parts, signal))) written = true;
      while (!signal.aborted && (await renewNext(db, signal))) written = true;
      if (written && !signal.aborted) {
        await removeEditions(db, signal);
        await putInOrder(db);
      }
      written = false;
      if (!signal.aborted && parts.model != null) await embedWaiting(db, parts.model, signal);
    },
    everyMs: LOOK_EVERY_MS,
    failed: (error) => log.warn({ err: error }, 'indexing documents broke off; it is tried again'),
  });
  rounds.wake();
  return { wake: rounds.wake, idle: () => untilIdle(rounds.underWay), stop: rounds.stop };
}

async function untilIdle(underWay: () => Promise<void> | null): Promise<void> {
  for (let round = underWay(); round !== null; round = underWay()) await round;
}

/** New terms wait in a list that every search reads through, until the database tidies up by itself: some minutes later. */
async function putInOrder(db: Database): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('document_terms_terms')`);
}

/** Takes the oldest file that waits or was left, and indexes it. False: there was none. */
async function indexNext(parts: Parts, signal: AbortSignal): Promise<boolean> {
  const { db } = parts;
  const job = await takeNext(db);
  if (job === null) return false;
  const renewing = setInterval(() => {
    extendLease(db, job).catch(() => undefined);
  }, RENEW_MS);
  try {
    if (job.attempts > MOST_ATTEMPTS) {
      throw new UnreadableFileError('This file could not be read, however often it was tried.');
    }
    await indexFile(parts, job, signal);
  } catch (error) {
    if (error instanceof UnreadableFileError) await failed(db, job, error.message);
    else if (error instanceof TakenOverError) return true;
    else if (signal.aborted) await giveBack(db, job);
    else throw error;
  } finally {
    clearInterval(renewing);
  }
  return true;
}

const until = () => new Date(Date.now() + LEASE_MS);

async function takeNext(db: Database): Promise<ImportRow | null> {
  const [job] = await db
    .update(documentImports)
    .set({
      status: 'indexing',
      leaseUntil: until(),
      // One that was read ends no server: it begins anew.
      attempts: sql`case when ${documentImports.progress} >= ${SHARES.read} then 1 else ${documentImports.attempts} + 1 end`,
      edition: newEdition,
      progress: SHARES.taken,
      updatedAt: new Date(),
    })
    .where(
      sql`${documentImports.id} = (
        select waiting.id from document_imports waiting
        where waiting.status = 'waiting' or (waiting.status = 'indexing' and waiting.lease_until < now())
        order by waiting.id limit 1 for update skip locked)`,
    )
    .returning();
  return job ?? null;
}

/** Ours as long as nobody has begun it again and no other file has come in its place. */
const stillOurs = (job: ImportRow) =>
  and(
    eq(documentImports.id, job.id),
    eq(documentImports.status, 'indexing'),
    // Each taking has its own.
    job.edition === null ? isNull(documentImports.edition) : eq(documentImports.edition, job.edition),
    eq(documentImports.storageKey, job.storageKey),
  );

/** Another file has come in its place, or another server has begun it again. */
class TakenOverError extends Error {}

async function extendLease(db: Database, job: ImportRow, progress?: number): Promise<void> {
  const ours = await db
    .update(documentImports)
    .set({ leaseUntil: until(), ...(progress === undefined ? {} : { progress }) })
    .where(stillOurs(job))
    .returning({ id: documentImports.id });
  if (ours.length === 0) throw new TakenOverError();
}

async function giveBack(db: Database, job: ImportRow): Promise<void> {
  await db
    .update(documentImports)
    .set({ status: 'waiting', leaseUntil: null, progress: 0, attempts: Math.max(0, job.attempts - 1) })
    .where(stillOurs(job));
}

async function failed(db: Database, job: ImportRow, problem: string): Promise<void> {
  await db
    .update(documentImports)
    .set({ status: 'failed', problem, leaseUntil: null, progress: 0, updatedAt: new Date() })
    .where(stillOurs(job));
}

/** Between two batches: what the embedded database was asked in the meantime is answered before it writes on. */
const REST_MS = 15;

async function indexFile({ db, storage, log }: Parts, job: ImportRow, signal: AbortSignal): Promise<void> {
  const stream = await storage.get(job.storageKey);
  if (stream === null) throw new UnreadableFileError('This file is missing from storage. Add it again.');
  const bytes = await buffer(stream);
  await extendLease(db, job, SHARES.fetched);
  const content = await readFileApart({ bytes, type: job.fileType, name: job.fileName }, { signal });
  await extendLease(db, job, SHARES.read);
  const read = await writeEdition(db, { job, content, signal });
  const replacedKey = await db.transaction((tx) => replaceBy(tx, { job, content, read }));
  if (replacedKey === null) return;
  await storage.delete(replacedKey).catch((error: unknown) => {
    log.warn({ err: error }, 'the file that was replaced is left in storage');
  });
}

type Job = { job: ImportRow; content: FileContent };

/** Writes the passages, some at a time, so that requests are answered in between. */
async function writeEdition(
  db: Database,
  { job, content, signal }: Job & { signal: AbortSignal },
): Promise<ReturnType<TextRead['read']>> {
  const { title, frontMatter, chunks } = content;
  const [row] = await db.select().from(safetyDocuments).where(eq(safetyDocuments.id, job.safetyDocumentId));
  if (row === undefined || job.edition === null) throw new TakenOverError();
  const { edition } = job;
  const document = { id: row.id, key: row.key, title, topics: frontMatter.topics ?? row.topics };
  const text = readingText(title);
  let done = 0;
  for (const batch of batchesOf(chunks)) {
    signal.throwIfAborted();
    text.add(batch);
    done += batch.length;
    const progress = SHARES.read + (SHARES.written - SHARES.read) * (done / chunks.length);
    await db.transaction(async (tx) => {
      await extendLease(tx, job, progress);
      await writePassages(tx, { document, edition, chunks: batch });
    });
    await pause(REST_MS);
  }
  return text.read();
}

/** Puts what was written in use, if the file is still the one that is wanted. Gives the key of the file that it replaces. */
async function replaceBy(
  tx: Database,
  { job, content, read }: Job & { read: ReturnType<TextRead['read']> },
): Promise<string | null> {
  const { title, frontMatter, chunks } = content;
  const row = await lockDocument(tx, job.safetyDocumentId);
  const [ours] = await tx.select().from(documentImports).where(stillOurs(job)).for('update');
  if (row === null || ours?.edition == null) return null;
  const { fileName, fileType, fileHash, size, storageKey } = job;
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
  await putInUse(tx, { documentId: row.id, edition: ours.edition, read });
  await tx.delete(documentImports).where(eq(documentImports.id, job.id));
  return row.version !== null && row.storageKey !== job.storageKey ? row.storageKey : null;
}

const MOST_SECTIONS = 200;

/** What an own document cites, as the library writes it. */
const citedIn = (chunks: readonly { cites: readonly string[] }[]) =>
  [...new Set(chunks.flatMap(({ cites }) => cites))].slice(0, MOST_SECTIONS).map((cite) => `29 CFR ${cite}`);
