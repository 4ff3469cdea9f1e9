import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The background jobs of every domain. A job waits, is running while `lease_until` lies ahead, and is over when `done_at` is set:
 * done without `last_error`, failed with it.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    /** What the job is about, such as the id of a row: one job of a kind at a time. */
    key: text().notNull(),
    runAfter: moment('run_after').notNull().defaultNow(),
    /** How often it was begun since it was added. */
    attempts: integer().notNull().default(0),
    /** Until then the server that runs it has it to itself. */
    leaseUntil: moment('lease_until'),
    /** Counts who has taken it or added it again: only the last may say how it ended. */
    turn: integer().notNull().default(0),
    /** A code of ours, never a text of a person's or of another program's. */
    lastError: text('last_error'),
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('jobs_kind_key').on(table.kind, table.key),
    index('jobs_next')
      .on(table.kind, table.runAfter)
      .where(sql`${table.doneAt} is null`),
  ],
);
