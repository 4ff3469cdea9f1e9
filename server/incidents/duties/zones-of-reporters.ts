import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users, zoneOf } from '../../identity/public.ts';

/**
 * The zone by which the calendar days of people's reports are counted: that of their home establishment (29 CFR 1904.46), else of the
 * person. Establishments are named in SQL, for recordkeeping stands above incidents.
 */
export async function zonesOfReporters(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const json = JSON.stringify([...new Set(userIds)]);
  const { rows } = (await db.execute(sql`select ${users.id} as id, coalesce(
      (select own.time_zone from person_homes home join establishments own on own.id = home.establishment_id
        where home.user_id = ${users.id}),
      (select of_crew.time_zone from crew_homes home join establishments of_crew on of_crew.id = home.establishment_id
        where home.crew_id = ${users.crewId}),
      ${zoneOf(sql`${users.id}`)}) as zone
    from ${users} where ${users.id} in (select value::integer from jsonb_array_elements_text(${json}::text::jsonb))`)) as {
    rows: { id: number; zone: string }[];
  };
  return new Map(rows.map(({ id, zone }) => [id, zone]));
}
