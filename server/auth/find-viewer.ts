import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../users/public.ts';
import { COOKIE_PREFIX } from './better-auth.ts';
import type { Viewer } from './permissions.ts';
import { sessions } from './tables.ts';

/**
 * Who sends a request, by its session cookie, in one query (better-auth's own look-up takes two and is not needed on
 * every call). A deactivated person is nobody, at once.
 */
export async function findViewer(options: {
  db: Database;
  secret: string;
  cookieHeader: string | undefined;
}): Promise<Viewer | null> {
  const token = readSessionToken(options.cookieHeader, options.secret);
  if (token === null) return null;
  const [viewer] = await queryFor(options.db).execute({ token, now: new Date() });
  return viewer ?? null;
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
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.active, true),
      ),
    )
    // Without a name, so that it works behind a pooler of connections.
    .prepare('');

/** Whether a browser believes to be signed in. Proves nothing: enough to choose a page that shows nothing of anybody. */
export const hasSessionCookie = (cookieHeader: string | undefined): boolean =>
  sessionCookies(cookieHeader).length > 0;

const names = new Set([`${COOKIE_PREFIX}.session_token`, `__Secure-${COOKIE_PREFIX}.session_token`]);

/** The values of the session's cookie, as they were sent. */
function sessionCookies(cookieHeader: string | undefined): string[] {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => {
    const equals = pair.indexOf('=');
    return { name: pair.slice(0, equals).trim(), value: pair.slice(equals + 1).trim() };
  });
  return pairs.filter(({ name }) => names.has(name)).map(({ value }) => value);
}

/** The token out of the signed cookie, or null where there is none or its signature is not ours. */
function readSessionToken(cookieHeader: string | undefined, secret: string): string | null {
  for (const cookie of sessionCookies(cookieHeader)) {
    const value = decode(cookie);
    const dot = value.lastIndexOf('.');
    if (dot < 1) continue;
    const token = value.slice(0, dot);
    // As text: decoding would overlook what stands behind the signature.
    const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
    const given = Buffer.from(value.slice(dot + 1));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return token;
  }
  return null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
