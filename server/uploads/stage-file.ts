import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import { type MediaType } from '@tailboard/contract/media.ts';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ProblemError } from '../http/problem.ts';
import { FileTooLargeError, type Storage } from '../storage/storage.ts';
import { flowInto } from './flow-into.ts';
import { inspectFile } from './inspect-file.ts';

/** A file that is durable in storage but has no row yet. */
export type StagedFile = { storageKey: string; fileType: MediaType; size: number; sha256: string };

/**
 * Streams one file to storage. Throws `file-too-large`, `unsupported-file-type`, or `malformed-upload` when
 * the source ends early; then nothing stays in storage. The source is never destroyed, so that its sender
 * still gets an answer. Files of one request share a `folder` (see `anyFolder`).
 */
export async function stageFile(options: {
  storage: Storage;
  bytes: Readable;
  folder?: string;
}): Promise<StagedFile> {
  const { storage, bytes, folder = anyFolder() } = options;
  const storageKey = `${folder}/${randomUUID()}`;
  const { stream, findings } = inspectFile();
  flowInto(bytes, stream);
  try {
    const { size } = await storage.put({ key: storageKey, bytes: stream, maxBytes: MAX_FILE_BYTES });
    return { storageKey, size, ...findings() };
  } catch (error) {
    const reason = stream.errored ?? error;
    if (reason instanceof FileTooLargeError) throw new ProblemError('file-too-large', { cause: reason });
    throw reason;
  }
}

/** One of 256 storage folders at random: file systems are slow with very many entries in one folder. */
export const anyFolder = (): string => `media/${randomUUID().slice(0, 2)}`;
