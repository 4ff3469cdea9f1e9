import type { SetUp } from '@tailboard/contract/auth.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { users } from '../identity/public.ts';
import type { SignedIn } from '../http/signed-in.ts';
import { needsSecondFactor } from './needs-second-factor.ts';
import { readSessionToken, type Cookies } from './session-cookie.ts';
import { passkeys, sessions } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How exactly it is known when a session was last used; each step is one write. */
const USE_STEP_MS = 5 * 60_000;

/**
 * Who sends a request, by its session cookie, in one query (better-auth's own look-up takes two and is not needed on
 * every call). A deactivated person is nobody, at once; so is whoever's session is too old or was idle for too long.
 */
export async function findSignedIn(options: {
  db: Database;
  cookies: Cookies;
  rules: Config['signIn'];
  cookieHeader: string | undefined;
}): Promise<SignedIn | null> {
  const { db, rules } = options;
  const token = readSessionToken(options.cookieHeader, options.cookies);
  if (token === null) return null;
  const now = Date.now();
  const [row] = await queryFor(db).execute({
    token,
    now: new Date(now),
    oldest: new Date(now - rules.sessionDays * DAY_MS),
    idle: new Date(now - rules.idleDays * DAY_MS),
  });
  if (row === undefined) return null;
  const { session, usedAt, ...person } = row;
  if (now - usedAt.getTime() > USE_STEP_MS) await noteUse(db, session.id, now);
  const { id, role, crewId, name, username } = person;
  const viewer = { id, role, crewId, name, username };
  return { viewer, session: { ...session, token }, setUp: await setUpOf(db, person, rules) };
}

async function noteUse(db: Database, id: number, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ updatedAt: new Date(now) })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, new Date(now - USE_STEP_MS))));
}

type ViewerRow = Awaited<ReturnType<ViewerQuery['execute']>>[number];

async function setUpOf(
  db: Database,
  person: Omit<ViewerRow, 'session' | 'usedAt'>,
  rules: Config['signIn'],
): Promise<SetUp | null> {
  // Who came by other ways may never have seen the password that somebody gave them.
  if (person.mustChangePassword && !person.passwordless) return 'new-password';
  if (person.secondFactor || !needsSecondFactor(rules, person.role)) return null;
  if (person.twoFactorEnabled) return 'second-factor-sign-in';
  const [passkey] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, person.id))
    .limit(1);
  return passkey === undefined ? 'second-factor' : 'second-factor-sign-in';
}

type ViewerQuery = ReturnType<typeof viewerQuery>;
const queries = new WeakMap<Database, ViewerQuery>();

/** Put together once: it runs before every call. */
function queryFor(db: Database): ViewerQuery {
  const query = queries.get(db) ?? viewerQuery(db);
  queries.set(db, query);
  return query;
}

const viewerQuery = (db: Database) =>
  db
    .select({
      id: users.id,
      role: users.role,
      crewId: users.crewId,
      name: users.name,
      username: users.username,
      mustChangePassword: users.mustChangePassword,
      twoFactorEnabled: users.twoFactorEnabled,
      secondFactor: sessions.secondFactor,
      passwordless: sessions.passwordless,
      usedAt: sessions.updatedAt,
      session: { id: sessions.id, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('oldest')),
        gt(sessions.updatedAt, sql.placeholder('idle')),
        eq(users.active, true),
      ),
    )
    // Without a name, so that it works behind a pooler of connections.
    .prepare('');
