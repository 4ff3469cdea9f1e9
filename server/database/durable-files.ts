import { fsyncSync, statSync, writeSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncPath } from '../durability/folders.ts';
import { DISK_REFUSED } from './embedded-messages.ts';

/** The part of Emscripten's file system that is patched; PGlite does not publish types for it. */
type EmscriptenStream = { nfd?: number; node: unknown };
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: EmscriptenStream) => number };
  node_ops: { setattr: (node: unknown, attributes: { mode?: number }) => unknown };
  realPath: (node: unknown) => string;
};
type EmscriptenModule = { FS: { filesystems?: { NODEFS?: NodeFileSystem } }; NODEFS?: NodeFileSystem };

/** Rights of whoever is not the owner. */
const OTHERS = 0o077;

/**
 * PGlite's file system for Node has no fsync, so that PostgreSQL's own durability ends at the operating system's
 * cache and a power cut loses acknowledged rows, or the whole database. This gives it one, and lets nobody else read its files. It rests on a hook that is not
 * documented: the version is pinned, and embedded.test.ts counts the fsyncs.
 */
export class DurableNodeFS extends NodeFS {
  readonly #fsyncs: Int32Array;

  /** `fsyncs`: one Int32 that counts them. */
  constructor(folder: string, fsyncs: SharedArrayBuffer) {
    super(folder);
    this.#fsyncs = new Int32Array(fsyncs);
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...parameters);
    const preRun = result.emscriptenOpts.preRun ?? [];
    preRun.push((module: unknown) => {
      const { FS, NODEFS } = module as EmscriptenModule;
      const files = FS.filesystems?.NODEFS ?? NODEFS;
      if (files === undefined) throw new Error('The embedded database has no file system to make durable');
      // Emscripten gives each new file the mode that PostgreSQL asks of it, whatever the umask is.
      const { setattr } = files.node_ops;
      files.node_ops.setattr = (node, { mode, ...attributes }) =>
        setattr(node, { ...attributes, ...(mode === undefined ? {} : { mode: mode & ~OTHERS }) });
      files.stream_ops.fsync = (stream) => {
        Atomics.add(this.#fsyncs, 0, 1);
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
 * bytes are gone. PostgreSQL therefore stops (PANIC) and recovers from its log at the next start; so do we. What runs here is a
 * thread, whose end ends the process: embedded-session.ts.
 */
function stopAtOnce(error: unknown): never {
  const reason = (error as NodeJS.ErrnoException).code ?? String(error);
  // At once: what a thread writes to its own stderr goes through the event loop of the process.
  writeSync(
    2,
    `The disk refused to keep data of the database (${reason}). Stopping, so that nothing is lost.\n`,
  );
  process.exit(DISK_REFUSED);
}

/**
 * The stack of the WebAssembly is smaller than PGlite tells PostgreSQL (2 MB): a statement that is nested deep, such as a sum of
 * 2,000, writes past its end, and the next error may go round for ever. At 300 kB PostgreSQL refuses in time what it does not
 * at 400 kB; 200 kB are a sum of some 700. The buffers of PostgreSQL's own default, 128 MB, take long to be cleared.
 */
export const startParams = ['-c', 'max_stack_depth=200kB', '-c', 'shared_buffers=16MB'];

/** PostgreSQL's own start parameters without `-F` (which switches fsync off), with fsync on. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  ...startParams,
];
