import type { FastifyBaseLogger } from 'fastify';
import { ProblemError } from '../http/problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { StagedFile } from './stage-file.ts';

/**
 * `stage` writes files to storage and adds each to `staged`; then `write` commits the rows and returns the
 * keys that they name. Every other staged file is deleted. If the connection to the database broke before it
 * confirmed the commit, all files stay: an unused file does no harm, a row without its file would.
 */
export async function keepFiles<Form, Result>(options: {
  storage: Storage;
  log: FastifyBaseLogger;
  stage: (staged: StagedFile[]) => Promise<Form>;
  write: (form: Form) => Promise<{ result: Result; keptKeys: readonly string[] }>;
}): Promise<Result> {
  const { storage, log, stage, write } = options;
  const staged: StagedFile[] = [];
  let writing = false;
  const discardAllBut = (keptKeys: readonly string[]) =>
    Promise.all(
      staged
        .filter(({ storageKey }) => !keptKeys.includes(storageKey))
        .map(({ storageKey }) =>
          storage
            .delete(storageKey)
            .catch((error: unknown) =>
              log.error({ err: error, storageKey }, 'a file that no row names is left'),
            ),
        ),
    );
  try {
    const form = await stage(staged);
    writing = true;
    const { result, keptKeys } = await write(form);
    await discardAllBut(keptKeys);
    return result;
  } catch (error) {
    if (!writing || isRolledBack(error)) await discardAllBut([]);
    else log.error({ err: error, staged }, 'files are kept, for their rows may have been written');
    throw error;
  }
}

/**
 * Whether the transaction certainly did not commit: we or the database refused it (its errors have a
 * severity).
 */
export function isRolledBack(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof ProblemError || 'severity' in at) return true;
  }
  return false;
}
