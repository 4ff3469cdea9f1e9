import {
  boolean,
  date,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** What weather services answered last, by question, shared by all servers: a restart or another server has it at once. */
export const weatherAnswers = pgTable('weather_answers', {
  /** Version of the shape, kind of the question and place. */
  key: text().primaryKey(),
  /** As our own parsers read it; null: never answered. */
  value: jsonb().$type<unknown>(),
  /** When the service said or confirmed it. */
  fetchedAt: timestamp('fetched_at', { withTimezone: true, precision: 3 }),
  lastModified: text('last_modified'),
  /** Until then no other server asks: somebody is asking, or (`failed`) it has just failed. */
  busyUntil: timestamp('busy_until', { withTimezone: true, precision: 3 }),
  failed: boolean().notNull().default(false),
});

/** Places in whose name weather is asked for, so that people near by share the answers on all servers. Degrees. */
export const weatherPlaces = pgTable(
  'weather_places',
  { latitude: doublePrecision().notNull(), longitude: doublePrecision().notNull() },
  (table) => [primaryKey({ columns: [table.latitude, table.longitude] })],
);

/** The toolbox talk topic last shown to a crew on a day, so that the next day brings another. */
export const briefingTopics = pgTable(
  'briefing_topics',
  {
    /** `crew:<crewId>`, or `user:<id>` for somebody without a crew. */
    audience: text().notNull(),
    /** Local date at the place. */
    day: date().notNull(),
    documentKey: text('document_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.audience, table.day] })],
);
