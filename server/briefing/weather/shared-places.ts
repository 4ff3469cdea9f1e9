import { between } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { milesBetween } from '../../miles-between.ts';
import { weatherPlaces } from '../tables.ts';
import type { Place } from './provider.ts';

/** Miles (1 km) within which places have the same weather: the official forecast's own grid has 2.5 km. */
const SAME_MILES = 0.6;
/** Degrees of latitude that are surely more than that. */
const BOX = 0.01;
/** Places held in memory; beyond it they are found in the database again. */
const MOST_HELD = 20_000;

export type SharedPlaces = {
  /** The place in whose name is asked: one near by that was asked for before, on any server, or this one. */
  find: (place: Place) => Promise<Place>;
  /** From now on this place is asked for itself, though one near by was known. */
  separate: (place: Place) => Promise<void>;
};

const nameOf = ({ lat, lng }: Place) => `${lat},${lng}`;
const rowOf = ({ lat, lng }: Place) => `${Math.floor(lat / BOX)}`.concat(lng < 0 ? 'W' : 'E');

/** Lets a crew whose phones differ by metres be one question. */
export function sharedPlaces(db: Database): SharedPlaces {
  const found = new Map<string, Place>();
  /** Places in whose name is asked, by strip of latitude. */
  const asked = new Map<string, Place[]>();

  const nearby = (place: Place): Place | null => {
    const strips = [-BOX, 0, BOX].map((shift) => rowOf({ ...place, lat: place.lat + shift }));
    const near = strips
      .flatMap((strip) => asked.get(strip) ?? [])
      .filter((one) => milesBetween(one, place) <= SAME_MILES);
    return near.sort((a, b) => milesBetween(a, place) - milesBetween(b, place))[0] ?? null;
  };
  const add = (place: Place): void => {
    const strip = rowOf(place);
    const there = asked.get(strip) ?? [];
    if (!there.some((one) => nameOf(one) === nameOf(place))) asked.set(strip, [...there, place]);
  };
  const remember = (place: Place, shared: Place): Place => {
    if (found.size > MOST_HELD) {
      found.clear();
      asked.clear();
    }
    add(shared);
    found.set(nameOf(place), shared);
    return shared;
  };
  const keep = async (place: Place): Promise<void> => {
    await db
      .insert(weatherPlaces)
      .values({ latitude: place.lat, longitude: place.lng })
      .onConflictDoNothing();
  };

  return {
    find: async (place) => {
      const known = found.get(nameOf(place)) ?? nearby(place);
      if (known !== null) return remember(place, known);
      const rows = await db
        .select({ lat: weatherPlaces.latitude, lng: weatherPlaces.longitude })
        .from(weatherPlaces)
        .where(between(weatherPlaces.latitude, place.lat - BOX, place.lat + BOX));
      for (const row of rows) add(row);
      // Somebody may have come for the same place while the database was asked.
      const near = nearby(place);
      if (near !== null) return remember(place, near);
      remember(place, place);
      await keep(place);
      return place;
    },
    separate: async (place) => {
      remember(place, place);
      await keep(place);
    },
  };
}
