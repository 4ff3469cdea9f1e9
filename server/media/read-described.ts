import { MAX_SYNC_FILES_BYTES, SYNC_MEDIA_LINE_END, syncFilesSchema } from '@tailboard/contract/sync.ts';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { ProblemError } from '../http/problem.ts';
import { parseInput } from '../http/validate.ts';

/** Bytes: longest line that describes the files, far above ten names of 255 characters. */
const MAX_LINE_BYTES = 64 * 1024;
const LINE_END = SYNC_MEDIA_LINE_END.charCodeAt(0);

export type DescribedBody = {
  /** The first line. Throws `malformed-upload`, `invalid-input`, or `too-large` for all files together. */
  description: () => Promise<z.output<typeof syncFilesSchema>>;
  /** The next `size` bytes as a stream. */
  take: (bytes: number) => AsyncGenerator<Buffer, void>;
  /** Throws `malformed-upload` if there are more bytes than described. */
  end: () => Promise<void>;
  /** Detaches from the source without destroying it. */
  close: () => Promise<void>;
};

/**
 * Parses the body of POST /api/sync/media as a stream, with one chunk in memory. Each call throws
 * `malformed-upload` if the source breaks or ends early. The source is never destroyed, so that its sender
 * gets an answer.
 */
export function readDescribed(source: Readable): DescribedBody {
  const pieces = source.iterator({ destroyOnReturn: false });
  let rest: Buffer = Buffer.alloc(0);

  const next = async (): Promise<Buffer | null> => {
    try {
      const { done, value } = await pieces.next();
      return done === true ? null : (value as Buffer);
    } catch (cause) {
      throw new ProblemError('malformed-upload', { cause });
    }
  };
  const more = async (): Promise<Buffer> => {
    const piece = await next();
    if (piece === null) throw new ProblemError('malformed-upload');
    return piece;
  };

  async function line(): Promise<string> {
    for (;;) {
      const end = rest.indexOf(LINE_END);
      if (end > MAX_LINE_BYTES || (end < 0 && rest.length > MAX_LINE_BYTES))
        throw new ProblemError('malformed-upload');
      if (end >= 0) {
        const text = rest.toString('utf8', 0, end);
        rest = rest.subarray(end + 1);
        return text;
      }
      rest = Buffer.concat([rest, await more()]);
    }
  }

  return {
    description: async () => {
      const described = parseInput(syncFilesSchema, parseJson(await line()));
      const bytes = described.files.reduce((sum, { size }) => sum + size, 0);
      if (bytes > MAX_SYNC_FILES_BYTES) throw new ProblemError('too-large');
      return described;
    },
    take: async function* take(bytes) {
      for (let left = bytes; left > 0;) {
        if (rest.length === 0) rest = await more();
        const piece = rest.subarray(0, left);
        rest = rest.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    },
    end: async () => {
      while (rest.length === 0) {
        const piece = await next();
        if (piece === null) return;
        rest = piece;
      }
      throw new ProblemError('malformed-upload');
    },
    close: async () => {
      await pieces.return?.();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('malformed-upload', { cause });
  }
}
