import { MAX_FILES, MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import type { IncomingMessage } from 'node:http';

/** Bytes: the largest valid report with its form. */
const MAX_DISCARDED_BYTES = (MAX_FILES + 1) * MAX_FILE_BYTES;

/**
 * Reads and discards the rest of a refused upload. A browser reads the answer only after it has sent
 * everything; if the connection closes before, it shows a network error. A sender above the limit is cut off.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  let discarded = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) request.destroy();
  });
  request.on('error', () => undefined);
  request.resume();
}
