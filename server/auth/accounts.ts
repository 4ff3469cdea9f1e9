import { and, eq, like, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../identity/public.ts';
import type { Auth } from './better-auth.ts';
import { accounts, passkeys, sessions, twoFactors, verifications } from './tables.ts';

/**
 * The hash (scrypt) that better-auth checks. Takes some 50 ms of CPU on purpose: make it before a transaction begins,
 * since the embedded database has one session for everybody.
 */
export async function hashPassword(auth: Auth, password: string): Promise<string> {
  return (await auth.$context).password.hash(password);
}

export async function isPassword(
  auth: Auth,
  given: { password: string; hash: string | null },
): Promise<boolean> {
  const { password, hash } = given;
  return hash !== null && (await auth.$context).password.verify({ password, hash });
}

/** Keeps the hash of a person's new password. `mustChange`: somebody else knows it too. */
export async function keepPassword(
  db: Database,
  credential: { userId: number; hash: string; mustChange: boolean },
): Promise<void> {
  const { userId, hash, mustChange } = credential;
  await db.update(users).set({ mustChangePassword: mustChange }).where(eq(users.id, userId));
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

/** Signs a person out everywhere (but in the session `except`), at once; a sign-in that waits for its code ends too. */
export async function endSessions(db: Database, userId: number, except?: number): Promise<void> {
  const theirs = eq(sessions.userId, userId);
  await db.delete(sessions).where(except === undefined ? theirs : and(theirs, ne(sessions.id, except)));
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, String(userId)), like(verifications.identifier, '2fa-%')));
}

/** Takes away everything but the password, for somebody who has lost it. Their sessions are for the caller to end. */
export async function removeSecondFactor(db: Database, userId: number): Promise<void> {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}

/** After one was removed: who has none left is, where one is demanded, asked to set one up again. */
export async function noteSecondFactorLost(db: Database, userId: number): Promise<void> {
  const [user] = await db
    .select({ app: users.twoFactorEnabled, passkey: passkeys.id })
    .from(users)
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1);
  if (user === undefined || user.app || user.passkey !== null) return;
  await db.update(sessions).set({ secondFactor: false }).where(eq(sessions.userId, userId));
}
