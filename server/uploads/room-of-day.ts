import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import type { House } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { countRequest } from '../http/shared-limit.ts';

const DAY_MS = 24 * 60 * 60_000;
const KB = 1_000;

/**
 * Counts files that `viewer` adds, in the transaction that writes their rows: what is rolled back or was there already takes
 * no room. Throws `day-is-full` where the person has added more than UPLOAD_MB_PER_DAY since midnight UTC: 429, which the
 * device takes for 'later' and keeps the file.
 */
export async function takeRoom(
  tx: Database,
  options: { config: House['config']; viewer: Pick<Viewer, 'id'>; sizes: readonly number[] },
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
