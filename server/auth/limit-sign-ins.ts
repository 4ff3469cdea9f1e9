import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { signInFailures } from './tables.ts';

const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES_PER_ACCOUNT = 10;
const MAX_FAILURES_PER_ADDRESS = 50;

type Attempt = { username: string; address: string };

/**
 * Refuses an attempt when too many have failed lately for this account or from this address, counted over all servers.
 * An attempt counts as failed from its beginning until it succeeds: of many sent at once no more are tried than of many
 * sent one by one. A refused attempt does not count, so that waiting helps whoever keeps trying.
 */
export async function admitSignIn(db: Database, attempt: Attempt): Promise<void> {
  const now = Date.now();
  const [own] = await db
    .insert(signInFailures)
    .values({ ...attempt, at: new Date(now) })
    .returning({ id: signInFailures.id });
  const ofAccount = sql`${signInFailures.username} = ${attempt.username}`;
  const ofAddress = sql`${signInFailures.address} = ${attempt.address}`;
  const [counted] = await db
    .select({
      ofAccount: sql<number>`(count(*) filter (where ${ofAccount}))::int`,
      ofAddress: sql<number>`(count(*) filter (where ${ofAddress}))::int`,
      oldestOfAccount: sql`min(${signInFailures.at}) filter (where ${ofAccount})`.mapWith(signInFailures.at),
      oldestOfAddress: sql`min(${signInFailures.at}) filter (where ${ofAddress})`.mapWith(signInFailures.at),
    })
    .from(signInFailures)
    .where(and(gt(signInFailures.at, new Date(now - WINDOW_MS)), sql`(${ofAccount} or ${ofAddress})`));
  if (own === undefined || counted === undefined) throw new Error('An attempt to sign in was not counted');
  const waits = [
    counted.ofAccount > MAX_FAILURES_PER_ACCOUNT ? counted.oldestOfAccount : null,
    counted.ofAddress > MAX_FAILURES_PER_ADDRESS ? counted.oldestOfAddress : null,
  ].flatMap((oldest) => (oldest === null ? [] : oldest.getTime() + WINDOW_MS - now));
  if (waits.length === 0) return;
  await db.delete(signInFailures).where(eq(signInFailures.id, own.id));
  throw new ProblemError('too-many-sign-ins', { retryAfter: Math.max(1, ...waits) / 1000 });
}

/** A success ends the count for the account. What is too old to count is forgotten with it. */
export async function forgetFailedSignIns(db: Database, username: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.username, username));
  await db.delete(signInFailures).where(lt(signInFailures.at, new Date(Date.now() - WINDOW_MS)));
}
