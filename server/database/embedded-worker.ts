import { PGlite, types, type QueryOptions } from '@electric-sql/pglite';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { fsyncPath, fsyncTree } from '../durability/folders.ts';
import { DurableNodeFS, durableStartParams } from './durable-files.ts';
import type { Asked, Failure, Opening, Told } from './embedded-messages.ts';

// The thread of the embedded database: opens it, answers statements one after the other, and closes it.

const port = parentPort;
if (port === null) throw new Error('This file is run as a thread');
const tell = (told: Told) => port.postMessage(told);
const { folder, fsyncs } = workerData as Opening;

/**
 * What initdb writes is not forced to the disk by itself, and a power cut in the first minute would leave a database
 * that opens empty or not at all. So it is made under another name, forced, and then renamed.
 */
async function createDatabase(): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds files that are no database. Move them away, or set DATA_DIR.`);
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await openFolder(unfinished)).close();
  fsyncTree(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  fsyncPath(dirname(folder), 'folder');
}

function openFolder(path: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(path, fsyncs), startParams: durableStartParams });
}

const asItIs = (value: string) => value;

/** Drizzle reads times itself, in whatever it asks; these are its own settings, which cannot be sent as functions. */
const parsers: NonNullable<QueryOptions['parsers']> = Object.fromEntries(
  // The last are arrays: of numeric, timestamp, timestamptz, interval, date.
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asItIs],
  ),
);

async function answer(client: PGlite, asked: Asked): Promise<void> {
  const { id } = asked;
  try {
    if ('listen' in asked) {
      const channel = asked.listen;
      await client.listen(channel, (payload) => tell({ channel, payload }));
      tell({ id, results: null });
    } else if ('close' in asked) {
      await client.close();
      tell({ id, results: null });
    } else {
      const { query, params, rowMode = 'object' } = asked;
      tell({
        id,
        results: await client.query(query, params === undefined ? [] : [...params], { rowMode, parsers }),
      });
    }
  } catch (error) {
    if (isBroken(error)) tell({ broken: error instanceof Error ? error.name : String(error) });
    else tell({ id, failure: failureOf(error as Error) });
  }
}

/** WebAssembly that has trapped, run out of stack or come to PostgreSQL's own end has memory that nothing is known of. */
const isBroken = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error.name === 'RuntimeError' ||
  (error instanceof RangeError && /call stack/.test(error.message));

function failureOf(error: Error): Failure {
  const fields = Object.fromEntries(
    Object.entries(error).filter(
      ([name, value]) => name !== 'name' && ['string', 'number'].includes(typeof value),
    ),
  );
  return { message: error.message, fields: 'severity' in fields ? fields : null };
}

try {
  // As main.mjs does for the process; a thread has to ask for it itself.
  enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
  if (!existsSync(join(folder, 'PG_VERSION'))) await createDatabase();
  const client = await openFolder(folder);
  let last: Promise<void> = Promise.resolve();
  port.on('message', (asked: Asked) => {
    last = last.then(() => answer(client, asked));
  });
  tell({ opened: true });
  flushCompileCache();
} catch (error) {
  tell({ cannotOpen: error as Error });
}
