import type { Readable } from 'node:stream';

/** Thrown by `put` when more than `maxBytes` arrive; nothing is kept. */
export class FileTooLargeError extends Error {}

/** Where files are kept. Keys are made by us: letters, digits, `-`, `_`, `.` and `/`. */
export type Storage = {
  kind: 'disk' | 's3';
  /** Keeps the bytes under `key`, durably, before it resolves. Never holds a whole file in memory. */
  put: (options: { key: string; bytes: Readable; maxBytes: number }) => Promise<{ size: number }>;
  /** `start` and `end` are inclusive offsets in bytes. Null where there is no such file. */
  get: (key: string, range?: { start: number; end: number }) => Promise<Readable | null>;
  delete: (key: string) => Promise<void>;
  /** Resolves when files can be kept; rejects otherwise. */
  ping: () => Promise<void>;
};
