import type { Session } from '@tailboard/contract/auth.ts';
import type { ProblemCode } from '@tailboard/contract/problems.ts';
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { beginSession, type SignInContext } from './begin-session.ts';
import { refuseFailure } from './refuse-failure.ts';
import { readSessionToken } from './session-cookie.ts';
import { sessions, twoFactors } from './tables.ts';
import { cookiesOf, webHeaders } from './web-headers.ts';

const APP_CODE = /^\d{6}$/;

/** What better-auth says of a code, in the words of our catalogue. It takes five tries a sign-in and ten an account. */
const refusals: Readonly<Record<string, ProblemCode>> = {
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many-sign-ins',
};

/**
 * The second step of a sign-in by password: the six digits of the app, or a code to get in without it. Each is taken once.
 * Throws `wrong-code`, or `code-too-late` when the first step is too long ago or too many codes were wrong.
 */
export async function signInByCode(
  context: SignInContext,
  { request, reply, code: typed }: { request: FastifyRequest; reply: FastifyReply; code: string },
): Promise<Session> {
  const { auth, db } = context;
  // As apps show it: 123 456.
  const code = typed.replaceAll(/\s/g, '');
  const isOfApp = APP_CODE.test(code);
  // A session that is still there would be asked for the code of its own person.
  const asked = { body: { code }, headers: webHeaders(request, { withoutSession: context.cookies }) };
  const answer = isOfApp
    ? await auth.api.verifyTOTP({ ...asked, asResponse: true })
    : await auth.api.verifyBackupCode({ ...asked, asResponse: true });
  await refuseFailure(context, answer);
  if (!answer.ok) {
    const { code: why = '' } = (await answer.json()) as { code?: string };
    throw new ProblemError(refusals[why] ?? 'code-too-late');
  }
  if (isOfApp)
    await takeOnce(db, { token: readSessionToken(cookiesOf(answer), context.cookies) ?? '', code });
  return beginSession(context, { request, reply, answer });
}

/** Whoever has looked over a shoulder has half a minute to use the same code: it is worth nothing any more. */
async function takeOnce(db: Database, { token, code }: { token: string; code: string }): Promise<void> {
  const lastCode = createHash('sha256').update(code).digest('base64url');
  const userId = sql`(select ${sessions.userId} from ${sessions} where ${sessions.token} = ${token})`;
  const taken = await db
    .update(twoFactors)
    .set({ lastCode })
    .where(
      and(sql`${twoFactors.userId} = ${userId}`, sql`${twoFactors.lastCode} is distinct from ${lastCode}`),
    )
    .returning({ id: twoFactors.id });
  if (taken.length > 0) return;
  await db.delete(sessions).where(eq(sessions.token, token));
  throw new ProblemError('wrong-code');
}
