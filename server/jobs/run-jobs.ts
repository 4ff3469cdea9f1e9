import type { Database } from '../database/database.ts';
import { startRounds, type Rounds } from './rounds.ts';
import { addRecurring, changeOwn, takeNext, TakenOverError, type Job } from './store.ts';

/** Ms between two looks at what other servers have left or what may be tried again. What is added at this server is begun at once. */
const LOOK_EVERY_MS = 5_000;

/** Ends a job that did not work. `most`: times it is tried in all; what is tried once more waits twice as long as the last time. */
export class JobError extends Error {
  readonly code: string;
  readonly most: number;
  constructor(code: string, options: { most?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.most = options.most ?? 1;
  }
}

export type Running = {
  job: Job;
  signal: AbortSignal;
  /**
   * Throws TakenOverError where the job is no longer this server's: what its transaction has written is rolled back. Called last
   * in it, since whoever adds a job locks the rows that it is about first.
   */
  stillOurs: (tx: Database) => Promise<void>;
  /** What may have ended the server is behind it: it begins to count its attempts anew. */
  forgetAttempts: () => Promise<void>;
  /** Ends the job with what it has to write, in one transaction. Without it, the job ends when its work does. */
  finish: <Result>(write: (tx: Database) => Promise<Result>) => Promise<Result>;
};

type JobsOptions = {
  db: Database;
  kind: string;
  log: { warn: (details: object, message: string) => void };
  /** Does one job. Throws a JobError; anything else is tried again after the lease, up to `mostAttempts` times. */
  work: (running: Running) => Promise<void>;
  /** Ms for which a server that is no longer heard of keeps a job. */
  leaseMs: number;
  mostAttempts?: number;
  /** Jobs at a time on this server. */
  atOnce?: number;
  /** Ms until the second try, and between two tries at most. */
  waitMs?: { first: number; longest: number };
  /** Writes that a job is given up, in the transaction that says so. */
  gaveUp?: (tx: Database, job: Job, error: unknown) => Promise<void>;
  /** Once nothing waits any more, in each round. */
  afterwards?: (signal: AbortSignal, done: number) => Promise<void>;
};

/** Runs the jobs of a kind, the oldest first, as long as the server runs. Any number of servers share them. */
export function runJobs(options: JobsOptions): Rounds {
  const { kind, log } = options;
  return startRounds({
    work: async (signal) => {
      let done = 0;
      const inTurn = async () => {
        while (!signal.aborted && (await runNext(options, signal))) done += 1;
      };
      await Promise.all(Array.from({ length: options.atOnce ?? 1 }, inTurn));
      if (!signal.aborted) await options.afterwards?.(signal, done);
    },
    everyMs: LOOK_EVERY_MS,
    failed: (error) => log.warn({ err: error, kind }, 'background jobs broke off; they are tried again'),
  });
}

/** Does `work` every so often, on one of the servers. It is tried again at the next turn where it fails. */
export function runEvery(
  options: Pick<JobsOptions, 'db' | 'kind' | 'log'> & { everyMs: number; work: () => Promise<unknown> },
): Rounds {
  const { db, kind, log, everyMs, work } = options;
  return startRounds({
    work: async () => {
      await addRecurring(db, kind);
      const job = await takeNext(db, kind, everyMs);
      if (job === null) return;
      let lastError: string | null = null;
      try {
        await work();
      } catch (error) {
        lastError = 'failed';
        log.warn({ err: error, kind }, 'a recurring job failed; it is tried again at its next turn');
      }
      await changeOwn(db, job, { leaseMs: null, runInMs: everyMs, attempts: 0, lastError });
    },
    everyMs: Math.min(everyMs, RECURRING_LOOK_MS),
    failed: (error) =>
      log.warn({ err: error, kind }, 'a recurring job failed; it is tried again at its next turn'),
  });
}

/** Ms between two looks whether a recurring job is due. */
const RECURRING_LOOK_MS = 10 * 60_000;

/** Takes a job and does it. False: there was none. */
async function runNext(options: JobsOptions, signal: AbortSignal): Promise<boolean> {
  const { db, kind, leaseMs, work, mostAttempts = 5 } = options;
  const job = await takeNext(db, kind, leaseMs);
  if (job === null) return false;
  const renewing = setInterval(() => {
    changeOwn(db, job, { leaseMs }).catch(() => undefined);
  }, leaseMs / 3);
  let finished = false;
  try {
    if (job.attempts > mostAttempts) throw new JobError('too-many-attempts');
    await work({
      job,
      signal,
      stillOurs: (tx) => changeOwn(tx, job, { leaseMs }),
      forgetAttempts: () => changeOwn(db, job, { leaseMs, attempts: 0 }),
      finish: async (write) => {
        const result = await db.transaction(async (tx) => {
          const written = await write(tx);
          await changeOwn(tx, job, DONE());
          return written;
        });
        finished = true;
        return result;
      },
    });
    if (!finished) await changeOwn(db, job, DONE());
  } catch (error) {
    if (error instanceof TakenOverError) return true;
    if (signal.aborted) await changeOwn(db, job, { leaseMs: null, attempts: job.attempts - 1 });
    else if (error instanceof JobError) await settle(options, job, error);
    else throw error;
  } finally {
    clearInterval(renewing);
  }
  return true;
}

const DONE = () => ({ doneAt: new Date(), lastError: null, leaseMs: null });

async function settle({ db, waitMs, gaveUp }: JobsOptions, job: Job, error: JobError): Promise<void> {
  if (waitMs !== undefined && job.attempts < error.most) {
    const runInMs = Math.min(waitMs.first * 2 ** (job.attempts - 1), waitMs.longest);
    return changeOwn(db, job, { leaseMs: null, runInMs, lastError: error.code });
  }
  await db.transaction(async (tx) => {
    await gaveUp?.(tx, job, error.cause ?? error);
    await changeOwn(tx, job, { leaseMs: null, doneAt: new Date(), lastError: error.code });
  });
}
