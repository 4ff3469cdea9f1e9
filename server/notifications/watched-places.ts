import { and, between, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { wakeUp } from '../database/wake-ups.ts';
import { watchedPlaces } from './tables.ts';

/** Hours for which a place counts as open after its briefing was last asked for: one shift. */
const WATCHED_HOURS = 12;
/** Minutes between two notes of the same place. */
const NOTED_MINUTES = 10;
/** Miles around a place in which a new report wakes its watchers. */
const WAKE_MILES = 25;
const MILES_PER_DEGREE = 69;

type Position = Readonly<{ lat: number; lng: number }>;

/**
 * Notes the place whose briefing a person has open; the last one counts. The same one is written every ten minutes at
 * most, and looked for first: an upsert that changes nothing still waits for the disk.
 */
export async function watchPlace(db: Database, userId: number, place: Position): Promise<void> {
  const row = { latitude: place.lat, longitude: place.lng };
  const recent = gt(watchedPlaces.at, sql`now() - make_interval(mins => ${NOTED_MINUTES})`);
  const [known] = await db
    .select({ lat: watchedPlaces.latitude, lng: watchedPlaces.longitude })
    .from(watchedPlaces)
    .where(and(eq(watchedPlaces.userId, userId), recent));
  if (known?.lat === place.lat && known.lng === place.lng) return;
  await db
    .insert(watchedPlaces)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: watchedPlaces.userId, set: { ...row, at: sql`now()` } });
  // A stream that is open already looks now at what is there, so that the next report is news.
  await wakeUp(db, userId);
}

const stillWatched = gt(watchedPlaces.at, sql`now() - make_interval(hours => ${WATCHED_HOURS})`);

/** The place that a person has open, on whatever server; null: none in the last 12 hours. */
export async function watchedPlaceOf(db: Database, userId: number): Promise<Position | null> {
  const [row] = await db
    .select({ lat: watchedPlaces.latitude, lng: watchedPlaces.longitude })
    .from(watchedPlaces)
    .where(and(eq(watchedPlaces.userId, userId), stillWatched));
  return row ?? null;
}

/** Somebody and the place where they are taken to be. */
export type OnSite = Readonly<{ viewer: Viewer; place: Position }>;

/** Who has a place open in a box of 25 miles around one of `places`. */
export async function watchersNear(tx: Database, places: readonly Position[]): Promise<OnSite[]> {
  if (places.length === 0) return [];
  // One box around them all is enough: who is woken looks for itself.
  const margin = WAKE_MILES / MILES_PER_DEGREE;
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  const widest = Math.max(...lats.map((lat) => 1 / Math.max(0.05, Math.cos((lat * Math.PI) / 180))));
  const rows = await tx
    .select({
      viewer: {
        id: users.id,
        role: users.role,
        crewId: users.crewId,
        name: users.name,
        username: users.username,
      },
      place: { lat: watchedPlaces.latitude, lng: watchedPlaces.longitude },
    })
    .from(watchedPlaces)
    .innerJoin(users, eq(users.id, watchedPlaces.userId))
    .where(
      and(
        stillWatched,
        eq(users.active, true),
        between(watchedPlaces.latitude, Math.min(...lats) - margin, Math.max(...lats) + margin),
        between(
          watchedPlaces.longitude,
          Math.min(...lngs) - margin * widest,
          Math.max(...lngs) + margin * widest,
        ),
      ),
    );
  return rows;
}

/**
 * The people of these crews who have opened no place of their own: they are where the crew's last one was opened, by a foreman in the
 * truck as a rule.
 */
export async function crewsWithoutOwnPlace(
  tx: Database,
  crewIds: readonly string[],
): Promise<{ userId: number; place: Position }[]> {
  if (crewIds.length === 0) return [];
  const newest = tx
    .selectDistinctOn([users.crewId], {
      crewId: users.crewId,
      lat: watchedPlaces.latitude,
      lng: watchedPlaces.longitude,
    })
    .from(watchedPlaces)
    .innerJoin(users, eq(users.id, watchedPlaces.userId))
    .where(and(stillWatched, eq(users.active, true), inArray(users.crewId, [...crewIds])))
    .orderBy(users.crewId, desc(watchedPlaces.at))
    .as('newest');
  const rows = await tx
    .select({ userId: users.id, lat: newest.lat, lng: newest.lng })
    .from(users)
    .innerJoin(newest, eq(newest.crewId, users.crewId))
    .leftJoin(watchedPlaces, and(eq(watchedPlaces.userId, users.id), stillWatched))
    .where(and(eq(users.active, true), isNull(watchedPlaces.userId)));
  return rows.map(({ userId, ...place }) => ({ userId, place }));
}
