import {
  addPasskeySchema,
  appCodeSchema,
  confirmedByPasswordSchema,
  maybePasswordSchema,
  namePasskeySchema,
  newAppSchema,
  passkeyReplySchema,
  secondFactorSchema,
  sessionSchema,
  webAuthnOptionsSchema,
} from '@tailboard/contract/auth.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { readId } from '../http/validate.ts';
import { signedInOf } from '../http/viewer.ts';
import type { SignInParts } from './begin-session.ts';
import { beginApp, confirmApp, removeApp } from './code-app.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { addPasskey, namePasskey, newPasskeyOptions, removePasskey } from './own-passkeys.ts';
import { readSecondFactor } from './read-second-factor.ts';

const signedIn = { access: 'signed-in' } as const;
/** For who has to set one up before anything else, too. */
const settingUp = { ...signedIn, duringSetUp: ['second-factor'] } as const;
const tags = ['auth'];
const done = { 200: z.object({ success: z.boolean() }) };

/** One's own passkeys, and an app for codes. */
export async function secondFactorRoutes(app: App, options: { signIn: SignInParts }): Promise<void> {
  const context = { ...app.context, ...options.signIn };

  app.get(
    '/api/auth/second-factor',
    { config: settingUp, schema: { tags, response: { 200: secondFactorSchema } } },
    (request) => readSecondFactor(context, signedInOf(request).viewer),
  );

  app.post(
    '/api/auth/two-factor/enable',
    {
      config: settingUp,
      schema: { tags, body: confirmedByPasswordSchema, response: { 200: newAppSchema } },
    },
    (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return beginApp(context, { request, password: request.body.password });
    },
  );

  app.post(
    '/api/auth/two-factor/verify',
    { config: settingUp, schema: { tags, body: appCodeSchema, response: { 200: sessionSchema } } },
    (request, reply) => confirmApp(context, { request, reply, code: request.body.code }),
  );

  app.post(
    '/api/auth/two-factor/disable',
    { config: signedIn, schema: { tags, body: confirmedByPasswordSchema, response: done } },
    async (request, reply) => {
      await removeApp(context, { request, reply, password: request.body.password });
      return { success: true };
    },
  );

  app.post(
    '/api/auth/passkeys/options',
    {
      config: settingUp,
      schema: { tags, body: maybePasswordSchema, response: { 200: webAuthnOptionsSchema } },
    },
    async (request, reply) => {
      await confirmIdentity(context, { request, password: request.body.password });
      return newPasskeyOptions(context, { request, reply });
    },
  );

  app.post(
    '/api/auth/passkeys',
    { config: settingUp, schema: { tags, body: addPasskeySchema, response: { 201: passkeyReplySchema } } },
    async (request, reply) => {
      const passkey = await addPasskey(context, { request, reply, ...request.body });
      return reply.code(201).send(passkey);
    },
  );

  app.put(
    '/api/auth/passkeys/:id',
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: namePasskeySchema,
        response: { 200: passkeyReplySchema },
      },
    },
    (request) =>
      namePasskey(context.db, {
        userId: signedInOf(request).viewer.id,
        id: readId(request.params.id),
        name: request.body.name,
      }),
  );

  app.post(
    '/api/auth/passkeys/:id/remove',
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, body: maybePasswordSchema, response: done },
    },
    async (request) => {
      await confirmIdentity(context, { request, password: request.body.password });
      await removePasskey(context.db, { request, id: readId(request.params.id) });
      return { success: true };
    },
  );
}
