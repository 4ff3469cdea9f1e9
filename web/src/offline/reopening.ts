import type { DBSchema, IDBPDatabase } from 'idb';

/** Runs `use` on the database, opening it first where need be. `use` starts its transaction before its first await. */
export type Reopening<Schema extends DBSchema> = <T>(
  use: (db: IDBPDatabase<Schema>) => Promise<T>,
) => Promise<T>;

/**
 * Opens lazily, once, and again after the browser has closed the connection: phones do that to pages in the
 * background, and the page only learns of it by an InvalidStateError when it starts its next transaction.
 */
export function reopening<Schema extends DBSchema>(
  open: (closed: () => void) => Promise<IDBPDatabase<Schema>>,
): Reopening<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  const get = () => {
    opened ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  return async (use) => {
    try {
      return await use(await get());
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
      // Nothing was written: a transaction that could not start has done nothing.
      forget();
      return use(await get());
    }
  };
}
