import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobs } from './tables.ts';

export type Job = typeof jobs.$inferSelect;

/** Another server has taken the job, or it was added again: what this one does with it counts no more. */
export class TakenOverError extends Error {}

const DAY_MS = 86_400_000;
/** What failed is kept for as long as an administrator may want to try it again. */
const KEPT_DONE_DAYS = 1;
const KEPT_FAILED_DAYS = 90;

/** Adds a job for each key, in the transaction of what it is about; one that is there already, in whatever state, begins anew. */
export async function addJobs(tx: Database, kind: string, keys: readonly (number | string)[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(jobs)
    .values(keys.map((key) => ({ kind, key: String(key) })))
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: {
        runAfter: sql`now()`,
        attempts: 0,
        leaseUntil: null,
        turn: sql`${jobs.turn} + 1`,
        lastError: null,
        doneAt: null,
      },
    });
}

/** Adds a job that comes again and again, where it is not there. */
export async function addRecurring(db: Database, kind: string): Promise<void> {
  await db.insert(jobs).values({ kind, key: 'recurring' }).onConflictDoNothing();
}

/** Begins the job of the kind that waits longest, or whose server has gone. Null: there is none. */
export async function takeNext(db: Database, kind: string, leaseMs: number): Promise<Job | null> {
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

/** Changes the job as long as it is this server's. Throws TakenOverError. */
export async function changeOwn(db: Database, job: Job, change: OwnChange): Promise<void> {
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
  if (ours.length === 0) throw new TakenOverError();
}

type OwnChange = Partial<Pick<Job, 'attempts' | 'lastError' | 'doneAt'>> & {
  leaseMs?: number | null;
  runInMs?: number;
};

/** By the database's clock, which all servers share. */
const inMs = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

/** On a database that no other server uses: what is marked as running was broken off, and may begin at once. */
export async function endLeases(db: Database): Promise<void> {
  await db.update(jobs).set({ leaseUntil: null }).where(isNotNull(jobs.leaseUntil));
}

/** Forgets what was done a day ago, and what failed three months ago. */
export async function pruneJobs(db: Database, now = Date.now()): Promise<void> {
  const before = (days: number) => lt(jobs.doneAt, new Date(now - days * DAY_MS));
  await db
    .delete(jobs)
    .where(or(and(isNull(jobs.lastError), before(KEPT_DONE_DAYS)), before(KEPT_FAILED_DAYS)));
}
