import type { Database } from '../database/database.ts';
import { startLoop, type Loop } from './loop.ts';
import { addRecurring, updateLeased, leaseNext, LeaseLostError, type Job } from './store.ts';

/**
 * Ms between two polls for jobs of other servers and for retries. Jobs added at this server start at once. An object, so
 * that the tests' servers poll more often (server/testing/test-server.ts).
 */
export const polling = { everyMs: 5_000 };

/**
 * Fails a job. `maxAttempts` counts all attempts, default 1; each retry waits twice as long as the last one.
 */
export class JobError extends Error {
  readonly code: string;
  readonly maxAttempts: number;
  constructor(code: string, options: { maxAttempts?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.maxAttempts = options.maxAttempts ?? 1;
  }
}

export type Running = {
  job: Job;
  signal: AbortSignal;
  /**
   * Throws LeaseLostError if this server has lost the job, which rolls the transaction back. Called last in a
   * transaction: whoever adds a job locks the rows that it is about first.
   */
  checkLease: (tx: Database) => Promise<void>;
  /** Resets the attempts, after the part of the work that may crash the server. */
  resetAttempts: () => Promise<void>;
  /** Writes the result and ends the job in one transaction. Otherwise the job ends when `work` resolves. */
  finish: <Result>(write: (tx: Database) => Promise<Result>) => Promise<Result>;
};

type JobsOptions = {
  db: Database;
  kind: string;
  log: { warn: (details: object, message: string) => void };
  /**
   * Does one job. Throws a JobError; after any other error it is retried when the lease ends, up to
   * `maxAttempts` times.
   */
  work: (running: Running) => Promise<void>;
  /** Ms after which another server may take the job of a server that has stopped renewing its lease. */
  leaseMs: number;
  maxAttempts?: number;
  /** Concurrency limit on this server. Default 1. */
  concurrency?: number;
  /** Ms before the second attempt, and the maximum between two attempts. */
  backoffMs?: { first: number; longest: number };
  /** Runs in the transaction that marks the job as failed for good. */
  onGivenUp?: (tx: Database, job: Job, error: unknown) => Promise<void>;
  /** Runs in each pass when no job is left. */
  onIdle?: (signal: AbortSignal, done: number) => Promise<void>;
};

/** Runs the jobs of a kind, oldest first, until the server stops. Any number of servers share them. */
export function runJobs(options: JobsOptions): Loop {
  const { kind, log } = options;
  return startLoop({
    work: async (signal) => {
      let done = 0;
      const worker = async () => {
        while (!signal.aborted && (await runNext(options, signal))) done += 1;
      };
      await Promise.all(Array.from({ length: options.concurrency ?? 1 }, worker));
      if (!signal.aborted) await options.onIdle?.(signal, done);
    },
    everyMs: polling.everyMs,
    onError: (error) => log.warn({ err: error, kind }, 'background jobs broke off; they are tried again'),
  });
}

/** Runs a recurring job on one of the servers. After an error the next turn tries again. */
export function runEvery(
  options: Pick<JobsOptions, 'db' | 'kind' | 'log'> & { everyMs: number; work: () => Promise<unknown> },
): Loop {
  const { db, kind, log, everyMs, work } = options;
  return startLoop({
    work: async () => {
      await addRecurring(db, kind);
      const job = await leaseNext(db, kind, everyMs);
      if (job === null) return;
      let lastError: string | null = null;
      try {
        await work();
      } catch (error) {
        lastError = 'failed';
        log.warn({ err: error, kind }, 'a recurring job failed; it is tried again at its next turn');
      }
      await updateLeased(db, job, { leaseMs: null, runInMs: everyMs, attempts: 0, lastError });
    },
    everyMs: Math.min(everyMs, RECURRING_POLL_MS),
    onError: (error) =>
      log.warn({ err: error, kind }, 'a recurring job failed; it is tried again at its next turn'),
  });
}

/** Ms between two polls for a recurring job. */
const RECURRING_POLL_MS = 10 * 60_000;

/** Leases and runs the next job. False if there is none. */
async function runNext(options: JobsOptions, signal: AbortSignal): Promise<boolean> {
  const { db, kind, leaseMs, work, maxAttempts = 5 } = options;
  const job = await leaseNext(db, kind, leaseMs);
  if (job === null) return false;
  const renewing = setInterval(() => {
    updateLeased(db, job, { leaseMs }).catch(() => undefined);
  }, leaseMs / 3);
  let finished = false;
  try {
    if (job.attempts > maxAttempts) throw new JobError('too-many-attempts');
    await work({
      job,
      signal,
      checkLease: (tx) => updateLeased(tx, job, { leaseMs }),
      resetAttempts: () => updateLeased(db, job, { leaseMs, attempts: 0 }),
      finish: async (write) => {
        const result = await db.transaction(async (tx) => {
          const written = await write(tx);
          await updateLeased(tx, job, DONE());
          return written;
        });
        finished = true;
        return result;
      },
    });
    if (!finished) await updateLeased(db, job, DONE());
  } catch (error) {
    if (error instanceof LeaseLostError) return true;
    if (signal.aborted) await updateLeased(db, job, { leaseMs: null, attempts: job.attempts - 1 });
    else if (error instanceof JobError) await settle(options, job, error);
    else throw error;
  } finally {
    clearInterval(renewing);
  }
  return true;
}

const DONE = () => ({ doneAt: new Date(), lastError: null, leaseMs: null });

async function settle({ db, backoffMs, onGivenUp }: JobsOptions, job: Job, error: JobError): Promise<void> {
  if (backoffMs !== undefined && job.attempts < error.maxAttempts) {
    const runInMs = Math.min(backoffMs.first * 2 ** (job.attempts - 1), backoffMs.longest);
    return updateLeased(db, job, { leaseMs: null, runInMs, lastError: error.code });
  }
  await db.transaction(async (tx) => {
    await onGivenUp?.(tx, job, error.cause ?? error);
    await updateLeased(tx, job, { leaseMs: null, doneAt: new Date(), lastError: error.code });
  });
}
