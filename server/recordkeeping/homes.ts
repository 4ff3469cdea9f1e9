import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../identity/public.ts';
import { crewHomes, establishments, personHomes } from './tables.ts';

export type Home = Readonly<{ establishmentId: number | null; timeZone: string }>;
type HomeOfPerson = Home & Readonly<{ userId: number }>;

const place = { establishmentId: establishments.id, timeZone: establishments.timeZone };
const byPerson = (rows: readonly HomeOfPerson[]) =>
  new Map<number, Home>(rows.map((row) => [row.userId, row]));

/** The homes of people, where one of their own is set. */
export async function homesOf(db: Database, userIds: readonly number[]): Promise<Map<number, Home>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: personHomes.userId, ...place })
    .from(personHomes)
    .innerJoin(establishments, eq(establishments.id, personHomes.establishmentId))
    .where(inArray(personHomes.userId, [...new Set(userIds)]));
  return byPerson(rows);
}

/** The homes of people's crews, where one is set. */
export async function crewHomesOf(db: Database, userIds: readonly number[]): Promise<Map<number, Home>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: users.id, ...place })
    .from(users)
    .innerJoin(crewHomes, eq(crewHomes.crewId, users.crewId))
    .innerJoin(establishments, eq(establishments.id, crewHomes.establishmentId))
    .where(inArray(users.id, [...new Set(userIds)]));
  return byPerson(rows);
}
