import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../durability/folders.ts';
import { EmbeddedClient } from './embedded-client.ts';

/** Thrown when another process has the folder open. */
export class DatabaseInUseError extends Error {}

/** What SQLite calls a file that somebody else has locked. */
const SQLITE_BUSY = 5;

/** To stderr, where an operator sees it whatever is logged. */
const sayOnStderr = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Opens the embedded database in `folder`, durable over a power cut and exclusive to this process. `patience`: seconds without
 * an answer after which it is opened anew.
 *
 * Exclusive: PGlite does not lock its folder, and two processes on one folder lose rows without a word. An exclusive
 * transaction on a lock file beside it is freed by the operating system when the process ends, however it ends. The process has
 * the lock, not the thread, so that nobody comes in between while a thread is ended and another begun.
 * Durable: see durable-files.ts. A new database gets its name only when it is on the disk: a folder of that name is
 * whole, whatever happened to the first start.
 */
export async function openEmbedded(
  folder: string,
  options: { patience?: number; say?: (line: string) => void } = {},
): Promise<{ client: EmbeddedClient; close: () => Promise<void> }> {
  makeFolder(dirname(folder));
  const lock = lockFolder(folder);
  try {
    const client = await EmbeddedClient.open({ folder, say: sayOnStderr, ...options });
    return {
      client,
      close: async () => {
        try {
          await client.close();
        } finally {
          lock.close();
        }
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
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DatabaseInUseError(
      `The database in ${folder} is in use by another process. Stop that one first, or set DATA_DIR.`,
      { cause: error },
    );
  }
}
