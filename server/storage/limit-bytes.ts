import { Transform } from 'node:stream';
import { FileTooLargeError } from './storage.ts';

/** A stream that fails above `maxBytes`. */
export function limitBytes(maxBytes: number): { stream: Transform; size: () => number } {
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(new FileTooLargeError(`More than ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
  return { stream, size: () => size };
}
