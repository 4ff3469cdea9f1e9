import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** One thing that a screen remembers of a person while they are signed in: it is still there on the way back. */
export interface SessionState<T> {
  name: string;
  initial: T;
}

interface Memory {
  values: Map<string, unknown>;
  listeners: Set<() => void>;
}

/**
 * By the cache of the signed-in person, and gone with it. Not in that cache: it tells of a change some time later, and a
 * field that is typed into would lose letters.
 */
const memories = new WeakMap<QueryClient, Memory>();

function memoryOf(queries: QueryClient): Memory {
  const memory = memories.get(queries) ?? { values: new Map(), listeners: new Set() };
  memories.set(queries, memory);
  return memory;
}

export const readSession = <T>(queries: QueryClient, { name, initial }: SessionState<T>): T =>
  (memoryOf(queries).values.get(name) ?? initial) as T;

export function changeSession<T>(queries: QueryClient, state: SessionState<T>, change: (now: T) => T): void {
  const { values, listeners } = memoryOf(queries);
  values.set(state.name, change(readSession(queries, state)));
  for (const listener of listeners) listener();
}

export function useSessionState<T>(state: SessionState<T>): [T, (change: (now: T) => T) => void] {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = memoryOf(queries);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [queries],
  );
  const value = useSyncExternalStore(subscribe, () => readSession(queries, state));
  const set = useCallback((change: (now: T) => T) => changeSession(queries, state, change), [queries, state]);
  return [value, set];
}

/** Which tab of /safety was open last: the way back from a document leads there. */
export const tabState: SessionState<'documents' | 'chat'> = { name: 'tab', initial: 'documents' };
