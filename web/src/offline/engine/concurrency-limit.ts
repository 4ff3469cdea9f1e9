/**
 * Processes `queue` with a concurrency limit of `count`; `work` may add items in front. Waits for all running
 * items even after a failure, because the caller then releases the lock; throws the first failure.
 */
export async function runLimited<T>(
  { queue, count, stopped }: { queue: T[]; count: number; stopped: () => boolean },
  work: (piece: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const worker = async () => {
    while (!stopped() && failures.length === 0) {
      const piece = queue.shift();
      if (piece === undefined) return;
      await work(piece).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  if (failures.length > 0) throw failures[0];
}
