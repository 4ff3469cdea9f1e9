type Transaction = { done: Promise<void>; abort: () => void };

/** Hands a write over, so that its failure is the transaction's and is never lost. */
export type Write = (written: Promise<unknown>) => void;

/**
 * Runs `use` in `tx` and waits until all is durable, or nothing is. What it throws is the reason: a transaction that
 * the browser undid for want of room fails each of its requests with AbortError and only itself with the truth.
 */
export async function inTransaction<Tx extends Transaction, T>(
  tx: Tx,
  use: (tx: Tx, write: Write) => Promise<T>,
): Promise<T> {
  const undone = tx.done.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const writes: Promise<unknown>[] = [];
  const write: Write = (written) => {
    written.catch(() => undefined);
    writes.push(written);
  };
  try {
    const result = await use(tx, write);
    await Promise.all([...writes, tx.done]);
    return result;
  } catch (error) {
    abort(tx);
    const end = await undone;
    throw end === null || isAbort(end.error) ? error : end.error;
  }
}

function abort(tx: Transaction): void {
  try {
    tx.abort();
  } catch {
    // It has ended by itself.
  }
}

function isAbort(error: unknown): boolean {
  return error === null || (error instanceof Error && error.name === 'AbortError');
}
