import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Auth } from './better-auth.ts';
import { accounts, sessions } from './tables.ts';

/** Gives a person a password, hashed (scrypt) as better-auth checks it. */
export async function setPassword(options: {
  db: Database;
  auth: Auth;
  userId: number;
  password: string;
}): Promise<void> {
  const { db, userId } = options;
  const password = await hashPassword(options.auth, options.password);
  const changed = await db
    .update(accounts)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id });
  if (changed.length === 0) {
    await db.insert(accounts).values({ userId, accountId: String(userId), providerId: 'credential', password });
  }
}

/** Made before a transaction begins where possible: it takes some 50 ms of CPU on purpose. */
export async function hashPassword(auth: Auth, password: string): Promise<string> {
  return (await auth.$context).password.hash(password);
}

/** Signs a person out everywhere, at once. */
export async function endSessions(db: Database, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
