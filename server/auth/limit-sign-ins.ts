import { and, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { inARow, say } from '../sentences/say.ts';
import { networkOf, whatIsKnown, type Origin } from './known-devices.ts';
import { signInFailures } from './tables.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** So many failures within the window cost nothing; each further one doubles the wait for the next try, up to the longest. */
type Rule = { windowMs: number; free: number; firstMs: number; longestMs: number };

/** One account from one address (or from a device that has signed in to it). */
const TOGETHER: Rule = { windowMs: DAY_MS, free: 10, firstMs: 30 * SECOND_MS, longestMs: 15 * MINUTE_MS };
/** Many accounts from one address, which a whole site may share. */
const ADDRESS: Rule = { windowMs: HOUR_MS, free: 50, firstMs: 5 * SECOND_MS, longestMs: 15 * MINUTE_MS };
/** One account from many addresses. Short, so that it slows whoever guesses and keeps nobody out. */
const ACCOUNT: Rule = { windowMs: HOUR_MS, free: 20, firstMs: 5 * SECOND_MS, longestMs: MINUTE_MS };

/** Attempts for one account or from one address are counted one after the other. Any constant will do. */
const COUNT_LOCK = 7_113_507;

type Attempt = { username: string; origin: Origin };

/**
 * Refuses an attempt that comes too soon after others that have failed, counted over all servers. What others try does not
 * keep the owner out: from a device that has signed in to the account, only its own failures count; from an address that
 * has, not those of other addresses. An attempt counts as failed from its beginning until it succeeds; a refused one does
 * not count, so that waiting helps whoever keeps trying. Returns the id of the attempt's source, for `forgetFailedSignIns`.
 */
export async function admitSignIn(db: Database, { username, origin }: Attempt): Promise<string> {
  const known = await whatIsKnown(db, { username, origin });
  const address = networkOf(origin.address);
  const source = known.device ? `device ${origin.device ?? ''}` : `address ${address}`;
  const counted: [Rule, SQL][] = [
    [TOGETHER, sql`(${signInFailures.username} = ${username} and ${signInFailures.source} = ${source})`],
    ...(known.device ? [] : [[ADDRESS, sql`${signInFailures.address} = ${address}`] satisfies [Rule, SQL]]),
    ...(known.address
      ? []
      : [[ACCOUNT, sql`${signInFailures.username} = ${username}`] satisfies [Rule, SQL]]),
  ];
  await db.transaction(async (tx) => {
    for (const key of [`account ${username}`, `address ${address}`]) {
      await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK}, hashtext(${key}))`);
    }
    const now = Date.now();
    const waits: { rule: Rule; wait: number }[] = [];
    for (const [rule, which] of counted) waits.push({ rule, wait: await waitOf(tx, { rule, which, now }) });
    const longest = waits.reduce((a, b) => (b.wait > a.wait ? b : a));
    if (longest.wait > 0) throw tooMany(longest.wait, { byOthers: longest.rule === ACCOUNT });
    await tx.insert(signInFailures).values({ username, address, source, at: new Date(now) });
  });
  return source;
}

/** Milliseconds until the next attempt is taken. */
async function waitOf(db: Database, { rule, which, now }: { rule: Rule; which: SQL; now: number }) {
  const [counted] = await db
    .select({
      failures: sql<number>`count(*)::int`,
      latest: sql`max(${signInFailures.at})`.mapWith(signInFailures.at),
    })
    .from(signInFailures)
    .where(and(which, gt(signInFailures.at, new Date(now - rule.windowMs))));
  if (counted === undefined || counted.failures < rule.free) return 0;
  const delay = Math.min(rule.longestMs, rule.firstMs * 2 ** (counted.failures - rule.free));
  return counted.latest.getTime() + delay - now;
}

/** `byOthers`: whoever is refused here need not have failed themselves; they are told what does not wait. */
function tooMany(waitMs: number, { byOthers }: { byOthers: boolean }): ProblemError {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  const wait =
    seconds <= 90
      ? say('problem.too-many-sign-ins.seconds', { seconds })
      : say('problem.too-many-sign-ins.minutes', { minutes: Math.ceil(seconds / 60) });
  return new ProblemError('too-many-sign-ins', {
    detail: byOthers ? inARow([wait, say('problem.too-many-sign-ins.at-once')]) : wait,
    retryAfter: seconds,
  });
}

/** A success ends the count for the account where it came from. What is too old to count is forgotten with it. */
export async function forgetFailedSignIns(
  db: Database,
  { username, source }: { username: string; source: string },
): Promise<void> {
  await db
    .delete(signInFailures)
    .where(
      or(
        and(eq(signInFailures.username, username), eq(signInFailures.source, source)),
        lt(signInFailures.at, new Date(Date.now() - DAY_MS)),
      ),
    );
}
