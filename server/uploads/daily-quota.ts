import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import type { AppContext } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { countRequest } from '../http/shared-limit.ts';

const DAY_MS = 24 * 60 * 60_000;
const KB = 1_000;

/**
 * Counts the files that `viewer` adds against the daily quota, in the transaction that writes their rows, so
 * that a rollback or a repeat costs nothing. Throws `day-is-full` (429) above UPLOAD_MB_PER_DAY since
 * midnight UTC; the device keeps the file and retries later.
 */
export async function takeDailyQuota(
  tx: Database,
  options: { config: AppContext['config']; viewer: Pick<Viewer, 'id'>; sizes: readonly number[] },
): Promise<void> {
  const { config, viewer, sizes } = options;
  if (sizes.length === 0) return;
  const { admitted, retryAfter } = await countRequest(tx, {
    name: `kilobytes of ${viewer.id}`,
    amount: sizes.reduce((sum, size) => sum + Math.ceil(size / KB), 0),
    max: Math.floor(config.uploadBytesPerDay / KB),
    windowMs: DAY_MS,
  });
  if (!admitted) throw new ProblemError('day-is-full', { retryAfter });
}
