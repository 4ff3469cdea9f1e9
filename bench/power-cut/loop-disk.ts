import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of the disk; its file is sparse and takes what is written. */
const DISK_BYTES = 2 * 1024 ** 3;

/** An ext4 file system of its own, in a file, mounted: what reaches the file has reached "the disk". */
export type LoopDisk = {
  /** Where it is mounted. */
  folder: string;
  /** The disk as it is at this moment, as another one, not mounted. Whoever writes must stand still. */
  copyAsCut: (name: string) => LoopDisk;
  mount: () => void;
  /** Takes it away; what was not yet written to the disk does not matter any more. */
  remove: () => void;
};

/** Why this machine cannot do it, or null where it can. */
export function whyNoLoopDisk(folder: string): string | null {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root, to mount a file system';
  try {
    const disk = newLoopDisk(folder, 'probe');
    disk.remove();
    return null;
  } catch (error) {
    return `a loop device cannot be mounted here (${(error as Error).message})`;
  }
}

/** A fresh file system, mounted. */
export function newLoopDisk(parent: string, name: string): LoopDisk {
  const image = join(parent, `${name}.img`);
  writeFileSync(image, '');
  truncateSync(image, DISK_BYTES);
  run('mkfs.ext4', ['-q', '-F', image]);
  const disk = diskOf(parent, name);
  disk.mount();
  return disk;
}

function diskOf(parent: string, name: string): LoopDisk {
  const image = join(parent, `${name}.img`);
  const folder = join(parent, name);
  return {
    folder,
    mount: () => {
      mkdirSync(folder, { recursive: true });
      run('mount', ['-o', 'loop', image, folder]);
    },
    copyAsCut: (copy) => {
      run('cp', ['--sparse=always', '--reflink=auto', image, join(parent, `${copy}.img`)]);
      return diskOf(parent, copy);
    },
    remove: () => {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
      rmSync(image, { force: true });
    },
  };
}

function run(program: string, parameters: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr.trim()}`);
}
