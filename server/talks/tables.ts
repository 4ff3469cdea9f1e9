import type { Attendee, Talk } from '@tailboard/contract/talks.ts';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Toolbox talks that were held, signed and closed. Append-only: the database itself refuses UPDATE, DELETE and TRUNCATE, as
 * for history.
 */
export const talks = pgTable(
  'talks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The holder's crew at that time: a talk stays with the crew that held it. */
    crewId: text('crew_id'),
    clientRef: uuid('client_ref').notNull(),
    /** SHA-256 of the content as received; tells a harmless repeat from a conflict. */
    contentHash: text('content_hash').notNull(),
    documentKey: text('document_key').notNull(),
    title: text().notNull(),
    place: text().notNull(),
    timeZone: text('time_zone').notNull(),
    heldAt: moment('held_at').notNull(),
    closedAt: moment('closed_at').notNull(),
    /** The check questions with the answers given, as they stood then. */
    questions: jsonb().$type<Talk['questions']>().notNull(),
    attendees: jsonb().$type<Attendee[]>().notNull(),
    signed: integer().notNull(),
    excused: integer().notNull(),
    notes: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('talks_client_ref').on(table.userId, table.clientRef),
    index('talks_of_user').on(table.userId, table.id),
    index('talks_of_crew').on(table.crewId, table.id),
    index('talks_last_of_crew').on(table.crewId, table.heldAt),
  ],
);
