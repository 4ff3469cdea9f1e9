import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query';

/**
 * Query keys of what is read from the device begin with this: they are asked again whenever the device says that
 * something on it changed.
 */
export const deviceKeys = {
  all: ['device'] as const,
  of: (userId: number, what: string) => ['device', userId, what] as const,
};

/**
 * The record of this id in a list (the state of its query) that was read from the device, which is what reading the record alone would give;
 * undefined when the list is not there, or no longer true.
 */
export function recordIn<Entry extends { id: number }>(
  list: QueryState<readonly Entry[]> | undefined,
  id: number,
): Entry | undefined {
  return list?.isInvalidated === false ? list.data?.find((entry) => entry.id === id) : undefined;
}

/**
 * Has what was read from the device under `queryKey` read again. A first reading that is under way may be older than
 * what has changed, and is not begun anew by that alone: it is read again when it has ended. Resolves when all is read.
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const first = queries.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  });
  const others = queries.invalidateQueries({ queryKey });
  if (first.length === 0) return await others;
  await Promise.allSettled(first.flatMap(({ promise }) => promise ?? []));
  await Promise.all([others, queries.invalidateQueries({ predicate: (query) => first.includes(query) })]);
}
