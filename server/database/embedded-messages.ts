import type { Results } from '@electric-sql/pglite';

/** What the thread of the embedded database is started with. */
export type Opening = Readonly<{
  folder: string;
  /** One Int32: how often PostgreSQL's fsync has reached the disk. */
  fsyncs: SharedArrayBuffer;
}>;

export type Statement = Readonly<{
  query: string;
  params?: readonly unknown[];
  rowMode?: 'array' | 'object';
}>;

/** What the thread is asked, one after the other in the order in which it comes. */
export type Asked = Readonly<{ id: number }> &
  (Statement | Readonly<{ listen: string }> | Readonly<{ close: true }>);

/** An error of the database in parts, since a copy of an Error keeps its message and stack alone. */
export type Failure = Readonly<{
  message: string;
  /** Of PostgreSQL (code, severity, constraint, routine …); null: it is an error of the driver. */
  fields: Readonly<Record<string, unknown>> | null;
}>;

/** What the thread says. `broken`: the engine itself has failed, and nothing that it holds may be trusted. */
export type Told =
  | Readonly<{ opened: true }>
  | Readonly<{ cannotOpen: Error }>
  | Readonly<{ id: number; results: Results | null }>
  | Readonly<{ id: number; failure: Failure }>
  | Readonly<{ broken: string }>
  | Readonly<{ channel: string; payload: string }>;

/** How the thread ends when the disk refuses to keep data (sysexits' EX_IOERR): the process ends with it. */
export const DISK_REFUSED = 74;
