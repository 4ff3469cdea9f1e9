import type { MediaType } from '@tailboard/contract/media.ts';
import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { ProblemError } from '../http/problem.ts';
import { detectMediaType, TELLING_BYTES } from './detect-type.ts';

type Findings = { fileType: MediaType; sha256: string };

/**
 * A stream through which a file passes on its way to storage: it takes the SHA-256, and fails with
 * `unsupported-file-type` as soon as the first bytes show that we do not accept the file. An empty file is of no type.
 */
export function inspectFile(): { stream: Transform; findings: () => Findings } {
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let fileType: MediaType | null = null;

  const decide = async (stream: Transform): Promise<void> => {
    fileType = await detectMediaType(head);
    if (fileType === null) throw new ProblemError('unsupported-file-type');
    stream.push(head);
  };

  const stream: Transform = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      hash.update(chunk);
      if (fileType !== null) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < TELLING_BYTES) return done();
      return void decide(stream).then(() => done(), done);
    },
    flush(done: TransformCallback) {
      if (fileType !== null) return done();
      return void decide(stream).then(() => done(), done);
    },
  });

  let digest: string | null = null;
  return {
    stream,
    findings: () => {
      if (fileType === null) throw new Error('The file has not passed yet');
      digest ??= hash.digest('hex');
      return { fileType, sha256: digest };
    },
  };
}
