import type { WakeUps } from '../database/wake-ups.ts';

export type LiveReaders = {
  /** Calls `wake` whenever the person may have something new. Returns what ends it. */
  add: (userId: number, wake: () => void) => () => void;
  /** Connections of the person that are open on this server. */
  countOf: (userId: number) => number;
};

/** Those who wait for something new on this server, by person. */
export function liveReaders(wakeUps: WakeUps): LiveReaders {
  const readers = new Map<number, Set<() => void>>();
  wakeUps.listen((woken) => {
    // Null: some may have been missed, so everybody looks.
    const sets = woken === null ? [...readers.values()] : [readers.get(woken.userId) ?? []];
    for (const set of sets) for (const wake of set) wake();
  });
  return {
    add: (userId, wake) => {
      const mine = readers.get(userId) ?? new Set();
      readers.set(userId, mine);
      mine.add(wake);
      return () => {
        mine.delete(wake);
        if (mine.size === 0) readers.delete(userId);
      };
    },
    countOf: (userId) => readers.get(userId)?.size ?? 0,
  };
}
