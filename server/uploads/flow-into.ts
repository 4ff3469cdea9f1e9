import type { Readable, Writable } from 'node:stream';
import { ProblemError } from '../http/problem.ts';

/** Like `pipe`, but the target fails with `malformed-upload` when the source breaks or has broken already. */
export function flowInto(source: Readable, target: Writable): void {
  const breakOff = (cause?: unknown) => {
    if (!source.readableEnded) target.destroy(new ProblemError('malformed-upload', { cause }));
  };
  source.on('error', breakOff);
  source.on('close', breakOff);
  target.on('close', () => source.unpipe(target));
  source.pipe(target);
  if (source.destroyed) breakOff(source.errored);
}
