import type { Session } from '@tailboard/contract/auth.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem.ts';
import { beginSession, type SignInContext } from './begin-session.ts';
import type { Auth } from './better-auth.ts';
import { refuseFailure } from './refuse-failure.ts';
import { passCookies, webHeaders } from './web-headers.ts';

/** What the library that checks it takes; it refuses whatever is not of this shape. */
type Signed = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response'];

type Asked = { request: FastifyRequest; reply: FastifyReply };

/** What the browser has to sign, with a cookie that says which challenge it was. The authenticator checks who holds it. */
export async function passkeyChallenge(context: SignInContext, { request, reply }: Asked) {
  const headers = webHeaders(request, { withoutSession: context.cookies });
  const answer = await context.auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true });
  await refuseFailure(context, answer);
  passCookies(answer, reply);
  const options = (await answer.json()) as { challenge: string };
  return { ...options, userVerification: 'required' };
}

/** Signs in who holds the passkey, over whatever session there is. Throws `passkey-refused`. */
export async function signInByPasskey(
  context: SignInContext,
  { request, reply, response }: Asked & { response: Record<string, unknown> },
): Promise<Session> {
  const headers = webHeaders(request, { withoutSession: context.cookies });
  const answer = await context.auth.api.verifyPasskeyAuthentication({
    body: { response: response as unknown as Signed },
    headers,
    asResponse: true,
  });
  await refuseFailure(context, answer);
  if (!answer.ok) throw new ProblemError('passkey-refused');
  return beginSession(context, { request, reply, answer });
}
