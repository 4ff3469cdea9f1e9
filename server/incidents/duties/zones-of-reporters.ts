import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users, zoneOf } from '../../identity/public.ts';
import { crewHomesOf, homesOf } from '../../recordkeeping/public.ts';

/**
 * The zone by which the calendar days of people's reports are counted: that of their home establishment, else that of the person
 * (docs/decisions/027).
 */
export async function zonesOfReporters(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const [own, ofCrew] = [await homesOf(db, userIds), await crewHomesOf(db, userIds)];
  const rows = await db
    .select({ id: users.id, zone: zoneOf(sql`${users.id}`) })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map(({ id, zone }) => [id, (own.get(id) ?? ofCrew.get(id))?.timeZone ?? zone]));
}
