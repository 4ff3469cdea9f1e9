import type { StoredIncident } from './device-records.ts';
import type { Write } from './in-transaction.ts';
import { readIncident } from './record-versions.ts';

/** The store of incidents within somebody's transaction. */
type Incidents = {
  getAll: (range: IDBKeyRange) => Promise<unknown[]>;
  getAllKeys: (range: IDBKeyRange) => Promise<number[]>;
  put: (record: StoredIncident) => Promise<unknown>;
  delete: (range: IDBKeyRange) => Promise<unknown>;
};

type Move = { put: StoredIncident | null; remove: number | null };

/**
 * Reads the records that lie under `ids` and collects what becomes of them, with few requests: hundreds of single ones keep
 * the device busy for longer than the server takes to answer. `here` shows what was collected so far.
 */
export async function openMoves(store: Incidents, ids: readonly number[]) {
  const keys: number[] = [];
  const here = new Map<number, StoredIncident>();
  await Promise.all(
    spansOf(ids).map(async (span) => {
      const [spanKeys, stored] = await Promise.all([store.getAllKeys(span), store.getAll(span)]);
      keys.push(...spanKeys);
      for (const record of stored.map(readIncident)) if (record !== null) here.set(record.id, record);
    }),
  );
  const removed = new Set<number>();
  const puts = new Map<number, StoredIncident>();

  return {
    here: here as ReadonlyMap<number, StoredIncident>,
    move: ({ put, remove }: Move): void => {
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
      for (const record of puts.values()) write(store.put(record));
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
