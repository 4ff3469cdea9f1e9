import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The background jobs of every domain. A job is running while `lease_until` is in the future, and over when
 * `done_at` is set: done without `last_error`, failed with it. Otherwise it waits.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    /** What the job is about, such as the id of a row. Unique within a kind. */
    key: text().notNull(),
    runAfter: moment('run_after').notNull().defaultNow(),
    /** Number of starts since it was added. */
    attempts: integer().notNull().default(0),
    /** End of the lease: until then no other server takes the job. */
    leaseUntil: moment('lease_until'),
    /** Increases with every lease and every addition: only the last leaseholder may write the outcome. */
    turn: integer().notNull().default(0),
    /** One of our codes, never the text of a person or of another program. */
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
