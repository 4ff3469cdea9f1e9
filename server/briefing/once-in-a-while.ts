/** Names held; the oldest goes first. Only saves work: what is forgotten is done again. */
const MOST_HELD = 10_000;

/** Does something for a name at most once in `everyMs` on this server, and gives what it gave then. Failures are not held. */
export function onceInAWhile<T = void>(
  everyMs: number,
): (name: string, work: () => Promise<T>) => Promise<T> {
  const done = new Map<string, { at: number; result: T }>();
  return async (name, work) => {
    const last = done.get(name);
    if (last !== undefined && Date.now() - last.at < everyMs) return last.result;
    const result = await work();
    done.delete(name);
    done.set(name, { at: Date.now(), result });
    const oldest = done.size > MOST_HELD ? done.keys().next().value : undefined;
    if (oldest !== undefined) done.delete(oldest);
    return result;
  };
}
