import type { OpenSession } from '@tailboard/contract/auth.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import type { SignedIn } from '../http/signed-in.ts';
import { sessions } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Where the viewer is signed in, the latest in use first. Nothing that could be used as a session leaves. */
export async function listSessions(
  db: Database,
  { signedIn, rules }: { signedIn: SignedIn; rules: Config['signIn'] },
): Promise<OpenSession[]> {
  const now = Date.now();
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, signedIn.viewer.id),
        gt(sessions.expiresAt, new Date(now)),
        gt(sessions.createdAt, new Date(now - rules.sessionDays * DAY_MS)),
        gt(sessions.updatedAt, new Date(now - rules.idleDays * DAY_MS)),
      ),
    )
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    address: row.ipAddress,
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    current: row.id === signedIn.session.id,
  }));
}

/** Ends one of the viewer's own sessions; anybody else's does not exist for them. */
export async function endSession(
  db: Database,
  { signedIn, id }: { signedIn: SignedIn; id: number },
): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, signedIn.viewer.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
}
