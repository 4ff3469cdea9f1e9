import type { Database } from '../database/database.ts';
import { watchPlace } from '../notifications/public.ts';
import type { Place } from './weather/provider.ts';

/** Ms for which this server does not look again whether a person's place is noted. */
const LOOK_EVERY_MS = 60_000;
/** People held. */
const MOST_HELD = 10_000;

/** Notes which place a person has open, without asking the database at every refresh of the same one. */
export function watchedNow(db: Database): { note: (userId: number, place: Place) => Promise<void> } {
  const last = new Map<number, { place: Place; at: number }>();
  return {
    note: async (userId, place) => {
      const before = last.get(userId);
      const isSame = before?.place.lat === place.lat && before.place.lng === place.lng;
      if (before !== undefined && isSame && Date.now() - before.at < LOOK_EVERY_MS) return;
      last.delete(userId);
      await watchPlace(db, userId, place);
      last.set(userId, { place, at: Date.now() });
      const oldest = last.size > MOST_HELD ? last.keys().next().value : undefined;
      if (oldest !== undefined) last.delete(oldest);
    },
  };
}
