import type { SupervisorReply, User } from '@tailboard/contract/users.ts';
import { and, eq, sql } from 'drizzle-orm';
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

/** Whom `id` calls: name and phone of their supervisor, whom they may not see otherwise. As readUser about who may ask. */
export async function readSupervisor(
  db: Database,
  options: { viewer: Viewer; id: number | null },
): Promise<SupervisorReply> {
  const { supervisorId } = await readUser(db, options);
  if (supervisorId === null) return { supervisor: null };
  const [row] = await db
    .select({ name: users.name, phone: users.phone })
    .from(users)
    .where(and(eq(users.id, supervisorId), eq(users.active, true)));
  return { supervisor: row ?? null };
}

/** The person, when `viewer` may see them; otherwise as if they did not exist. */
export async function readUser(db: Database, options: { viewer: Viewer; id: number | null }): Promise<User> {
  const { viewer, id } = options;
  const [row] = id === null ? [] : await db.select().from(users).where(eq(users.id, id));
  if (row === undefined) throw notFound();
  if (!may(viewer, 'user.read', { userId: row.id, crewId: row.crewId })) throw hidden();
  return toUser(row);
}
