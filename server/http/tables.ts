import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests counted over all servers, by the name of the limit and the start of the window. */
export const requestCounts = pgTable(
  'request_counts',
  {
    name: text().notNull(),
    window: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    requests: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.window] }),
    index('request_counts_window').on(table.window),
  ],
);
