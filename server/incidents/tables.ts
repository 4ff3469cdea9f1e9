import type { IncidentStatus, IncidentType, Priority } from '@tailboard/contract/incidents.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/public.ts';

export const incidents = pgTable(
  'incidents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    type: text().$type<IncidentType>().notNull(),
    date: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    location: text().notNull(),
    latitude: text(),
    longitude: text(),
    description: text().notNull(),
    priority: text().$type<Priority>().notNull(),
    status: text().$type<IncidentStatus>().notNull().default('open'),
    /** Made on the device; names the record before it has an id. */
    clientRef: uuid('client_ref'),
    /** The negative id of a client that sends no clientRef. */
    offlineId: bigint('offline_id', { mode: 'number' }),
    /** SHA-256 of the content as first received; tells a harmless repeat from a conflict. */
    contentHash: text('content_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('incidents_client_ref').on(table.userId, table.clientRef),
    uniqueIndex('incidents_offline_id')
      .on(table.userId, table.offlineId, table.contentHash)
      .where(sql`${table.clientRef} is null`),
    // Read backwards for the newest first; declared descending, Drizzle's NULLS LAST would not match the query's order.
    index('incidents_newest_of_user').on(table.userId, table.date, table.id),
    index('incidents_newest').on(table.date, table.id),
  ],
);
