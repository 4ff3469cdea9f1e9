import type { MediaType } from '@tailboard/contract/media.ts';
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { callbackify } from 'node:util';
import { ProblemError } from '../http/problem.ts';
import { detectMediaType, TELLING_BYTES } from './detect-type.ts';
import { isSoundOnly, mp4Tracks } from './mp4-tracks.ts';

type Findings = { fileType: MediaType; sha256: string };

/**
 * A stream on the way to storage: hashes the file (SHA-256), and fails with `unsupported-file-type` as soon
 * as its first bytes show a type that we do not accept. An empty file has no type.
 */
export function inspectFile(): { stream: Transform; findings: () => Findings } {
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let fileType: MediaType | null = null;
  const tracks = mp4Tracks();

  const decide = callbackify(async () => {
    fileType = await detectMediaType(head);
    if (fileType === null) throw new ProblemError('unsupported-file-type');
    return head;
  });
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      tracks.feed(chunk);
      if (fileType !== null) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      return head.length < TELLING_BYTES ? done() : decide(done);
    },
    flush(done) {
      return fileType === null ? decide(done) : done();
    },
  });

  // The stream may fail before storage reads it; storage then finds the error.
  stream.on('error', () => undefined);

  let digest: string | null = null;
  return {
    stream,
    findings: () => {
      if (fileType === null) throw new Error('The file has not passed yet');
      digest ??= hash.digest('hex');
      const isSound = fileType === 'video/mp4' && isSoundOnly(tracks.found);
      return { fileType: isSound ? 'audio/mp4' : fileType, sha256: digest };
    },
  };
}
