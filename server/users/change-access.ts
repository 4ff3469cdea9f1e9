import type { User, UserAccess } from '@tailboard/contract/users.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { endSessions, hashPassword, keepPassword, type Auth, type Viewer } from '../auth/public.ts';
import type { Database } from '../database/database.ts';
import { changesBetween, recordHistory } from '../history/public.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { toUser } from './store.ts';
import { users } from './tables.ts';

/** Changes of access follow one another, so that two of them cannot take away the last two administrators. Any constant will do. */
const ACCESS_LOCK = 7_113_504;

/**
 * Changes what a person may do. Deactivating somebody or giving a new password ends their sessions at once; their records
 * stay. Throws `last-admin` where no active administrator would be left.
 */
export async function changeAccess(
  db: Database,
  options: { auth: Auth; viewer: Viewer; id: number; access: UserAccess },
): Promise<User> {
  const { id, viewer } = options;
  const { password, ...access } = options.access;
  const hash = password === undefined ? null : await hashPassword(options.auth, password);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ACCESS_LOCK})`);
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (before === undefined) throw notFound();
    const { role = before.role, crewId = before.crewId, active = before.active } = access;
    const wasAdmin = before.role === 'admin' && before.active;
    if (wasAdmin && !(role === 'admin' && active)) await refuseLastAdmin(tx, id);
    const changes = changesBetween(before, { role, crewId, active });
    if (Object.keys(changes).length === 0 && hash === null) return toUser(before);
    const [after] = await tx
      .update(users)
      .set({
        role,
        crewId,
        active,
        updatedAt: new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1)),
      })
      .where(eq(users.id, id))
      .returning();
    if (after === undefined) throw notFound();
    if (hash !== null) await keepPassword(tx, { userId: id, hash });
    // After the change, so that a sign-in under way is either ended here or sees what changed.
    if (hash !== null || !active) await endSessions(tx, id);
    const happened = [
      ...(Object.keys(changes).length > 0 ? [{ action: 'access-changed', changes }] : []),
      // That there is a new one, and nothing of it.
      ...(hash === null ? [] : [{ action: 'password-changed', changes: {} }]),
    ];
    await recordHistory(
      tx,
      happened.map(({ action, changes }) => ({
        actorId: viewer.id,
        subject: 'user' as const,
        subjectId: id,
        action,
        changes,
      })),
    );
    return toUser(after);
  });
}

async function refuseLastAdmin(db: Database, id: number): Promise<void> {
  const [another] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true), ne(users.id, id)))
    .limit(1);
  if (another === undefined) throw new ProblemError('last-admin');
}
