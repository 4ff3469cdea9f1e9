import { and, eq, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../database/database.ts';
import type { House } from '../http/app-types.ts';
import { startRounds } from '../jobs/rounds.ts';
import type { DocumentModel } from './document-model.ts';
import { embedWaiting } from './embed-passages.ts';
import { readFileApart } from './read-file-apart.ts';
import { lockDocument, type ImportRow } from './store.ts';
import { documentImports, safetyDocuments } from './tables.ts';
import { UnreadableFileError } from './unreadable-file.ts';
import { findOutdated, renewTerms, writePassages } from './write-passages.ts';

/** Ms for which a server has a file; it says again that it is at work long before. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
/** Ms between two looks at what other servers have left. What is added at this server is begun at once. */
const LOOK_EVERY_MS = 5_000;
const MOST_ATTEMPTS = 3;

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
      while (!signal.aborted && (await renewNext(db))) written = true;
      if (written && !signal.aborted) await putInOrder(db);
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

/** Brings one document that was indexed by an older way of reading words up to date. False: there was none. */
async function renewNext(db: Database): Promise<boolean> {
  const id = await findOutdated(db);
  if (id !== null) await renewTerms(db, id);
  return id !== null;
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
      attempts: sql`${documentImports.attempts} + 1`,
      progress: 0.05,
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
    eq(documentImports.attempts, job.attempts),
    eq(documentImports.storageKey, job.storageKey),
  );

async function extendLease(db: Database, job: ImportRow, progress?: number): Promise<void> {
  await db
    .update(documentImports)
    .set({ leaseUntil: until(), ...(progress === undefined ? {} : { progress }) })
    .where(stillOurs(job));
}

async function giveBack(db: Database, job: ImportRow): Promise<void> {
  await db
    .update(documentImports)
    .set({ status: 'waiting', leaseUntil: null, progress: 0, attempts: job.attempts - 1 })
    .where(stillOurs(job));
}

async function failed(db: Database, job: ImportRow, problem: string): Promise<void> {
  await db
    .update(documentImports)
    .set({ status: 'failed', problem, leaseUntil: null, progress: 0, updatedAt: new Date() })
    .where(stillOurs(job));
}

async function indexFile({ db, storage, log }: Parts, job: ImportRow, signal: AbortSignal): Promise<void> {
  const stream = await storage.get(job.storageKey);
  if (stream === null) throw new UnreadableFileError('This file is missing from storage. Add it again.');
  const bytes = await buffer(stream);
  await extendLease(db, job, 0.2);
  const { title, frontMatter, chunks } = await readFileApart(
    { bytes, type: job.fileType, name: job.fileName },
    { signal },
  );
  await extendLease(db, job, 0.7);
  const replacedKey = await db.transaction(async (tx) => {
    const row = await lockDocument(tx, job.safetyDocumentId);
    const [ours] = await tx.select().from(documentImports).where(stillOurs(job)).for('update');
    if (row === null || ours === undefined) return null;
    const topics = frontMatter.topics ?? row.topics;
    const { fileName, fileType, fileHash, size, storageKey } = job;
    await tx
      .update(safetyDocuments)
      .set({
        title,
        topics,
        kind: frontMatter.kind ?? row.kind,
        sections: frontMatter.sections ?? citedIn(chunks),
        reviewed: frontMatter.reviewed ?? row.reviewed,
        ...{ fileName, fileType, fileHash, size, storageKey },
      })
      .where(eq(safetyDocuments.id, row.id));
    await writePassages(tx, [{ document: { id: row.id, key: row.key, title, topics }, chunks }]);
    await tx.delete(documentImports).where(eq(documentImports.id, job.id));
    return row.version !== null && row.storageKey !== job.storageKey ? row.storageKey : null;
  });
  if (replacedKey === null) return;
  await storage.delete(replacedKey).catch((error: unknown) => {
    log.warn({ err: error }, 'the file that was replaced is left in storage');
  });
}

const MOST_SECTIONS = 200;

/** What an own document cites, as the library writes it. */
const citedIn = (chunks: readonly { cites: readonly string[] }[]) =>
  [...new Set(chunks.flatMap(({ cites }) => cites))].slice(0, MOST_SECTIONS).map((cite) => `29 CFR ${cite}`);
