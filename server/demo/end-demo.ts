import { and, eq, inArray, isNull } from 'drizzle-orm';
import { endSessions, forgetPassword } from '../auth/public.ts';
import type { Database } from '../database/database.ts';
import { history, recordHistory } from '../history/public.ts';
import { users } from '../identity/public.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Ids of the accounts that a start with the demo has made; none where people only have names of the demo. */
export async function demoAccountIds(db: Database): Promise<number[]> {
  const names = new Set(demoAccounts.map(({ username }) => username));
  const byTheProduct = await db
    .select({ id: history.subjectId, changes: history.changes })
    .from(history)
    .where(and(eq(history.subject, 'user'), eq(history.action, 'added'), isNull(history.actorId)));
  const made = byTheProduct.filter(({ changes }) => names.has(String(changes['username']?.to)));
  // Of the demo there are all or none; the first administrator may be called 'admin' too.
  return made.length < names.size ? [] : made.map(({ id }) => id);
}

/**
 * Ends the demo of an earlier start: its accounts are deactivated, signed out everywhere and without their known passwords;
 * their records stay. An account that an administrator activates again, which takes a new password, is left alone.
 */
export async function endDemo(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const changes = { active: { from: true, to: false } };
  const ended = await db
    .select({ id: history.subjectId })
    .from(history)
    .where(
      and(
        eq(history.subject, 'user'),
        eq(history.action, 'access-changed'),
        isNull(history.actorId),
        inArray(history.subjectId, [...ids]),
      ),
    );
  const known = new Set(ended.map(({ id }) => id));
  const now = ids.filter((id) => !known.has(id));
  if (now.length === 0) return;
  await db.update(users).set({ active: false, updatedAt: new Date() }).where(inArray(users.id, now));
  for (const id of now) {
    await forgetPassword(db, id);
    await endSessions(db, id);
  }
  await recordHistory(
    db,
    now.map((subjectId) => ({
      actorId: null,
      subject: 'user' as const,
      subjectId,
      action: 'access-changed',
      changes,
    })),
  );
}
