import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useUser } from '../auth/public.ts';

/** One thing that a screen remembers of a person while they are signed in: it is still there on the way back. */
export interface SessionState<T> {
  name: string;
  initial: T;
}

const keyOf = (userId: number, name: string) => ['documents', userId, name] as const;

export const readSession = <T>(queries: QueryClient, userId: number, { name, initial }: SessionState<T>): T =>
  queries.getQueryData<T>(keyOf(userId, name)) ?? initial;

export function changeSession<T>(
  queries: QueryClient,
  userId: number,
  state: SessionState<T>,
  change: (now: T) => T,
): void {
  queries.setQueryData<T>(keyOf(userId, state.name), (now) => change(now ?? state.initial));
}

export function useSessionState<T>(state: SessionState<T>): [T, (change: (now: T) => T) => void] {
  const queries = useQueryClient();
  const { id } = useUser();
  const queryKey = useMemo(() => keyOf(id, state.name), [id, state.name]);
  // Asks nobody: it only hears of changes.
  const { data } = useQuery<T>({ queryKey, queryFn: () => state.initial, enabled: false });
  const set = useCallback(
    (change: (now: T) => T) => changeSession(queries, id, state, change),
    [queries, id, state],
  );
  return [data ?? state.initial, set];
}
