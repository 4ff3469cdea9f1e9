import type { ObservationState } from '@tailboard/contract/observation-terms.ts';
import type { IncidentCategory } from '@tailboard/contract/incidents.ts';
import { boolean, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/public.ts';

const hour = (name: string) => timestamp(name, { withTimezone: true, precision: 0 });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Reports without a name. Nothing here tells who sent one, nor in which order they came: ids are random, times are of the hour.
 */
export const observations = pgTable(
  'observations',
  {
    id: uuid().primaryKey(),
    crewId: text('crew_id').notNull(),
    category: text().$type<IncidentCategory>().notNull(),
    description: text().notNull(),
    location: text(),
    /** SHA-256 of the receipt: the receipt itself is with the reporter alone. */
    receiptHash: text('receipt_hash').notNull().unique(),
    state: text().$type<ObservationState>().notNull().default('open'),
    /** One of too many in an hour: kept, and nobody is told. */
    quarantined: boolean().notNull().default(false),
    /**
     * WebP, encoded anew, so that it has nothing but its pixels. In the database and not in storage: a file of a folder or
     * bucket carries the second in which it was written.
     */
    photo: bytes(),
    /** The hour in which it came. */
    hour: hour('hour').notNull(),
  },
  (table) => [index('observations_of_crew').on(table.crewId, table.hour, table.id)],
);

/** What the supervisor and the reporter wrote to each other. */
export const observationMessages = pgTable(
  'observation_messages',
  {
    id: uuid().primaryKey(),
    observationId: uuid('observation_id')
      .notNull()
      .references(() => observations.id),
    /** The supervisor who wrote it; null: the reporter. */
    userId: integer('user_id').references(() => users.id),
    /** Its place in the conversation, from 1. */
    place: integer().notNull(),
    text: text().notNull(),
    hour: hour('hour').notNull(),
  },
  (table) => [index('observation_messages_of').on(table.observationId, table.place)],
);

/** The code of a crew's page /r/{code}. A renewed one ends the one before. */
export const reportCodes = pgTable('report_codes', {
  crewId: text('crew_id').primaryKey(),
  code: text().notNull().unique(),
  /** Null: the product itself, at the first need. */
  madeBy: integer('made_by').references(() => users.id),
  madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
