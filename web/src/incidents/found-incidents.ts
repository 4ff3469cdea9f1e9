import type { Incident } from '@tailboard/contract/incidents.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calls } from '../api/addresses.ts';
import { callPage } from '../api/call.ts';
import { useUser } from '../auth/public.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { entryOf, useAfterSending } from './queries.ts';

/** Rows that come at a time. */
const PAGE = 100;

export interface FoundIncidents {
  /** So far; undefined while the server has not answered, or cannot be reached. */
  incidents: readonly IncidentEntry[] | undefined;
  hasMore: boolean;
  loadMore: () => void;
  busy: boolean;
  /** The last page asked for did not come. */
  failed: boolean;
}

/** What the server finds with `query` (of GET /api/incidents), page by page; nothing is asked where it is empty. */
export function useFoundIncidents(query: string): FoundIncidents {
  const { id } = useUser();
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['incidents-found', id, query],
    queryFn: ({ pageParam }) => {
      const asked = new URLSearchParams(query);
      asked.set('limit', String(PAGE));
      if (pageParam !== null) asked.set('cursor', pageParam);
      return callPage<Incident[]>(`${calls.incidents}?${asked.toString()}`);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: query !== '',
    refetchOnMount: 'always',
  });
  useAfterSending(() => {
    if (query !== '') void refetch();
  });
  const incidents = useMemo(() => data?.pages.flatMap(({ body }) => body.map(entryOf)), [data]);
  return {
    incidents,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    busy: isFetching,
    failed: isError,
  };
}

/** Rows of the server, each as this phone has it where that is newer or not sent yet. */
export function overlayFound(
  found: readonly IncidentEntry[],
  onPhone: readonly IncidentEntry[],
): IncidentEntry[] {
  const known = new Map(onPhone.map((entry) => [entry.id, entry]));
  return found.map((entry) => {
    const here = known.get(entry.id);
    const isNewer =
      here !== undefined &&
      (here.unsentRevision !== null || Date.parse(here.updatedAt) >= Date.parse(entry.updatedAt));
    return isNewer || (here !== undefined && here.state.kind !== 'on-server') ? here : entry;
  });
}
