import { MAX_UNPAGED_INCIDENTS } from '@tailboard/contract/incident-terms.ts';
import { useState } from 'react';
import type { IncidentEntry } from '../offline/public.ts';
import { overlayFound, useFoundIncidents } from './found-incidents.ts';
import { filterEntries } from './list-filters.ts';
import { useIncidents, type IncidentList } from './queries.ts';

export interface ShownIncidents {
  /** All that this phone has. */
  list: IncidentList;
  /** Of it and of what the server found: what `query` asks for. */
  shown: readonly IncidentEntry[];
  /** False: only this phone was looked through. */
  isWhole: boolean;
  hasMore: boolean;
  loadMore: () => void;
  busy: boolean;
  failed: boolean;
}

/** The list as `query` asks for it. Without a query it is what the phone has, and the older ones that it does not have. */
export function useShownIncidents(query: string): ShownIncidents {
  const list = useIncidents();
  const isFiltered = query !== '';
  const oldest = list.incidents.findLast(({ id }) => id > 0);
  const isCut = !isFiltered && oldest !== undefined && list.incidents.length >= MAX_UNPAGED_INCIDENTS;
  /** What asks for those before the phone's oldest one. */
  const [older, setOlder] = useState('');
  const { incidents: found, hasMore, loadMore, ...state } = useFoundIncidents(isFiltered ? query : older);
  const startsOlder = isCut && older === '';
  return {
    ...{ list, ...state },
    shown: isFiltered ? searched(list.incidents, found, query) : withOlder(list.incidents, found),
    isWhole: found !== undefined,
    hasMore: hasMore || startsOlder,
    loadMore: startsOlder ? () => setOlder(new URLSearchParams({ to: oldest.date }).toString()) : loadMore,
  };
}

/** What only this phone knows stands before what the server finds. */
function searched(
  onPhone: readonly IncidentEntry[],
  found: readonly IncidentEntry[] | undefined,
  query: string,
): readonly IncidentEntry[] {
  const fitting = filterEntries(onPhone, query);
  return found === undefined
    ? fitting
    : [...fitting.filter(({ id }) => id < 0), ...overlayFound(found, onPhone)];
}

function withOlder(
  onPhone: readonly IncidentEntry[],
  found: readonly IncidentEntry[] | undefined,
): readonly IncidentEntry[] {
  if (found === undefined || found.length === 0) return onPhone;
  const known = new Set(onPhone.map(({ id }) => id));
  return [...onPhone, ...found.filter(({ id }) => !known.has(id))];
}
