import type { Session } from '@tailboard/contract/auth.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem.ts';
import {
  beginSession,
  endOldSession,
  findCredential,
  originOf,
  type SignInContext,
} from './begin-session.ts';
import { admitSignIn, forgetFailedSignIns } from './limit-sign-ins.ts';
import { refuseFailure } from './refuse-failure.ts';
import { passCookies, webHeaders } from './web-headers.ts';

type Asked = { request: FastifyRequest; reply: FastifyReply };

/**
 * Signs a person in by password. Whoever does not exist, is deactivated or gave a wrong password gets the same
 * `wrong-credentials`; who has an app for codes gets `code-required` and a cookie with which the code is taken.
 */
export async function signIn(
  context: SignInContext,
  options: Asked & { username: string; password: string; rememberMe: boolean },
): Promise<Session> {
  const { request, reply, password, rememberMe } = options;
  const { db, auth, cookies } = context;
  const username = options.username.trim().toLowerCase();
  const source = await admitSignIn(db, { username, origin: originOf(request, cookies) });
  const before = await findCredential(db, username);
  const answer = await auth.api.signInUsername({
    body: { username, password, rememberMe },
    headers: webHeaders(request, { withoutSession: cookies }),
    asResponse: true,
  });
  await refuseFailure(context, answer);
  if (!answer.ok || before === undefined) throw new ProblemError('wrong-credentials');
  await forgetFailedSignIns(db, { username, source });
  const { twoFactorRedirect } = (await answer.clone().json()) as { twoFactorRedirect?: boolean };
  if (twoFactorRedirect !== true) return beginSession(context, { request, reply, answer, hash: before.hash });
  // The browser forgets its session here.
  await endOldSession(db, { request, cookies });
  passCookies(answer, reply);
  throw new ProblemError('code-required');
}
