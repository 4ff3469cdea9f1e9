import type { NewApp, Session } from '@tailboard/contract/auth.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem.ts';
import { logSecurity } from '../http/security-log.ts';
import { signedInOf } from '../http/viewer.ts';
import { noteSecondFactorLost } from './accounts.ts';
import { findCredential, toSession, type SignInContext } from './begin-session.ts';
import { checkPassword } from './confirm-identity.ts';
import { findSignedIn } from './find-viewer.ts';
import { tellSecondFactor } from './own-passkeys.ts';
import { refuseFailure } from './refuse-failure.ts';
import { cookiesOf, passCookies, webHeaders } from './web-headers.ts';

/**
 * The secret for an authenticator app (as otpauth:// and as text) and ten codes to get in without it, each good once.
 * Nothing is asked at sign-in before `confirmApp` has seen a code. Throws `wrong-password` or `code-app-exists`.
 */
export async function beginApp(
  context: SignInContext,
  { request, password }: { request: FastifyRequest; password: string },
): Promise<NewApp> {
  await checkPassword(context, { request, password });
  const answer = await context.auth.api.enableTwoFactor({
    body: { password, method: 'totp' },
    headers: webHeaders(request),
    asResponse: true,
  });
  await refuseFailure(context, answer);
  if (!answer.ok) throw new ProblemError('code-app-exists');
  const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] };
  const { search, searchParams } = new URL(totpURI);
  const { username } = signedInOf(request).viewer;
  // better-auth names the account by its e-mail address, which not everybody has.
  const uri = `otpauth://totp/Tailboard:${encodeURIComponent(username)}${search}`;
  return { uri, secret: searchParams.get('secret') ?? '', backupCodes };
}

/** The app shows the right code: from now on it is asked for. The session is replaced. Throws `wrong-code`. */
export async function confirmApp(
  context: SignInContext,
  options: { request: FastifyRequest; reply: FastifyReply; code: string },
): Promise<Session> {
  const { request, reply } = options;
  const { db, auth, config, cookies } = context;
  const { id } = signedInOf(request).viewer;
  const answer = await auth.api.verifyTOTP({
    body: { code: options.code.replaceAll(/\s/g, '') },
    headers: webHeaders(request),
    asResponse: true,
  });
  await refuseFailure(context, answer);
  if (!answer.ok) throw new ProblemError('wrong-code');
  passCookies(answer, reply);
  await tellSecondFactor(db, { request, action: 'code-app-added' });
  logSecurity(request, 'second-factor-changed', { account: id });
  const found = await findCredential(db, id);
  const made = await findSignedIn({ db, cookies, rules: config.signIn, cookieHeader: cookiesOf(answer) });
  const signedIn = made ?? signedInOf(request);
  if (found === undefined) throw new ProblemError('not-signed-in');
  return toSession(found.user, signedIn);
}

/** Codes are not asked for any more. The session is replaced. Throws `wrong-password`. */
export async function removeApp(
  context: SignInContext,
  { request, reply, password }: { request: FastifyRequest; reply: FastifyReply; password: string },
): Promise<void> {
  const { db, auth } = context;
  const { id } = signedInOf(request).viewer;
  await checkPassword(context, { request, password });
  const answer = await auth.api.disableTwoFactor({
    body: { password },
    headers: webHeaders(request),
    asResponse: true,
  });
  await refuseFailure(context, answer);
  if (!answer.ok) throw new ProblemError('wrong-password');
  passCookies(answer, reply);
  await noteSecondFactorLost(db, id);
  await tellSecondFactor(db, { request, action: 'code-app-removed' });
  logSecurity(request, 'second-factor-changed', { account: id });
}
