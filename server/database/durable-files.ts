import { closeSync, fsyncSync, openSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that is patched; PGlite does not publish types for it. */
type EmscriptenStream = { nfd?: number; node: unknown };
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: EmscriptenStream) => number };
  realPath: (node: unknown) => string;
};
type EmscriptenModule = { FS: { filesystems?: { NODEFS?: NodeFileSystem } }; NODEFS?: NodeFileSystem };

/** How often PostgreSQL's fsync has reached the disk in this process; a test holds it against the number of commits. */
export const fsyncCount = { value: 0 };

/**
 * PGlite's file system for Node has no fsync, so that PostgreSQL's own durability ends at the operating system's
 * cache and a power cut loses acknowledged rows, or the whole database. This gives it one. It rests on a hook that is not
 * documented: the version is pinned, and embedded.test.ts counts the fsyncs.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...parameters);
    const preRun = result.emscriptenOpts.preRun ?? [];
    preRun.push((module: unknown) => {
      const { FS, NODEFS } = module as EmscriptenModule;
      const files = FS.filesystems?.NODEFS ?? NODEFS;
      if (files === undefined) throw new Error('The embedded database has no file system to make durable');
      files.stream_ops.fsync = (stream) => {
        fsyncCount.value += 1;
        if (stream.nfd === undefined) fsyncPath(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    });
    result.emscriptenOpts.preRun = preRun;
    return result;
  }
}

/** PostgreSQL's own start parameters without `-F` (which switches fsync off), with fsync on. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/** Files and folders of a tree to the disk: files first, then each folder, so that names and contents both survive. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(realpathSync(folder));
}

function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
