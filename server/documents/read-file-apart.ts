import { Worker } from 'node:worker_threads';
import type { FileContent } from './read-file.ts';
import type { DocumentFileType } from './tables.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** Ms and MB that reading a file may take. Text of 25 MB in 100,000 sections takes some 10 s and 300 MB, on a busy machine twice that. */
const PATIENCE_MS = 120_000;
const MOST_MEMORY_MB = 768;

const unreadable = (cause: unknown) =>
  new UnreadableFileError('This file is damaged or too large inside, and cannot be read.', { cause });

/**
 * Reads a file in a thread of its own, with limits of time and memory. Throws UnreadableFileError with a sentence for the
 * user, also when the thread was ended for taking too much; the reason of `signal` when that ends it.
 */
export async function readFileApart(
  file: { bytes: Buffer; type: DocumentFileType; name: string },
  options: { signal?: AbortSignal; patienceMs?: number } = {},
): Promise<FileContent> {
  const { signal, patienceMs = PATIENCE_MS } = options;
  signal?.throwIfAborted();
  const worker = new Worker(new URL('read-file-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: 64 },
    // What a broken file makes a reader say is for nobody.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<FileContent>();
  const timer = setTimeout(
    () => reject(new UnreadableFileError('Reading this file took too long. It may be damaged.')),
    patienceMs,
  );
  const stop = () => reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  worker.once('message', (message: { content: FileContent } | { problem: string }) => {
    if ('content' in message) resolve(message.content);
    else reject(new UnreadableFileError(message.problem));
  });
  worker.once('error', (error) => reject(unreadable(error)));
  worker.once('exit', () => reject(unreadable(null)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
