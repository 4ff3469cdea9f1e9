import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { requestCounts } from './tables.ts';

/** Longest window in use; older rows are deleted. */
const KEPT_MS = 25 * 60 * 60_000;

/**
 * Counts a request of `name` in the current window of `windowMs` over all servers. `admitted` is true up to
 * `max`; `retryAfter` is the number of seconds until the next window. One statement counts, so concurrent
 * requests cannot pass the limit. `amount`: the weight of this request, 1 by default.
 */
export async function countRequest(
  db: Database,
  { name, max, windowMs, amount = 1 }: { name: string; max: number; windowMs: number; amount?: number },
): Promise<{ admitted: boolean; retryAfter: number }> {
  const now = Date.now();
  const window = new Date(now - (now % windowMs));
  const [row] = await db
    .insert(requestCounts)
    .values({ name, window, requests: amount })
    .onConflictDoUpdate({
      target: [requestCounts.name, requestCounts.window],
      set: { requests: sql`least(${requestCounts.requests} + ${amount}, 1000000000)` },
    })
    .returning({ requests: requestCounts.requests });
  if (row === undefined) throw new Error('A request was not counted');
  if (row.requests === amount) {
    await db.delete(requestCounts).where(lt(requestCounts.window, new Date(now - KEPT_MS)));
  }
  const retryAfter = Math.max(1, Math.ceil((window.getTime() + windowMs - now) / 1000));
  return { admitted: row.requests <= max, retryAfter };
}
