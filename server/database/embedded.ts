import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PGlite } from '@electric-sql/pglite';
import { fsyncPath, fsyncTree, makeFolder } from '../durability/folders.ts';
import { DurableNodeFS, durableStartParams } from './durable-files.ts';
import { FairPGlite } from './fair-turns.ts';

/** Thrown when another process has the folder open. */
export class DatabaseInUseError extends Error {}

/** What SQLite calls a file that somebody else has locked. */
const SQLITE_BUSY = 5;

/**
 * Opens the embedded database in `folder`, durable over a power cut and exclusive to this process.
 *
 * Exclusive: PGlite does not lock its folder, and two processes on one folder lose rows without a word. An exclusive
 * transaction on a lock file beside it is freed by the operating system when the process ends, however it ends.
 * Durable: see durable-files.ts. A new database gets its name only when it is on the disk: a folder of that name is
 * whole, whatever happened to the first start.
 */
export async function openEmbedded(folder: string): Promise<{ client: PGlite; close: () => Promise<void> }> {
  makeFolder(dirname(folder));
  const lock = lockFolder(folder);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await createDatabase(folder);
    const client = await openFolder(folder);
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

/**
 * What initdb writes is not forced to the disk by itself, and a power cut in the first minute would leave a database
 * that opens empty or not at all. So it is made under another name, forced, and then renamed.
 */
async function createDatabase(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds files that are no database. Move them away, or set DATA_DIR.`);
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const client = await openFolder(unfinished);
  await client.close();
  fsyncTree(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  fsyncPath(dirname(folder), 'folder');
}

async function openFolder(folder: string): Promise<PGlite> {
  const client = new FairPGlite({ fs: new DurableNodeFS(folder), startParams: durableStartParams });
  await client.waitReady;
  return client;
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
