import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { signInFailures } from './tables.ts';

const WINDOW_MINUTES = 15;
const MAX_FAILURES_PER_ACCOUNT = 10;
const MAX_FAILURES_PER_ADDRESS = 50;

type Attempt = { username: string; address: string };

/** Refuses an attempt when too many have failed lately for this account or from this address. Counted over all servers. */
export async function refuseTooManySignIns(db: Database, attempt: Attempt): Promise<void> {
  const since = new Date(Date.now() - WINDOW_MINUTES * 60_000);
  const [counted] = await db
    .select({
      ofAccount: sql<number>`count(*) filter (where ${signInFailures.username} = ${attempt.username})::int`,
      ofAddress: sql<number>`count(*) filter (where ${signInFailures.address} = ${attempt.address})::int`,
    })
    .from(signInFailures)
    .where(
      and(
        gt(signInFailures.at, since),
        sql`(${signInFailures.username} = ${attempt.username} or ${signInFailures.address} = ${attempt.address})`,
      ),
    );
  if (
    counted !== undefined &&
    (counted.ofAccount >= MAX_FAILURES_PER_ACCOUNT || counted.ofAddress >= MAX_FAILURES_PER_ADDRESS)
  ) {
    throw new ProblemError('too-many-sign-ins', { retryAfter: WINDOW_MINUTES * 60 });
  }
}

/** Records a failed attempt and forgets those too old to count. */
export async function countFailedSignIn(db: Database, attempt: Attempt): Promise<void> {
  await db.insert(signInFailures).values(attempt);
  await db
    .delete(signInFailures)
    .where(lt(signInFailures.at, new Date(Date.now() - 2 * WINDOW_MINUTES * 60_000)));
}

/** A success ends the count for the account. */
export async function forgetFailedSignIns(db: Database, username: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.username, username));
}
