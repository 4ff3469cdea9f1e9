import { unwrap, type IDBPObjectStore } from 'idb';
import type { Write } from '../databases/in-transaction.ts';

/** A store of records within somebody's transaction. */
export type MovableRecords = {
  getAll: (range: IDBKeyRange) => Promise<unknown[]>;
  getAllKeys: (range: IDBKeyRange) => Promise<number[]>;
  delete: (range: IDBKeyRange) => Promise<unknown>;
};

type Move<Stored> = { put: Stored | null; remove: number | null };

/**
 * Reads the records that lie under `ids` and collects what becomes of them, with few requests: hundreds of single ones keep
 * the device busy for longer than the server takes to answer. `here` shows what was collected so far.
 */
export async function openMoves<Stored extends { id: number }>(
  store: MovableRecords,
  read: (stored: unknown) => Stored | null,
  ids: readonly number[],
) {
  const keys: number[] = [];
  const here = new Map<number, Stored>();
  await Promise.all(
    spansOf(ids).map(async (span) => {
      const [spanKeys, stored] = await Promise.all([store.getAllKeys(span), store.getAll(span)]);
      keys.push(...spanKeys);
      for (const record of stored.map(read)) if (record !== null) here.set(record.id, record);
    }),
  );
  const removed = new Set<number>();
  const puts = new Map<number, Stored>();

  return {
    here: here as ReadonlyMap<number, Stored>,
    move: ({ put, remove }: Move<Stored>): void => {
      if (remove !== null) {
        here.delete(remove);
        puts.delete(remove);
        removed.add(remove);
      }
      if (put === null) return;
      here.set(put.id, put);
      puts.set(put.id, put);
      removed.delete(put.id);
    },
    /** Hands each write over as it is made: the next one may find the disk full. */
    writeAll: (write: Write): void => {
      for (const range of runsOf(removed, keys)) write(store.delete(range));
      // Without a promise each, which for hundreds takes as long as the writes: what fails undoes the transaction, and that is waited for.
      const plain = unwrap(store as unknown as IDBPObjectStore);
      for (const record of puts.values()) plain.put(record);
    },
  };
}

/** From the least to the greatest of each kind of id: local ones are negative, the server's are not. */
function spansOf(ids: readonly number[]): IDBKeyRange[] {
  const kinds = [ids.filter((id) => id < 0), ids.filter((id) => id >= 0)].filter((kind) => kind.length > 0);
  return kinds.map((kind) => {
    const sorted = kind.toSorted((a, b) => a - b);
    return IDBKeyRange.bound(sorted[0], sorted.at(-1));
  });
}

/** `removed` in as few ranges as hold none of the other `keys`, of whichever version their records are. */
export function runsOf(removed: ReadonlySet<number>, keys: readonly number[]): IDBKeyRange[] {
  const runs: { from: number; to: number }[] = [];
  let open = false;
  for (const key of new Set([...keys, ...removed].toSorted((a, b) => a - b))) {
    const last = runs.at(-1);
    // Between the two kinds of id may lie records that nobody has looked at.
    if (!removed.has(key)) open = false;
    else if (open && last !== undefined && last.to < 0 === key < 0) last.to = key;
    else {
      runs.push({ from: key, to: key });
      open = true;
    }
  }
  return runs.map(({ from, to }) => IDBKeyRange.bound(from, to));
}
