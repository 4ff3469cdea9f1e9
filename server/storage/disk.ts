import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitBytes } from './limit-bytes.ts';
import type { Storage } from './storage.ts';

/** Files in a folder. A file gets its name only when its bytes are on the disk, and so is the folder's entry. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, ...key.split('/'));
  return {
    kind: 'disk',
    put: async ({ key, bytes, maxBytes }) => {
      const path = pathOf(key);
      const unfinished = `${path}.unfinished`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const counted = limitBytes(maxBytes);
        await pipeline(bytes, counted.stream, createWriteStream(unfinished, { flush: true }));
        await rename(unfinished, path);
        await syncFolders(folder, dirname(path));
        return { size: counted.size() };
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key, range) => openForReading(pathOf(key), range),
    delete: async (key) => rm(pathOf(key), { force: true }),
    ping: async () => {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}

async function openForReading(path: string, range?: { start: number; end: number }): Promise<Readable | null> {
  try {
    await access(path, constants.R_OK);
  } catch {
    return null;
  }
  return createReadStream(path, range ?? {});
}

/** fsync of the new file's folder and those above it up to the root, any of which may be new. */
async function syncFolders(root: string, deepest: string): Promise<void> {
  for (let at = deepest; at.startsWith(root); at = dirname(at)) {
    const handle = await open(at, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
