import {
  sessionSchema,
  signInCodeSchema,
  signInPasskeySchema,
  signInRequestSchema,
  singleSignOnSchema,
  webAuthnOptionsSchema,
} from '@tailboard/contract/auth.ts';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { logSecurity } from '../http/security-log.ts';
import { findCredential, type SignInParts, toSession } from './begin-session.ts';
import { refuseFailure } from './refuse-failure.ts';
import { signInByCode } from './sign-in-by-code.ts';
import { passkeyChallenge, signInByPasskey } from './sign-in-by-passkey.ts';
import { goToProvider, returnFromProvider } from './sign-in-by-provider.ts';
import { signIn } from './sign-in.ts';
import { passCookies, webHeaders } from './web-headers.ts';

const open = { access: 'public' } as const;
const tags = ['auth'];

/** Public: the ways to sign in, asking who one is, signing out. better-auth does the work; the answers are the contract's. */
export async function authRoutes(app: App, options: { signIn: SignInParts }): Promise<void> {
  const context = { ...app.context, ...options.signIn };
  const { db, auth } = context;

  app.post(
    '/api/auth/sign-in/username',
    { config: open, schema: { tags, body: signInRequestSchema, response: { 200: sessionSchema } } },
    (request, reply) => {
      const { username, password, rememberMe = false } = request.body;
      return signIn(context, { request, reply, username, password, rememberMe });
    },
  );

  app.post(
    '/api/auth/sign-in/code',
    { config: open, schema: { tags, body: signInCodeSchema, response: { 200: sessionSchema } } },
    (request, reply) => signInByCode(context, { request, reply, code: request.body.code }),
  );

  app.get(
    '/api/auth/sign-in/passkey',
    { config: open, schema: { tags, response: { 200: webAuthnOptionsSchema } } },
    (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return passkeyChallenge(context, { request, reply });
    },
  );

  app.post(
    '/api/auth/sign-in/passkey',
    { config: open, schema: { tags, body: signInPasskeySchema, response: { 200: sessionSchema } } },
    (request, reply) => signInByPasskey(context, { request, reply, response: request.body.response }),
  );

  app.post(
    '/api/auth/sign-in/oidc',
    { config: open, schema: { tags, response: { 200: singleSignOnSchema } } },
    (request, reply) => goToProvider(context, { request, reply }),
  );

  app.get(
    '/api/auth/callback/oidc',
    {
      config: open,
      schema: {
        tags,
        description: 'Where the provider of single sign-on sends the browser back to',
        querystring: z.looseObject({}),
        response: { 302: z.null() },
      },
    },
    async (request, reply) => {
      const path = await returnFromProvider(context, { request, reply, query: request.query });
      return reply.redirect(path);
    },
  );

  app.get(
    '/api/auth/get-session',
    { config: open, schema: { tags, response: { 200: sessionSchema.nullable() } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (request.signedIn === null) return null;
      // Asked of better-auth too, which prolongs a session in use.
      const answer = await auth.api.getSession({ headers: webHeaders(request), asResponse: true });
      await refuseFailure(context, answer);
      passCookies(answer, reply);
      const { viewer, session, setUp } = request.signedIn;
      const found = await findCredential(db, viewer.id);
      const known = (await answer.json()) as { session?: { expiresAt?: string } } | null;
      if (found === undefined || known?.session?.expiresAt === undefined) return null;
      const expiresAt = new Date(known.session.expiresAt);
      return toSession(found.user, { session: { ...session, expiresAt }, setUp });
    },
  );

  app.post(
    '/api/auth/sign-out',
    {
      config: open,
      schema: { tags, response: { 200: z.object({ success: z.boolean() }) } },
    },
    async (request, reply) => {
      const answer = await auth.api.signOut({ headers: webHeaders(request), asResponse: true });
      // better-auth says success also where the session could not be deleted: nobody is told so by a database that is gone.
      await context.database.ping();
      passCookies(answer, reply);
      if (request.viewer !== null) logSecurity(request, 'signed-out', { account: request.viewer.id });
      // What the browser's own cache keeps of this person: photos, above all.
      void reply.header('clear-site-data', '"cache"');
      return { success: true };
    },
  );
}
