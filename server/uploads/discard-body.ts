import { MAX_FILES, MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import type { IncomingMessage } from 'node:http';

/** What the largest honest report has, and its form around it. */
const MAX_DISCARDED_BYTES = (MAX_FILES + 1) * MAX_FILE_BYTES;

/**
 * Lets the rest of a refused upload come in and go: a browser that is still sending reads the answer only when it may
 * finish, and a connection that is cut under it shows a network error instead. Who sends without end is cut off.
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
