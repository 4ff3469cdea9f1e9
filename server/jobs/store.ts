import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobs } from './tables.ts';

export type Job = typeof jobs.$inferSelect;

/** Another server has leased the job, or it was added again: the result of this run must not be written. */
export class LeaseLostError extends Error {}

const DAY_MS = 86_400_000;
/** Failed jobs are kept longer, so that an administrator can restart them. */
const KEPT_DONE_DAYS = 1;
const KEPT_FAILED_DAYS = 90;

/**
 * Adds a job for each key, in the transaction of the row that it is about, to run after so many ms. An existing
 * job starts again, whatever its state.
 */
export async function addJobs(
  tx: Database,
  kind: string,
  keys: readonly (number | string)[],
  { afterMs = 0 }: { afterMs?: number } = {},
): Promise<void> {
  if (keys.length === 0) return;
  const runAfter = inMs(afterMs);
  await tx
    .insert(jobs)
    .values(keys.map((key) => ({ kind, key: String(key), runAfter })))
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: {
        runAfter,
        attempts: 0,
        leaseUntil: null,
        turn: sql`${jobs.turn} + 1`,
        lastError: null,
        doneAt: null,
      },
    });
}

/** Adds a recurring job, if it does not exist. */
export async function addRecurring(db: Database, kind: string): Promise<void> {
  await db.insert(jobs).values({ kind, key: 'recurring' }).onConflictDoNothing();
}

/**
 * Leases the next job of a kind: the one waiting longest, or one whose lease has ended. Null if there is
 * none.
 */
export async function leaseNext(db: Database, kind: string, leaseMs: number): Promise<Job | null> {
  const [job] = await db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      turn: sql`${jobs.turn} + 1`,
      leaseUntil: inMs(leaseMs),
    })
    .where(
      sql`${jobs.id} = (
        select next.id from ${jobs} next
        where next.kind = ${kind} and next.done_at is null and next.run_after <= now()
          and (next.lease_until is null or next.lease_until < now())
        order by next.run_after, next.id limit 1 for update skip locked)`,
    )
    .returning();
  return job ?? null;
}

/** Updates a job that this server has leased. Throws LeaseLostError if it has lost it. */
export async function updateLeased(db: Database, job: Job, change: OwnChange): Promise<void> {
  const { leaseMs, runInMs, ...rest } = change;
  const ours = await db
    .update(jobs)
    .set({
      ...rest,
      ...(leaseMs === undefined ? {} : { leaseUntil: leaseMs === null ? null : inMs(leaseMs) }),
      ...(runInMs === undefined ? {} : { runAfter: inMs(runInMs) }),
    })
    .where(and(eq(jobs.id, job.id), eq(jobs.turn, job.turn)))
    .returning({ id: jobs.id });
  if (ours.length === 0) throw new LeaseLostError();
}

type OwnChange = Partial<Pick<Job, 'attempts' | 'lastError' | 'doneAt'>> & {
  leaseMs?: number | null;
  runInMs?: number;
};

/** Uses the database's clock, which all servers share. */
const inMs = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

/** At the start, on a database that no other server uses: interrupted jobs may start again at once. */
export async function endLeases(db: Database): Promise<void> {
  await db.update(jobs).set({ leaseUntil: null }).where(isNotNull(jobs.leaseUntil));
}

/** Deletes jobs done a day ago, and jobs failed three months ago. */
export async function pruneJobs(db: Database, now = Date.now()): Promise<void> {
  const before = (days: number) => lt(jobs.doneAt, new Date(now - days * DAY_MS));
  await db
    .delete(jobs)
    .where(or(and(isNull(jobs.lastError), before(KEPT_DONE_DAYS)), before(KEPT_FAILED_DAYS)));
}
