import { open } from 'node:fs/promises';

/** fsync of the folder at a path. */
export type SyncFolder = (path: string) => Promise<void>;

/**
 * fsync of folders, shared by concurrent callers. A call during a running fsync, which may have begun before
 * the caller's change, waits for the next one together with all other calls until that one begins.
 */
export function folderSyncs(sync: SyncFolder = syncFolder): SyncFolder {
  const underWay = new Map<string, { now: Promise<void>; next: Promise<void> | null }>();

  const begin: SyncFolder = (path) => {
    const now = sync(path);
    const turn = { now, next: null };
    underWay.set(path, turn);
    const end = () => {
      if (underWay.get(path) === turn && turn.next === null) underWay.delete(path);
    };
    now.then(end, end);
    return now;
  };

  return (path) => {
    const turn = underWay.get(path);
    if (turn === undefined) return begin(path);
    turn.next ??= turn.now.then(
      () => begin(path),
      () => begin(path),
    );
    return turn.next;
  };
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
