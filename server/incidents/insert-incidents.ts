import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { incidents } from './tables.ts';

export type NewIncident = typeof incidents.$inferInsert & { contentHash: string };

/**
 * Inserts those of `rows` that are not there yet, in their order, and answers with these. All travel as one JSON
 * parameter: a batch of 500 as values would be 5,000 parameters, which take the database longer to read than to write.
 */
export async function insertIncidents(
  tx: Database,
  rows: readonly NewIncident[],
): Promise<(typeof incidents.$inferSelect)[]> {
  if (rows.length === 0) return [];
  const json = JSON.stringify(rows);
  // Every column in the order of the table, as an insert from a query wants it.
  return tx
    .insert(incidents)
    .select(
      sql`select nextval(pg_get_serial_sequence('incidents', 'id')), "userId", type, date, location, latitude, longitude,
        description, priority, 'open', "clientRef", "offlineId", "contentHash", now(), now(),
        category, severity, "potentialSeverity", "oshaAnswer", hazards, "supervisorTold", null, null, null, null, null, null
        from jsonb_to_recordset(${json}::text::jsonb) as row("userId" integer, type text, date timestamptz, location text,
        latitude text, longitude text, description text, priority text, "clientRef" uuid, "offlineId" bigint,
        "contentHash" text, category text, severity text, "potentialSeverity" text, "oshaAnswer" text, hazards text[],
        "supervisorTold" boolean)`,
    )
    .onConflictDoNothing()
    .returning();
}
