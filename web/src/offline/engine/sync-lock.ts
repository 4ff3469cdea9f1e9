const NAME = 'tailboard-sync';

/** One sync at a time, whatever number of tabs. */
export type Locks = {
  /** Waits for the lock. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs only when the lock is free now; otherwise answers `busy`. */
  tryRun: <T>(work: () => Promise<T>) => Promise<T | 'busy'>;
};

/** Web Locks: freed by the browser when the tab that holds one is closed or killed. */
export function webLocks(manager: Pick<LockManager, 'request'>): Locks {
  return {
    run: async (work) => await manager.request(NAME, work),
    tryRun: async (work) =>
      await manager.request(NAME, { ifAvailable: true }, async (lock) =>
        lock === null ? 'busy' : await work(),
      ),
  };
}

/** Where there are no Web Locks: one at a time within this tab. Two tabs may then send the same, which is harmless. */
export function promiseChainLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  let busy = 0;
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    busy += 1;
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      busy -= 1;
    }
  };
  return { run, tryRun: async (work) => (busy > 0 ? 'busy' : await run(work)) };
}
