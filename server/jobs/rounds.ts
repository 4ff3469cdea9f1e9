export type Rounds = {
  /** Something may wait: begins a round at once, or another after the one that is under way. */
  wake: () => void;
  /** The round that is under way, which never rejects; null: none. */
  underWay: () => Promise<void> | null;
  /** Begins no further round, and waits for the one that is under way. */
  stop: () => Promise<void>;
};

/**
 * Has `work` done as long as the server runs, one round after the other: when woken, and every `everyMs` for what other
 * servers have left. What waits stands in the database, so a round that fails is tried again. `failed` hears of it, unless
 * the server stops.
 */
export function startRounds(options: {
  work: (signal: AbortSignal) => Promise<void>;
  everyMs: number;
  failed: (error: unknown) => void;
}): Rounds {
  const { work, everyMs, failed } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let round: Promise<void> | null = null;
  let again = false;
  const workOff = async () => {
    do {
      again = false;
      await work(signal);
    } while (again && !signal.aborted);
  };
  const wake = () => {
    if (signal.aborted) return;
    again = true;
    round ??= workOff()
      .catch((error: unknown) => {
        if (!signal.aborted) failed(error);
      })
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    underWay: () => round,
    stop: async () => {
      clearInterval(timer);
      stopping.abort(new Error('The server stops'));
      await round;
    },
  };
}
