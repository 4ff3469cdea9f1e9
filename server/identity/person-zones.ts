import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../http/signed-in.ts';
import { preferences } from './tables.ts';

/** The row of `preferences`: the zone that a device of the person said last, an IANA name as a JSON text. */
const NAME = 'time-zone';

const serverZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Notes the zone of the viewer's device, for jobs that run when nobody asks. Looked for first: an upsert that changes nothing still
 * waits for the disk.
 */
export async function noteZone(db: Database, { id, timeZone }: Viewer): Promise<void> {
  if (timeZone === undefined) return;
  const [known] = await db
    .select({ value: preferences.value })
    .from(preferences)
    .where(and(eq(preferences.userId, id), eq(preferences.name, NAME)));
  if (known?.value === timeZone) return;
  const value = sql`${JSON.stringify(timeZone)}::jsonb`;
  await db
    .insert(preferences)
    .values({ userId: id, name: NAME, value })
    .onConflictDoUpdate({
      target: [preferences.userId, preferences.name],
      set: { value, updatedAt: sql`now()` },
    });
}

/**
 * The zone of the person with the id `userId`: of their own device; else the latest of their crew, who work at the same places; else
 * the server's.
 */
export const zoneOf = (userId: SQL): SQL<string> => sql<string>`coalesce(
  (select z.value #>> '{}' from preferences z where z.user_id = ${userId} and z.name = ${NAME}),
  (select z.value #>> '{}' from users mine join users mate on mate.crew_id = mine.crew_id
    join preferences z on z.user_id = mate.id and z.name = ${NAME}
    where mine.id = ${userId} order by z.updated_at desc limit 1),
  ${serverZone()})`;

/** Every zone that `zoneOf` may give. */
export async function zonesInUse(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ zone: sql<string>`${preferences.value} #>> '{}'` })
    .from(preferences)
    .where(eq(preferences.name, NAME));
  return [...new Set([serverZone(), ...rows.map(({ zone }) => zone)])];
}
