import type { IncidentPlace, IncidentPlaces } from '@tailboard/contract/incident-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { incidentPlacesCall } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useUser } from '../auth/public.ts';
import { readPosition } from '../map/position.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { filterEntries } from './list-filters.ts';
import { useAfterSending } from './queries.ts';

const noPlaces: readonly IncidentPlace[] = [];

/**
 * Where the incidents were that `query` asks for: as the server finds them, with those that only this phone has; without signal
 * of those that this phone has. `isWhole`: the server has not left out older ones.
 */
export function usePlaces(query: string, onPhone: readonly IncidentEntry[]) {
  const { id } = useUser();
  const { data, isPending, isFetching, isError, refetch } = useQuery({
    queryKey: ['incident-places', id, query],
    queryFn: () => call<IncidentPlaces>(incidentPlacesCall(query)),
    refetchOnMount: 'always',
  });
  useAfterSending(() => void refetch());
  const found = data?.places;
  const places = useMemo(() => {
    const here = filterEntries(onPhone, query).flatMap(placeOf);
    return found === undefined ? here : [...here.filter((place) => place.id < 0), ...found];
  }, [found, onPhone, query]);
  return {
    places: isPending && isFetching ? noPlaces : places,
    loading: isPending && isFetching,
    isOfPhone: found === undefined || (isError && !isFetching),
    isWhole: data?.isWhole ?? true,
  };
}

function placeOf({ id, latitude, longitude, type, category, severity }: IncidentEntry): IncidentPlace[] {
  const position = readPosition(latitude, longitude);
  return position === null ? [] : [{ id, ...position, type, category, severity: severity ?? null }];
}
