/**
 * Ends with the first of `signals`, or after `timeout` ms. `over` lets go of them. `AbortSignal.any` is in Safari since
 * 17.4 only.
 */
export function endsWith(
  signals: readonly (AbortSignal | undefined)[],
  timeout: number,
): { signal: AbortSignal; over: () => void } {
  const ends = new AbortController();
  const lines = signals.flatMap((signal) => {
    if (signal === undefined) return [];
    const stop = () => ends.abort(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    return [() => signal.removeEventListener('abort', stop)];
  });
  const timer = setTimeout(() => ends.abort(new DOMException('Too late', 'TimeoutError')), timeout);
  const over = () => {
    clearTimeout(timer);
    for (const letGo of lines) letGo();
  };
  return { signal: ends.signal, over };
}
