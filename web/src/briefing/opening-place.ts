import type { Position } from '../map/position.ts';
import type { KeptPlace, PlaceBy } from './kept-places.ts';

/** Spec section 9: where the briefing is for when the device does not say where it is. */
export const defaultPlace = { latitude: 32.7767, longitude: -96.797, name: 'Dallas, TX' } as const;

/** The place of the briefing on the screen. `last`: an earlier one, because the device could not find itself. */
export interface BriefingPlace extends Position {
  /** Null until the server has named it. */
  name: string | null;
  by: PlaceBy | 'last';
}

/**
 * The place that the screen opens with: the one of last time, at once. A chosen one holds for the day on which it was
 * chosen; otherwise the device is asked where it is. Null: nothing is known yet.
 */
export function openingPlace(
  places: readonly KeptPlace[],
  now: Date,
): { place: BriefingPlace | null; ask: boolean } {
  const [last] = places;
  if (last === undefined) return { place: null, ask: true };
  const { latitude, longitude, name, by, at } = last;
  const isOfToday = new Date(at).toDateString() === now.toDateString();
  if (by === 'chosen' && isOfToday) return { place: { latitude, longitude, name, by }, ask: false };
  return { place: { latitude, longitude, name, by: by === 'chosen' ? 'last' : by }, ask: true };
}
