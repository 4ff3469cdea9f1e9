import {
  changePasswordSchema,
  endSessionSchema,
  endSessionsSchema,
  openSessionsSchema,
  sessionSchema,
} from '@tailboard/contract/auth.ts';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { recordHistory } from '../history/public.ts';
import { logSecurity } from '../http/security-log.ts';
import { signedInOf } from '../http/viewer.ts';
import { endSessions } from './accounts.ts';
import type { SignInParts } from './begin-session.ts';
import { changePassword } from './change-password.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { endSession, listSessions } from './own-sessions.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['auth'];
const done = { 200: z.object({ success: z.boolean() }) };

/** What people do with their own account: another password, and where they are signed in. */
export async function accountRoutes(app: App, options: { signIn: SignInParts }): Promise<void> {
  const context = { ...app.context, ...options.signIn };
  const { db, config } = context;

  app.post(
    '/api/auth/change-password',
    {
      config: { ...signedIn, duringSetUp: ['new-password'] },
      schema: { tags, body: changePasswordSchema, response: { 200: sessionSchema } },
    },
    (request) => changePassword(context, { request, passwords: request.body }),
  );

  app.get(
    '/api/auth/list-sessions',
    { config: signedIn, schema: { tags, response: { 200: openSessionsSchema } } },
    (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return listSessions(db, { signedIn: signedInOf(request), rules: config.signIn });
    },
  );

  app.post(
    '/api/auth/revoke-session',
    { config: signedIn, schema: { tags, body: endSessionSchema, response: done } },
    async (request) => {
      const { id, password } = request.body;
      // To end the one that asks is to sign out.
      if (id !== signedInOf(request).session.id) await confirmIdentity(context, { request, password });
      await endSession(db, { signedIn: signedInOf(request), id });
      await tell(request);
      return { success: true };
    },
  );

  app.post(
    '/api/auth/revoke-sessions',
    { config: signedIn, schema: { tags, body: endSessionsSchema, response: done } },
    async (request) => {
      const { viewer, session } = signedInOf(request);
      const { keepThis, password } = request.body;
      await confirmIdentity(context, { request, password });
      await endSessions(db, viewer.id, keepThis ? session.id : undefined);
      await tell(request);
      return { success: true };
    },
  );

  async function tell(request: FastifyRequest): Promise<void> {
    const { id } = signedInOf(request).viewer;
    logSecurity(request, 'sessions-ended', { account: id });
    await recordHistory(db, [
      { actorId: id, subject: 'user', subjectId: id, action: 'sessions-ended', changes: {} },
    ]);
  }
}
