import type { Profile, User } from '@tailboard/contract/users.ts';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { changesBetween, recordHistory } from '../history/public.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { readUser } from './read-users.ts';
import { toUser } from './store.ts';
import { users, violatedConstraint } from '../identity/public.ts';

/**
 * Changes what `viewer` says of themselves. A person whom they may see but is not them is `not-allowed`, anybody else
 * not found. `keepsEmail`: their e-mail address is not theirs to change. Throws `email-taken`.
 */
export async function changeProfile(
  db: Database,
  options: { viewer: Viewer; id: number | null; profile: Profile; keepsEmail?: boolean },
): Promise<User> {
  const { viewer, id, profile, keepsEmail = false } = options;
  const { id: own } = await onlyOneself(db, { viewer, id });
  try {
    return await db.transaction(async (tx) => {
      const [before] = await tx.select().from(users).where(eq(users.id, own)).for('update');
      if (before === undefined) throw notFound();
      const wanted = columnsOf(profile);
      const changes = changesBetween(before, wanted);
      if (Object.keys(changes).length === 0) return toUser(before);
      if (keepsEmail && 'email' in changes) {
        throw new ProblemError('not-allowed', {
          detail: say('problem.not-allowed.email'),
        });
      }
      const [after] = await tx
        .update(users)
        .set({ ...wanted, updatedAt: new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1)) })
        .where(eq(users.id, own))
        .returning();
      if (after === undefined) throw notFound();
      await recordHistory(tx, [
        { actorId: viewer.id, subject: 'user', subjectId: own, action: 'profile-changed', changes },
      ]);
      return toUser(after);
    });
  } catch (error) {
    throw asEmailTaken(error);
  }
}

/** `email-taken` where an error of the database says so; every other error as it is. */
export function asEmailTaken(error: unknown): unknown {
  const isTaken = violatedConstraint(error)?.includes('email') === true;
  return isTaken ? new ProblemError('email-taken', { cause: error }) : error;
}

/** The viewer's own row; `not-allowed` for somebody they may see, not found for all others. */
export async function onlyOneself(
  db: Database,
  { viewer, id }: { viewer: Viewer; id: number | null },
): Promise<User> {
  const person = await readUser(db, { viewer, id });
  if (person.id !== viewer.id) {
    throw new ProblemError('not-allowed', { detail: say('problem.not-allowed.profile') });
  }
  return person;
}

/** Blank is kept as nothing said. */
export function columnsOf(profile: Profile): Partial<typeof users.$inferInsert> {
  const said = Object.entries(profile).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    said.map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      const text = name === 'email' ? value.trim().toLowerCase() : value.trim();
      return [name, text === '' ? null : text];
    }),
  );
}
