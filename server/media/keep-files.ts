import type { FastifyBaseLogger } from 'fastify';
import { ProblemError } from '../http/problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { StagedFile } from './stage-file.ts';

/**
 * Runs a request that stages files and then writes the rows that name them. Afterwards every staged file that no row
 * names is deleted. Only where the database broke off without saying whether it committed are they kept: a file too
 * many does no harm, a row without its file would.
 */
export async function keepFiles<T>(
  { storage, log }: { storage: Storage; log: FastifyBaseLogger },
  work: (staged: StagedFile[]) => Promise<{ result: T; keptKeys: readonly string[] }>,
): Promise<T> {
  const staged: StagedFile[] = [];
  const discard = (keys: readonly string[]) =>
    Promise.all(
      keys.map((key) =>
        storage.delete(key).catch((error: unknown) => log.error({ err: error, key }, 'a file nobody needs is left')),
      ),
    );
  try {
    const { result, keptKeys } = await work(staged);
    const keys = staged.map((file) => file.storageKey);
    await discard(keys.filter((key) => !keptKeys.includes(key)));
    return result;
  } catch (error) {
    const keys = staged.map((file) => file.storageKey);
    if (isUndone(error)) await discard(keys);
    else log.error({ err: error, keys }, 'files are kept, for their rows may have been written');
    throw error;
  }
}

/** Whether nothing was committed: we refused it ourselves, or the database said no (then its error has a severity). */
function isUndone(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof ProblemError || 'severity' in at) return true;
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && code.startsWith('FST_')) return true;
  }
  return false;
}
