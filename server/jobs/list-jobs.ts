import type { Jobs } from '@tailboard/contract/jobs.ts';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import { jobs } from './tables.ts';

const MOST_FAILED = 100;

const isFailed = and(isNotNull(jobs.doneAt), isNotNull(jobs.lastError));

/** Counts by kind and state, and the jobs that failed for good. */
export async function listJobs(db: Database): Promise<Jobs> {
  const isOver = sql`${jobs.doneAt} is not null`;
  const isRunning = sql`${jobs.doneAt} is null and ${jobs.leaseUntil} > now()`;
  const counted = (where: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const kinds = await db
    .select({
      kind: jobs.kind,
      waiting: counted(sql`not (${isOver}) and not coalesce(${isRunning}, false)`),
      running: counted(isRunning),
      done: counted(sql`${isOver} and ${jobs.lastError} is null`),
      failed: counted(sql`${isOver} and ${jobs.lastError} is not null`),
    })
    .from(jobs)
    .groupBy(jobs.kind)
    .orderBy(jobs.kind);
  const failed = await db.select().from(jobs).where(isFailed).orderBy(desc(jobs.doneAt)).limit(MOST_FAILED);
  return {
    kinds,
    failed: failed.map(({ id, kind, lastError, attempts, doneAt }) => ({
      id,
      kind,
      attempts,
      code: lastError ?? '',
      failedAt: (doneAt ?? new Date()).toISOString(),
    })),
  };
}

/** Restarts a failed job. Throws `not-found` for one that has not failed. */
export async function retryJob(db: Database, id: number | null): Promise<void> {
  const [retried] = await db
    .update(jobs)
    .set({ doneAt: null, lastError: null, attempts: 0, leaseUntil: null, runAfter: sql`now()` })
    .where(and(eq(jobs.id, id ?? 0), isFailed))
    .returning({ id: jobs.id });
  if (retried === undefined) throw notFound();
}
