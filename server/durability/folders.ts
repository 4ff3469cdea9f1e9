import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A file's bytes, or a folder's list of names, to the disk. Windows has no such call for folders; NTFS journals them. */
export function fsyncPath(path: string, kind: 'file' | 'folder'): void {
  if (kind === 'folder' && process.platform === 'win32') return;
  // Windows forces a file only through a handle that may write.
  const descriptor = openSync(path, kind === 'file' && process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Files and folders of a tree to the disk: files first, then each folder, so that names and contents both survive. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path, 'file');
  }
  fsyncPath(realpathSync(folder), 'folder');
}

/** Makes `folder` and those above it that are missing; every new name is on the disk when it returns. */
export function makeFolder(folder: string): void {
  const highest = mkdirSync(folder, { recursive: true });
  if (highest === undefined) return;
  const last = dirname(resolve(highest));
  for (let at = resolve(folder); ; at = dirname(at)) {
    fsyncPath(at, 'folder');
    if (at === last) return;
  }
}
