import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { geocodeCache } from './tables.ts';

/** Days for which an answer is used. */
const KEPT_DAYS = 30;
/** No place has this name: its row holds the moment of the last question to the geocoder. */
const LAST_QUESTION = '';

/** The address kept for a place; null: the geocoder has none there; undefined: not asked in the last 30 days. */
export async function findAnswer(db: Database, place: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ location: geocodeCache.location })
    .from(geocodeCache)
    .where(
      and(
        eq(geocodeCache.place, place),
        gt(geocodeCache.at, sql`now() - make_interval(days => ${KEPT_DAYS})`),
      ),
    );
  return row === undefined || row.location !== '' ? row?.location : null;
}

export async function keepAnswer(db: Database, place: string, address: string | null): Promise<void> {
  const location = address ?? '';
  await db
    .insert(geocodeCache)
    .values({ place, location })
    .onConflictDoUpdate({ target: geocodeCache.place, set: { location, at: sql`now()` } });
}

/**
 * Takes the one question that all servers of this database may ask in a second. False: somebody has asked within the
 * last one. It is one statement, so that two can never take the same.
 */
export async function takeTurn(db: Database): Promise<boolean> {
  const taken = await db
    .insert(geocodeCache)
    .values({ place: LAST_QUESTION, location: '' })
    .onConflictDoUpdate({
      target: geocodeCache.place,
      set: { at: sql`now()` },
      setWhere: sql`${geocodeCache.at} <= now() - interval '1 second'`,
    })
    .returning({ place: geocodeCache.place });
  return taken.length > 0;
}
