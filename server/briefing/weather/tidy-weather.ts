import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { weatherAnswers, weatherPlaces } from '../tables.ts';

/** Days after which an answer that nobody asked for again is no use, not even as the last good one. */
const FORGET_AFTER_DAYS = 7;
/** Places deleted in one statement. */
const BATCH = 200;

/** Deletes old answers of weather services, and the places of which none is left: nobody has asked there since. */
export async function tidyWeather(db: Database): Promise<void> {
  await db
    .delete(weatherAnswers)
    .where(lt(weatherAnswers.fetchedAt, sql`now() - make_interval(days => ${FORGET_AFTER_DAYS})`));
  const [keys, places] = [
    await db.select({ key: weatherAnswers.key }).from(weatherAnswers),
    await db.select().from(weatherPlaces),
  ];
  const asked = new Set(keys.map(({ key }) => key.split(':').slice(2).join(':')));
  const unused = places.filter(
    // Four decimals for the National Weather Service, two for Open-Meteo.
    ({ latitude, longitude }) =>
      !asked.has(`${latitude},${longitude}`) && !asked.has(`${latitude.toFixed(2)},${longitude.toFixed(2)}`),
  );
  for (let from = 0; from < unused.length; from += BATCH) {
    const some = unused
      .slice(from, from + BATCH)
      .map(({ latitude, longitude }) =>
        and(eq(weatherPlaces.latitude, latitude), eq(weatherPlaces.longitude, longitude)),
      );
    await db.delete(weatherPlaces).where(or(...some));
  }
}
