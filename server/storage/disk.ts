import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitBytes } from './limit-bytes.ts';
import { checkedKey } from './storage-key.ts';
import type { Storage } from './storage.ts';
import { folderSyncs } from './sync-folder.ts';

/** The folder of incoming files. No key begins with a dot. */
const UNFINISHED = '.unfinished';

/**
 * Files in a folder of one server. A file is renamed to its key only after fsync of its bytes, and the folder
 * is synced too. Opening the folder removes what a crash left unfinished.
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const unfinishedFolder = join(folder, UNFINISHED);
  const syncFolder = folderSyncs();
  await mkdir(unfinishedFolder, { recursive: true });
  for (const name of await readdir(unfinishedFolder)) await rm(join(unfinishedFolder, name), { force: true });
  await syncFolder(dirname(folder));

  /** Folders that are synced up to `folder` already: once is enough. */
  const known = new Map<string, Promise<void>>();
  const makeDurable = (path: string): Promise<void> => {
    const made =
      known.get(path) ??
      (async () => {
        await mkdir(path, { recursive: true });
        // Any parent folder may be new.
        for (let at = dirname(path); at.startsWith(folder); at = dirname(at)) await syncFolder(at);
      })();
    known.set(path, made);
    made.catch(() => known.delete(path));
    return made;
  };
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split('/'));
  return {
    kind: 'disk',
    put: async ({ key, bytes, maxBytes }) => {
      const unfinished = join(unfinishedFolder, randomUUID());
      const counted = limitBytes(maxBytes);
      try {
        const path = pathOf(key);
        await pipeline(bytes, counted.stream, createWriteStream(unfinished, { flush: true }));
        await makeDurable(dirname(path));
        await rename(unfinished, path);
        await syncFolder(dirname(path)).catch(async (error: unknown) => {
          await rm(path, { force: true });
          throw error;
        });
        return { size: counted.size() };
      } catch (error) {
        bytes.destroy();
        known.delete(dirname(pathOf(key)));
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key, range) => openForReading(pathOf(key), range),
    delete: async (key) => rm(pathOf(key), { force: true }),
    ping: () => access(unfinishedFolder, constants.W_OK),
  };
}

async function openForReading(
  path: string,
  range?: { start: number; end: number },
): Promise<Readable | null> {
  try {
    const file = await open(path, 'r');
    // The stream closes the file descriptor when it ends or is destroyed.
    return file.createReadStream(range);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
