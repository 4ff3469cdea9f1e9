import { and, eq } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { users } from '../users/public.ts';
import { endSessions } from './accounts.ts';
import type { Auth } from './better-auth.ts';
import { admitSignIn, forgetFailedSignIns } from './limit-sign-ins.ts';
import { refuseFailure } from './refuse-failure.ts';
import { accounts } from './tables.ts';

/**
 * Signs a person in and gives their row with better-auth's answer, which carries the cookies. Whoever does not exist, is
 * deactivated or gave a wrong password gets the same `wrong-credentials`.
 */
export async function signIn(
  { db, auth, database }: { db: Database; auth: Auth; database: Pick<OpenDatabase, 'ping'> },
  options: { username: string; password: string; rememberMe: boolean; address: string; headers: Headers },
): Promise<{ user: typeof users.$inferSelect; answer: Response }> {
  const { password, rememberMe, headers } = options;
  const username = options.username.trim().toLowerCase();
  await admitSignIn(db, { username, address: options.address });
  const before = await findCredential(db, username);
  const answer = await auth.api.signInUsername({
    body: { username, password, rememberMe },
    headers,
    asResponse: true,
  });
  await refuseFailure({ database }, answer);
  if (!answer.ok || before === undefined) throw new ProblemError('wrong-credentials');
  const user = await db.transaction(async (tx) => {
    // Checking a password takes a while: who was deactivated or given another password meanwhile stays outside.
    // The lock waits for a change that is under way; one that comes later ends the new session itself.
    const now = await findCredential(tx, username, 'lock');
    if (now === undefined || !now.user.active || now.hash !== before.hash) {
      await endSessions(tx, before.user.id);
      return null;
    }
    await forgetFailedSignIns(tx, username);
    await recordHistory(tx, [
      { actorId: now.user.id, subject: 'user', subjectId: now.user.id, action: 'signed-in', changes: {} },
    ]);
    return now.user;
  });
  if (user === null) throw new ProblemError('wrong-credentials');
  return { user, answer };
}

async function findCredential(db: Database, username: string, lock?: 'lock') {
  const query = db
    .select({ user: users, hash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.username, username));
  const [found] = await (lock === undefined ? query : query.for('share'));
  return found;
}
