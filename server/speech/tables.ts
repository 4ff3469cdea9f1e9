import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Readings that are kept in storage under `audio/<name>`; swept 30 days after they were last asked for. */
export const spokenAudio = pgTable(
  'spoken_audio',
  {
    /** What nobody can guess: a keyed hash of text, voice, speed, language and engine; `public-` before what was read to nobody. */
    name: text().primaryKey(),
    type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('spoken_audio_used').on(table.usedAt)],
);
