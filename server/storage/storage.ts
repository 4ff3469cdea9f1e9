import type { Readable } from 'node:stream';

/** Thrown by `put` above `maxBytes`; nothing is stored. */
export class FileTooLargeError extends Error {}

/** Thrown by every call if the storage does not answer or refuses access. A later retry may succeed. */
export class StorageOutOfReachError extends Error {
  constructor(cause: unknown) {
    super('The storage of files is out of reach', { cause });
  }
}

/** File storage by our own keys (storage-key.ts); every call refuses any other key. */
export type Storage = {
  kind: 'disk' | 's3';
  /**
   * Stores the bytes under `key`; they are durable when it resolves, and replace an earlier file as a whole.
   * Never buffers a whole file. If it rejects (too large, a broken source, a full disk), nothing is stored
   * and the source is destroyed.
   */
  put: (options: { key: string; bytes: Readable; maxBytes: number }) => Promise<{ size: number }>;
  /** `start` and `end` are inclusive offsets in bytes. Null if there is no such file. */
  get: (key: string, range?: { start: number; end: number }) => Promise<Readable | null>;
  /** Does nothing if there is no such file. */
  delete: (key: string) => Promise<void>;
  /** Health check: rejects if files cannot be stored. */
  ping: () => Promise<void>;
};
