import { fsyncSync, statSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncPath } from '../durability/folders.ts';

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
        try {
          if (stream.nfd === undefined) fsyncNode(files.realPath(stream.node));
          else fsyncSync(stream.nfd);
        } catch (error) {
          stopAtOnce(error);
        }
        return 0;
      };
    });
    result.emscriptenOpts.preRun = preRun;
    return result;
  }
}

function fsyncNode(path: string): void {
  fsyncPath(path, statSync(path).isDirectory() ? 'folder' : 'file');
}

/**
 * After a failed fsync the operating system may forget what it could not write, and a second fsync succeeds although the
 * bytes are gone. PostgreSQL therefore stops (PANIC) and recovers from its log at the next start; so do we.
 */
function stopAtOnce(error: unknown): never {
  const reason = (error as NodeJS.ErrnoException).code ?? String(error);
  process.stderr.write(
    `The disk refused to keep data of the database (${reason}). Stopping, so that nothing is lost.\n`,
  );
  process.exit(1);
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
