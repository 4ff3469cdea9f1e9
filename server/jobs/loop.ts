export type Loop = {
  /** Starts a run at once, or another one after the current run. */
  wake: () => void;
  /** The current run, which never rejects; null when idle. */
  current: () => Promise<void> | null;
  /** Starts no further run, and waits for the current one. */
  stop: () => Promise<void>;
};

/**
 * Runs `work` until the server stops, one run at a time: when woken, and every `everyMs` for what other
 * servers have left. The database holds what waits, so the next run retries what failed. `onError` receives
 * the error, unless the server stops.
 */
export function startLoop(options: {
  work: (signal: AbortSignal) => Promise<void>;
  everyMs: number;
  onError: (error: unknown) => void;
}): Loop {
  const { work, everyMs, onError } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let run: Promise<void> | null = null;
  let again = false;
  const runWhileWoken = async () => {
    do {
      again = false;
      await work(signal);
    } while (again && !signal.aborted);
  };
  const wake = () => {
    if (signal.aborted) return;
    again = true;
    run ??= runWhileWoken()
      .catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      })
      .finally(() => {
        run = null;
      });
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    current: () => run,
    stop: async () => {
      clearInterval(timer);
      stopping.abort(new Error('The server stops'));
      await run;
    },
  };
}
