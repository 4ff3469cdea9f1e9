import type { Readable } from 'node:stream';

/** Thrown by `put` when more than `maxBytes` arrive; nothing is kept. */
export class FileTooLargeError extends Error {}

/** Thrown by every call where the storage does not answer, or does not let us in: the same may succeed later. */
export class StorageOutOfReachError extends Error {
  constructor(cause: unknown) {
    super('The storage of files is out of reach', { cause });
  }
}

/** Where files are kept, by keys that we make (see storage-key.ts); any other key is refused by every call. */
export type Storage = {
  kind: 'disk' | 's3';
  /**
   * Keeps the bytes under `key`, durably, before it resolves; what was there before is replaced whole. Never holds a
   * whole file in memory. Whatever makes it reject (too much, a source that breaks off, a full disk), nothing is kept;
   * the source is destroyed then.
   */
  put: (options: { key: string; bytes: Readable; maxBytes: number }) => Promise<{ size: number }>;
  /** `start` and `end` are inclusive offsets in bytes. Null where there is no such file. */
  get: (key: string, range?: { start: number; end: number }) => Promise<Readable | null>;
  /** Does nothing where there is no such file. */
  delete: (key: string) => Promise<void>;
  /** Resolves when files can be kept; rejects otherwise. */
  ping: () => Promise<void>;
};
