import type { Session } from '@tailboard/contract/auth.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import type { AppContext } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { logSecurity } from '../http/security-log.ts';
import { users } from '../identity/public.ts';
import { endSessions } from './accounts.ts';
import type { Auth } from './better-auth.ts';
import { findSignedIn } from './find-viewer.ts';
import type { SignedIn } from '../http/signed-in.ts';
import { readDevice, rememberDevice, type Origin } from './known-devices.ts';
import type { SingleSignOn } from './single-sign-on.ts';
import { readSessionToken, type Cookies } from './session-cookie.ts';
import { accounts, sessions } from './tables.ts';
import { cookiesOf, passCookies } from './web-headers.ts';

/** What the ways to sign in need besides the application context. */
export type SignInParts = Readonly<{ auth: Auth; singleSignOn: SingleSignOn | null; cookies: Cookies }>;
export type SignInContext = AppContext & SignInParts;

/** Where a request comes from, for the limits of sign-in. */
export const originOf = (request: FastifyRequest, cookies: Cookies): Origin => ({
  address: request.ip,
  device: readDevice(request.headers.cookie, cookies),
});

/**
 * What every way of signing in ends with: whoever was deactivated (or given another password, which `hash` was before)
 * meanwhile stays outside; the session that the browser had ends; the sign-in is kept in the history; the device is known
 * from now on. Answers the person. Throws `wrong-credentials`.
 */
export async function beginSession(
  context: SignInContext,
  options: { request: FastifyRequest; reply: FastifyReply; answer: Response; hash?: string | null },
): Promise<Session> {
  const { db, cookies, config } = context;
  const { request, reply, answer } = options;
  const cookieHeader = cookiesOf(answer);
  const signedIn = await findSignedIn({ db, cookies, rules: config.signIn, cookieHeader });
  if (signedIn === null) throw new ProblemError('wrong-credentials');
  const { id } = signedIn.viewer;
  const user = await db.transaction(async (tx) => {
    // The lock waits for a change that is under way; one that comes later ends the new session itself.
    const now = await findCredential(tx, id, 'lock');
    const changed = options.hash !== undefined && options.hash !== now?.hash;
    if (now === undefined || !now.user.active || changed) {
      await endSessions(tx, id);
      return null;
    }
    await endOldSession(tx, { request, cookies, except: signedIn.session.token });
    await recordHistory(tx, [
      { actorId: id, subject: 'user', subjectId: id, action: 'signed-in', changes: {} },
    ]);
    return now.user;
  });
  if (user === null) throw new ProblemError('wrong-credentials');
  const device = await rememberDevice(db, { userId: id, origin: originOf(request, cookies), cookies });
  passCookies(answer, reply);
  if (device !== null) void reply.header('set-cookie', device);
  logSecurity(request, 'signed-in', { account: id });
  return toSession(user, signedIn);
}

/** The session that a request carries ends, if it is not `except`. */
export async function endOldSession(
  db: Database,
  { request, cookies, except }: { request: FastifyRequest; cookies: Cookies; except?: string },
): Promise<void> {
  const token = readSessionToken(request.headers.cookie, cookies);
  if (token !== null && token !== except) await db.delete(sessions).where(eq(sessions.token, token));
}

/** A person with the hash of their password. */
export async function findCredential(db: Database, who: number | string, lock?: 'lock') {
  const query = db
    .select({ user: users, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(typeof who === 'number' ? eq(users.id, who) : eq(users.username, who));
  const [found] = await (lock === undefined ? query : query.for('share', { of: users }));
  return found;
}

/** The one place where a session becomes an answer; names every field that leaves. */
export function toSession(
  user: typeof users.$inferSelect,
  { session, setUp }: Pick<SignedIn, 'session' | 'setUp'>,
): Session {
  return {
    user: {
      id: user.id,
      username: user.displayUsername ?? user.username,
      name: user.name,
      role: user.role,
      crewId: user.crewId,
      jobTitle: user.jobTitle,
    },
    session: { expiresAt: session.expiresAt.toISOString() },
    ...(setUp === null ? {} : { setUp }),
  };
}
