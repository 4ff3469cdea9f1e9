import { sessionSchema, signInRequestSchema } from '@tailboard/contract/auth.ts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { users } from '../users/public.ts';
import { refuseFailure } from './refuse-failure.ts';
import { signIn } from './sign-in.ts';

/** Public: signing in, asking who one is, signing out. better-auth does the work; the answers are the contract's. */
export async function authRoutes(app: App): Promise<void> {
  const { db, auth } = app.house;

  app.post(
    '/api/auth/sign-in/username',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], body: signInRequestSchema, response: { 200: sessionSchema } },
    },
    async (request, reply) => {
      const { username, password, rememberMe = false } = request.body;
      const { user, answer } = await signIn(app.house, {
        username,
        password,
        rememberMe,
        address: request.ip,
        headers: webHeaders(request),
      });
      passCookies(answer, reply);
      const expires = Date.now() + (rememberMe ? 30 : 1) * 86_400_000;
      return { user: toSessionUser(user), session: { expiresAt: new Date(expires).toISOString() } };
    },
  );

  app.get(
    '/api/auth/get-session',
    { config: { access: 'public' }, schema: { tags: ['auth'], response: { 200: sessionSchema.nullable() } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (request.viewer === null) return null;
      // Asked of better-auth too, which prolongs a session in use.
      const answer = await auth.api.getSession({ headers: webHeaders(request), asResponse: true });
      await refuseFailure(app.house, answer);
      passCookies(answer, reply);
      const [user] = await db.select().from(users).where(eq(users.id, request.viewer.id));
      const session = (await answer.json()) as { session?: { expiresAt?: string } } | null;
      if (user === undefined || session?.session?.expiresAt === undefined) return null;
      return { user: toSessionUser(user), session: { expiresAt: session.session.expiresAt } };
    },
  );

  app.post(
    '/api/auth/sign-out',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], response: { 200: z.object({ success: z.boolean() }) } },
    },
    async (request, reply) => {
      const answer = await auth.api.signOut({ headers: webHeaders(request), asResponse: true });
      // better-auth says success also where the session could not be deleted: nobody is told so by a database that is gone.
      await app.house.database.ping();
      passCookies(answer, reply);
      return { success: true };
    },
  );
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}

function passCookies(answer: Response, reply: FastifyReply): void {
  for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
}

function toSessionUser(user: typeof users.$inferSelect) {
  return {
    id: user.id,
    username: user.displayUsername ?? user.username,
    name: user.name,
    role: user.role,
    crewId: user.crewId,
    jobTitle: user.jobTitle,
  };
}
