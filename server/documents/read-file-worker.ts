import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './read-file.ts';
import type { DocumentFileType } from './tables.ts';
import { UnreadableFileError } from './unreadable-file.ts';

// A thread of its own, so that a hostile file can neither stop nor exhaust the server: see read-file-apart.ts.

const { bytes, type, name } = workerData as { bytes: Uint8Array; type: DocumentFileType; name: string };
try {
  const content = await readFile({ bytes: Buffer.from(bytes), type, name });
  parentPort?.postMessage({ content });
} catch (error) {
  if (!(error instanceof UnreadableFileError)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
