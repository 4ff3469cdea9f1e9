import type { Passkey } from '@tailboard/contract/auth.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { logSecurity } from '../http/security-log.ts';
import { signedInOf } from '../http/viewer.ts';
import { noteSecondFactorLost } from './accounts.ts';
import type { SignInContext } from './begin-session.ts';
import { refuseFailure } from './refuse-failure.ts';
import { passkeys, sessions } from './tables.ts';
import { passCookies, webHeaders } from './web-headers.ts';

/** The one place where a passkey becomes an answer: no key leaves. */
export const toPasskey = (row: typeof passkeys.$inferSelect): Passkey => ({
  id: row.id,
  name: row.name ?? '',
  createdAt: (row.createdAt ?? new Date(0)).toISOString(),
});

/** What the browser needs to make a passkey for the viewer. */
export async function newPasskeyOptions(
  context: SignInContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const { viewer } = signedInOf(request);
  const answer = await context.auth.api.generatePasskeyRegistrationOptions({
    query: { name: viewer.username },
    headers: webHeaders(request),
    asResponse: true,
  });
  await refuseFailure(context, answer);
  if (!answer.ok) throw new ProblemError('not-signed-in');
  passCookies(answer, reply);
  const options = (await answer.json()) as { challenge: string; user: object };
  return { ...options, user: { ...options.user, displayName: viewer.name } };
}

/** Keeps a passkey that the browser has made. The session counts as one with a second factor from then on. */
export async function addPasskey(
  context: SignInContext,
  options: {
    request: FastifyRequest;
    reply: FastifyReply;
    name: string;
    response: Record<string, unknown>;
  },
): Promise<Passkey> {
  const { request, reply, name, response } = options;
  const { viewer, session } = signedInOf(request);
  const answer = await context.auth.api.verifyPasskeyRegistration({
    body: { response, name: name.trim() },
    headers: webHeaders(request),
    asResponse: true,
  });
  // better-auth answers 500 too for what the library that reads it does not take.
  if (answer.status >= 500) await context.database.ping();
  if (!answer.ok) throw new ProblemError('passkey-refused');
  passCookies(answer, reply);
  const { id } = (await answer.json()) as { id: string };
  const [row] = await context.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.id, Number(id)));
  if (row === undefined) throw notFound();
  await context.db.update(sessions).set({ secondFactor: true }).where(eq(sessions.id, session.id));
  await tellSecondFactor(context.db, { request, action: 'passkey-added' });
  logSecurity(request, 'second-factor-changed', { account: viewer.id });
  return toPasskey(row);
}

export async function namePasskey(
  db: Database,
  { userId, id, name }: { userId: number; id: number | null; name: string },
): Promise<Passkey> {
  const [row] = await db
    .update(passkeys)
    .set({ name: name.trim() })
    .where(and(eq(passkeys.id, id ?? 0), eq(passkeys.userId, userId)))
    .returning();
  if (row === undefined) throw notFound();
  return toPasskey(row);
}

export async function removePasskey(
  db: Database,
  { request, id }: { request: FastifyRequest; id: number | null },
): Promise<void> {
  const { viewer } = signedInOf(request);
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id ?? 0), eq(passkeys.userId, viewer.id)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw notFound();
  await noteSecondFactorLost(db, viewer.id);
  await tellSecondFactor(db, { request, action: 'passkey-removed' });
  logSecurity(request, 'second-factor-changed', { account: viewer.id });
}

/** In the person's own history. */
export async function tellSecondFactor(
  db: Database,
  { request, action }: { request: FastifyRequest; action: string },
): Promise<void> {
  const { id } = signedInOf(request).viewer;
  await recordHistory(db, [{ actorId: id, subject: 'user', subjectId: id, action, changes: {} }]);
}
