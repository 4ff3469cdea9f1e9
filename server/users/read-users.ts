import type { User } from '@tailboard/contract/users.ts';
import { eq, sql } from 'drizzle-orm';
import { may, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { hidden, notFound } from '../http/problem.ts';
import { toUser } from './store.ts';

/** Everybody, deactivated people too, by name. */
export async function listUsers(db: Database): Promise<User[]> {
  const rows = await db
    .select()
    .from(users)
    .orderBy(sql`lower(${users.name})`, users.id);
  return rows.map(toUser);
}

/** The person, when `viewer` may see them; otherwise as if they did not exist. */
export async function readUser(db: Database, options: { viewer: Viewer; id: number | null }): Promise<User> {
  const { viewer, id } = options;
  const [row] = id === null ? [] : await db.select().from(users).where(eq(users.id, id));
  if (row === undefined) throw notFound();
  if (!may(viewer, 'user.read', { userId: row.id, crewId: row.crewId })) throw hidden();
  return toUser(row);
}
