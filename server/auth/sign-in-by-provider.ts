import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, ProblemError } from '../http/problem.ts';
import { logSecurity } from '../http/security-log.ts';
import { beginSession, type SignInContext } from './begin-session.ts';
import { PROVIDER, type Auth } from './better-auth.ts';
import { withProof } from './provider-proof.ts';
import { refuseFailure } from './refuse-failure.ts';
import { forgetTie, refusalIn } from './single-sign-on.ts';
import { passCookies, webHeaders } from './web-headers.ts';

type Asked = { request: FastifyRequest; reply: FastifyReply };

function providerOf(context: SignInContext): Promise<Auth> {
  if (context.singleSignOn === null) throw notFound();
  return context.singleSignOn();
}

/** Where the browser goes to sign in at the provider, with a cookie that binds its return to this browser. */
export async function goToProvider(
  context: SignInContext,
  { request, reply }: Asked,
): Promise<{ url: string }> {
  const auth = await providerOf(context);
  const answer = await auth.api.signInSocial({
    body: { provider: PROVIDER, callbackURL: '/', disableRedirect: true },
    headers: webHeaders(request, { withoutSession: context.cookies }),
    asResponse: true,
  });
  await refuseFailure(context, answer);
  const { url } = (await answer.json()) as { url?: string };
  if (!answer.ok || url === undefined) throw new ProblemError('single-sign-on-out-of-reach');
  passCookies(answer, reply);
  return { url };
}

/** Signs in whom the provider has sent back. Returns the path that the browser goes on to: a refusal is said at sign-in. */
export async function returnFromProvider(
  context: SignInContext,
  { request, reply, query }: Asked & { query: Record<string, unknown> },
): Promise<string> {
  const auth = await providerOf(context);
  const answer = await withProof(() =>
    auth.api.callbackOAuth({
      params: { id: PROVIDER },
      query,
      headers: webHeaders(request, { withoutSession: context.cookies }),
      asResponse: true,
    }),
  );
  await refuseFailure(context, answer);
  const refused = refusalIn(answer);
  if (refused !== null) {
    logSecurity(request, 'sign-in-failed', { account: 'unknown' });
    return `/login?refused=${refused}`;
  }
  const { user } = await beginSession(context, { request, reply, answer });
  await forgetTie(context.db, user.id);
  return '/';
}
