import { existsSync, mkdirSync, openSync, fsyncSync, closeSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, durableStartParams, fsyncTree } from './durable-files.ts';

/** Thrown when another process has the folder open. */
export class DatabaseInUseError extends Error {}

/**
 * Opens the embedded database in `folder`, durable over a power cut and exclusive to this process.
 *
 * Exclusive: PGlite does not lock its folder, and two processes on one folder lose rows without a word. An exclusive
 * transaction on a lock file beside it is freed by the operating system when the process ends, however it ends.
 * Durable: see durable-files.ts. After the first start the files that initdb wrote are forced to the disk before anything is acknowledged;
 * a mark beside the folder says that this has been done.
 */
export async function openEmbedded(folder: string): Promise<{ client: PGlite; close: () => Promise<void> }> {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = lockFolder(folder);
  try {
    const client = new PGlite({ fs: new DurableNodeFS(folder), startParams: durableStartParams });
    await client.waitReady;
    forceFirstStart(folder);
    return {
      client,
      close: async () => {
        await client.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec('pragma busy_timeout=0');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw new DatabaseInUseError(
      `The database in ${folder} is in use by another process. Stop that one first, or set DATA_DIR.`,
      { cause: error },
    );
  }
}

function forceFirstStart(folder: string): void {
  const mark = join(folder, '..', '.database-on-disk');
  if (existsSync(mark)) return;
  fsyncTree(folder);
  writeFileSync(mark, 'The files of the first start were forced to the disk.\n');
  for (const path of [mark, dirname(mark)]) {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}
