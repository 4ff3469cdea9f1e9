/**
 * Works through `queue` with at most `count` pieces under way; `work` may put more in front. Ends when all have ended,
 * also when one fails, because the lock is let go of then; the first failure is thrown.
 */
export async function runLimited<T>(
  { queue, count, stopped }: { queue: T[]; count: number; stopped: () => boolean },
  work: (piece: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const lane = async () => {
    while (!stopped() && failures.length === 0) {
      const piece = queue.shift();
      if (piece === undefined) return;
      await work(piece).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
  if (failures.length > 0) throw failures[0];
}
