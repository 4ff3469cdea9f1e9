import type { Position } from '../map/position.ts';
import { storedPreference, type StoredPreference } from '../ui/stored-preference.ts';
import { isSamePlace } from './same-place.ts';

/** Most places that are kept for a person. */
const MOST = 6;

/** How a place came to be: found by the device, chosen by the person, or Dallas because there is no other. */
export type PlaceBy = 'device' | 'chosen' | 'default';

export interface KeptPlace extends Position {
  name: string;
  by: PlaceBy;
  /** ISO time at which its briefing was last shown. */
  at: string;
}

const stores = new Map<number, StoredPreference>();

/** In local storage, a list for each person of this phone, because it must be known before anything is drawn. */
function storeOf(userId: number): StoredPreference {
  const store = stores.get(userId) ?? storedPreference(`briefingPlaces:${userId}`);
  stores.set(userId, store);
  return store;
}

/** Places whose briefing was shown on this device, the latest first. */
export function readPlaces(userId: number): KeptPlace[] {
  try {
    const list: unknown = JSON.parse(storeOf(userId).read() ?? '[]');
    return Array.isArray(list) ? list.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Puts a place first. Returns those that are no longer kept. */
export function keepPlace(userId: number, place: KeptPlace): KeptPlace[] {
  const others = readPlaces(userId).filter((other) => !isSamePlace(other, place));
  const all = [place, ...others];
  storeOf(userId).write(JSON.stringify(all.slice(0, MOST)));
  return all.slice(MOST);
}

/** Where somebody has been is cached data too. */
export function forgetPlaces(userId: number): void {
  storeOf(userId).write(null);
}

function isPlace(value: unknown): value is KeptPlace {
  const { latitude, longitude, name, at } = (value ?? {}) as Partial<KeptPlace>;
  return (
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    typeof name === 'string' &&
    typeof at === 'string'
  );
}
