import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Auth } from './better-auth.ts';
import { accounts, sessions } from './tables.ts';

/**
 * The hash (scrypt) that better-auth checks. Takes some 50 ms of CPU on purpose: make it before a transaction begins,
 * since the embedded database has one session for everybody.
 */
export async function hashPassword(auth: Auth, password: string): Promise<string> {
  return (await auth.$context).password.hash(password);
}

/** Keeps the hash of a person's new password. */
export async function keepPassword(
  db: Database,
  credential: { userId: number; hash: string },
): Promise<void> {
  const { userId, hash } = credential;
  const changed = await db
    .update(accounts)
    .set({ password: hash, updatedAt: new Date() })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id });
  if (changed.length > 0) return;
  await db
    .insert(accounts)
    .values({ userId, accountId: String(userId), providerId: 'credential', password: hash });
}

/** Nobody signs in to the account by a password until it gets a new one. */
export async function forgetPassword(db: Database, userId: number): Promise<void> {
  await db.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}

/** Signs a person out everywhere, at once. */
export async function endSessions(db: Database, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
