import type { User, UserAccess } from '@tailboard/contract/users.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import {
  endSessions,
  hashPassword,
  keepPassword,
  refuseWeakPassword,
  removeSecondFactor,
  type Auth,
} from '../auth/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { changesBetween, recordHistory } from '../history/public.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { checkSupervisor, users } from '../identity/public.ts';
import { asEmailTaken, columnsOf } from './change-profile.ts';
import { toUser } from './store.ts';

/** Changes of access follow one another, so that two of them cannot take away the last two administrators. Any constant will do. */
const ACCESS_LOCK = 7_113_504;

/**
 * Changes what a person may do and what is said of them. Deactivating somebody, giving a new password (which they change at
 * their next sign-in) or taking away their second factor ends their sessions at once; their records stay. Throws
 * `last-admin` where no active administrator would be left, `email-taken`, or `invalid-input` for a weak password and a
 * supervisor who does not exist.
 */
export async function changeAccess(
  db: Database,
  options: { auth: Auth; viewer: Viewer; id: number; access: UserAccess },
): Promise<User> {
  const { id, viewer } = options;
  const { password, resetSecondFactor = false, role, crewId, active, supervisorId, ...said } = options.access;
  const hash = password === undefined ? null : await newHash(db, { auth: options.auth, id, password });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${ACCESS_LOCK})`);
      const [before] = await tx.select().from(users).where(eq(users.id, id)).for('update');
      if (before === undefined) throw notFound();
      const may = {
        role: role ?? before.role,
        crewId: given(crewId, before),
        active: active ?? before.active,
      };
      const wasAdmin = before.role === 'admin' && before.active;
      if (wasAdmin && !(may.role === 'admin' && may.active)) await refuseLastAdmin(tx, id);
      await refuseSupervisor(tx, { id, supervisorId });
      const person = { ...columnsOf(said), ...(supervisorId === undefined ? {} : { supervisorId }) };
      const accessChanges = changesBetween(before, may);
      const profileChanges = changesBetween(before, person);
      const happened = [
        ...(Object.keys(accessChanges).length > 0
          ? [{ action: 'access-changed', changes: accessChanges }]
          : []),
        ...(Object.keys(profileChanges).length > 0
          ? [{ action: 'profile-changed', changes: profileChanges }]
          : []),
        // That there is a new one, and nothing of it.
        ...(hash === null ? [] : [{ action: 'password-changed', changes: {} }]),
        ...(resetSecondFactor ? [{ action: 'second-factor-removed', changes: {} }] : []),
      ];
      if (happened.length === 0) return toUser(before);
      const [after] = await tx
        .update(users)
        .set({
          ...may,
          ...person,
          updatedAt: new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1)),
        })
        .where(eq(users.id, id))
        .returning();
      if (after === undefined) throw notFound();
      // An administrator who gives themselves another password knows it.
      if (hash !== null) await keepPassword(tx, { userId: id, hash, mustChange: viewer.id !== id });
      if (resetSecondFactor) await removeSecondFactor(tx, id);
      // After the change, so that a sign-in under way is either ended here or sees what changed.
      if (hash !== null || resetSecondFactor || !may.active) await endSessions(tx, id);
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
  } catch (error) {
    throw asEmailTaken(error);
  }
}

/** Null takes the crew away; nothing said leaves it. */
const given = (crewId: string | null | undefined, before: { crewId: string | null }) =>
  crewId === undefined ? before.crewId : crewId;

async function newHash(
  db: Database,
  { auth, id, password }: { auth: Auth; id: number; password: string },
): Promise<string> {
  const [person] = await db.select({ username: users.username }).from(users).where(eq(users.id, id));
  if (person === undefined) throw notFound();
  refuseWeakPassword({ password, username: person.username, field: 'password' });
  return hashPassword(auth, password);
}

async function refuseSupervisor(
  db: Database,
  { id, supervisorId }: { id: number; supervisorId: number | null | undefined },
): Promise<void> {
  await checkSupervisor(db, supervisorId);
  if (supervisorId !== id) return;
  throw new ProblemError('invalid-input', {
    errors: [{ field: 'supervisorId', message: say('field.own-supervisor') }],
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
