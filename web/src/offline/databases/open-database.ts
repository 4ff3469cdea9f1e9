import { deleteDB, openDB, unwrap, wrap, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import type { DeviceParts } from '../browser-parts.ts';

/** Runs `use` on the database, opening it first where need be. `use` starts its transaction before its first await. */
export type OpenDatabase<Schema extends DBSchema> = <T>(
  use: (db: IDBPDatabase<Schema>) => Promise<T>,
) => Promise<T>;

/** The browser's database has not answered in time. What was begun is undone: nothing of it is written later. */
class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';
}

/** Ms that the next use waits where the last one got no answer: a form that asks several times must not wait for each. */
const PATIENCE_AFTER_SILENCE_MS = 3_000;
/** Ms after which a page that said that it goes away, and whose clock still runs, is taken to have stayed. */
const STAYED_AFTER_MS = 1_000;

export type Opening<Schema extends DBSchema> = {
  name: string;
  /** The stores of version 1. */
  stores: Readonly<Record<Extract<StoreNames<Schema>, string>, StoreToMake>>;
};

/** An index is named after the property it sorts by. */
type StoreToMake = { keyPath?: string | string[]; autoIncrement?: boolean; indexes?: readonly string[] };

/**
 * Opens a database (version 1) lazily, once, and again after the browser has closed the connection: phones do that to pages in the
 * background, and the page only learns of it by an InvalidStateError when it starts its next transaction.
 *
 * A page that is left may be kept frozen for the Back button. In WebKit its open transactions and its upgrade then hold the database against
 * every other page, without an end and without a word. So what runs is undone and the connection is closed as the page goes; when the
 * page comes back, what was undone is done again. Every wait ends: after `patienceMs` with a DatabaseSilentError.
 */
export function openDatabase<Schema extends DBSchema>(
  { page, patienceMs }: Pick<DeviceParts, 'page' | 'patienceMs'>,
  { name, stores }: Opening<Schema>,
): OpenDatabase<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const running = new Set<Pick<IDBTransaction, 'abort'>>();
  /** How often what ran was undone. */
  let undone = 0;
  /** Until the page is back. */
  let away: Promise<void> | null = null;
  let silent = false;

  const forget = () => {
    opened = null;
  };

  const connect = () =>
    openDB<Schema>(name, 1, {
      upgrade: (db, _from, _to, tx) => {
        running.add(tx);
        makeStores(db, stores);
      },
      // A newer version of the app in another tab wants to step the database up: this tab must not stand in its way.
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });

  /** A database of an app from before the first release may lack a store: it is made anew, and what lay there is gone. */
  async function connectToAll(): Promise<IDBPDatabase<Schema>> {
    const db = await connect();
    if (Object.keys(stores).every((store) => unwrap(db).objectStoreNames.contains(store))) return db;
    db.close();
    await deleteDB(name);
    return await connect();
  }

  function open(): Promise<IDBPDatabase<Schema>> {
    const opening = connectToAll().then((db) => {
      if (opened !== opening) {
        db.close();
        throw new DOMException('The page was left meanwhile.', 'InvalidStateError');
      }
      running.clear();
      watchTransactions(db, running);
      return db;
    });
    opening.catch(() => {
      if (opened === opening) forget();
    });
    return opening;
  }

  /** Gives up everything that is under way, and the connection. */
  function letGo(): void {
    undone += 1;
    for (const tx of running) {
      try {
        tx.abort();
      } catch {
        // It has ended by itself.
      }
    }
    running.clear();
    void opened?.then(
      (db) => db.close(),
      () => undefined,
    );
    forget();
  }

  page?.window.addEventListener('pagehide', () => {
    letGo();
    const { window } = page;
    const back = new Promise<void>((resolve) => {
      window.addEventListener('pageshow', () => resolve(), { once: true });
      setTimeout(resolve, STAYED_AFTER_MS);
    });
    away = back;
    void back.finally(() => {
      if (away === back) away = null;
    });
  });

  async function attempt<T>(use: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    const patience = silent ? Math.min(patienceMs, PATIENCE_AFTER_SILENCE_MS) : patienceMs;
    opened ??= open();
    const result = await within(patience, opened.then(use), letGo);
    silent = false;
    return result;
  }

  return async (use) => {
    for (let tries = 1; ; tries += 1) {
      await away;
      const before = undone;
      try {
        return await attempt(use);
      } catch (error) {
        if (error instanceof DatabaseSilentError) silent = true;
        // Nothing was written: a transaction that was undone or could not start has done nothing.
        const wasLeft = undone !== before && isNamed(error, 'AbortError');
        if (!wasLeft && (tries > 1 || !isNamed(error, 'InvalidStateError'))) throw error;
        if (undone === before) forget();
      }
    }
  };
}

function makeStores<Schema extends DBSchema>(
  db: IDBPDatabase<Schema>,
  stores: Opening<Schema>['stores'],
): void {
  const plain = unwrap(db as unknown as IDBPDatabase);
  for (const [name, { keyPath = null, autoIncrement = false, indexes = [] }] of Object.entries<StoreToMake>(
    stores,
  )) {
    const store = plain.createObjectStore(name, { keyPath, autoIncrement });
    for (const index of indexes) store.createIndex(index, index);
  }
}

/** Has each transaction of `db` stand in `running` while it runs. */
function watchTransactions<Schema extends DBSchema>(
  db: IDBPDatabase<Schema>,
  running: Set<Pick<IDBTransaction, 'abort'>>,
): void {
  db.addEventListener('close', () => running.clear());
  const plain = unwrap(db as unknown as IDBPDatabase);
  const begin = plain.transaction.bind(plain);
  plain.transaction = (...given: Parameters<typeof begin>) => {
    const tx = begin(...given);
    running.add(tx);
    // Who waits for it hears of its failure all the same.
    wrap(tx).done.catch(() => undefined);
    for (const end of ['complete', 'abort'] as const)
      tx.addEventListener(end, () => running.delete(tx), { once: true });
    return tx;
  };
}

/** Rejects with a DatabaseSilentError after `ms`, once `late` has ended what is waited for. */
async function within<T>(ms: number, waited: Promise<T>, late: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      late();
      reject(new DatabaseSilentError('The database of this browser does not answer.'));
    }, ms);
  });
  try {
    return await Promise.race([waited, silence]);
  } finally {
    clearTimeout(timer);
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;
