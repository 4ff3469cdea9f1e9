import type { HistorySubject } from '@tailboard/contract/history.ts';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** From what to what, per field. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

/**
 * Who did what, when, from what to what. Append-only: the database itself refuses UPDATE, DELETE and TRUNCATE
 * (migration 0001). No foreign keys, so that nothing can be deleted by cascade either.
 */
export const history = pgTable(
  'history',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Null: the product itself. */
    actorId: integer('actor_id'),
    subject: text().$type<HistorySubject>().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Whose record it is, for who may see the entry; null: nobody's own (policy settings). */
    ownerId: integer('owner_id'),
    action: text().notNull(),
    changes: jsonb().$type<Changes>().notNull(),
  },
  (table) => [
    index('history_subject').on(table.subject, table.subjectId, table.id),
    index('history_owner').on(table.ownerId, table.id),
    index('history_actor').on(table.actorId, table.id),
  ],
);
