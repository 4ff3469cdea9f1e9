import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './test-server.ts';

/** Every file in the server's storage folder, half-finished ones too, sorted. */
export async function storedFiles(server: TestServer): Promise<string[]> {
  const entries = await readdir(join(server.app.context.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
