import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers of the operator's geocoder by rounded place, shared by all servers; used for 30 days. */
export const geocodeCache = pgTable('geocode_cache', {
  /** `<latitude>,<longitude>` with four decimals (about 11 m); empty: the row that tells when the geocoder was last asked. */
  place: text().primaryKey(),
  /** Empty: the geocoder has no address there. */
  location: text().notNull(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
