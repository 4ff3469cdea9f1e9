import { useCallback, useEffect, useRef, useState } from 'react';
import { devicePosition, type NoPosition } from '../map/device-position.ts';
import type { Position } from '../map/position.ts';
import { readPlaces } from './kept-places.ts';
import { defaultPlace, openingPlace, type BriefingPlace } from './opening-place.ts';
import { isSamePlace } from './same-place.ts';

export interface ShownPlace {
  /** Null while the device is asked for the first time. */
  place: BriefingPlace | null;
  /** The device is being asked. */
  finding: boolean;
  /** Why the device did not say where it is. */
  problem: NoPosition | null;
  /** Asks the device where it is. */
  find: () => void;
  choose: (position: Position, name: string | null) => void;
}

/** Which place the briefing is for: the device's, unless the person chose one; Dallas where the device does not say. */
export function useBriefingPlace(userId: number): ShownPlace {
  const [opening] = useState(() => openingPlace(readPlaces(userId), new Date()));
  const [place, setPlace] = useState(opening.place);
  const [finding, setFinding] = useState(opening.ask);
  const [problem, setProblem] = useState<NoPosition | null>(null);
  /** Counts what was asked for: an answer to an older question changes nothing. */
  const asked = useRef(0);

  const ask = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const found = await devicePosition();
    if (question !== asked.current) return;
    setFinding(false);
    setProblem(typeof found === 'string' ? found : null);
    const places = readPlaces(userId);
    setPlace(typeof found === 'string' ? without(places) : near(found, places));
  }, [userId]);

  useEffect(() => {
    if (opening.ask) void ask();
    return () => {
      asked.current += 1;
    };
  }, [opening, ask]);

  return {
    place,
    finding,
    problem,
    find: () => {
      setFinding(true);
      void ask();
    },
    choose: (position, name) => {
      asked.current += 1;
      setFinding(false);
      setProblem(null);
      setPlace({ ...near(position, readPlaces(userId)), ...(name !== null && { name }), by: 'chosen' });
    },
  };
}

/** The same site has one position, so that its last briefing is found again. */
function near(position: Position, places: readonly BriefingPlace[]): BriefingPlace {
  const known = places.find((each) => isSamePlace(each, position));
  const { latitude, longitude } = known ?? position;
  return { latitude, longitude, name: known?.name ?? null, by: 'device' };
}

/**
 * Refused or not found: Dallas, called the default place (spec, section 9). Without signal there would be nothing to show
 * of it, so that the last place stays, called that.
 */
function without([last]: readonly BriefingPlace[]): BriefingPlace {
  if (!navigator.onLine && last !== undefined && last.by !== 'default') {
    const { latitude, longitude, name } = last;
    return { latitude, longitude, name, by: 'last' };
  }
  return { ...defaultPlace, by: 'default' };
}
