import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Takes everybody else's rights away from a folder and what is in it, which an older version or a copy may have left open.
 * What belongs to another user stays as it is, as does what is gone meanwhile.
 */
export function closeToOthers(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined || !(entry.isDirectory() || entry.isFile())) return;
  const wanted = entry.isDirectory() ? FOLDER : FILE;
  // Of a tree that is closed already not each file is changed again.
  if ((entry.mode & 0o777) !== wanted) {
    try {
      chmodSync(path, wanted);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    }
  }
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}
