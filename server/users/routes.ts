import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import {
  createUserSchema,
  userAccessSchema,
  userListSchema,
  userReplySchema,
  userSchema,
} from '@tailboard/contract/users.ts';
import { addAccount, hashPassword } from '../auth/public.ts';
import type { App } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { changeAccess } from './change-access.ts';
import { listUsers, readUser } from './read-users.ts';
import { toUser } from './store.ts';

const admin = { access: 'admin' } as const;
const tags = ['users'];

/** Administrators make people and say what they may do; a person sees themselves, a supervisor their crew. */
export async function userRoutes(app: App): Promise<void> {
  const { db, auth } = app.house;

  app.get('/api/users', { config: admin, schema: { tags, response: { 200: userListSchema } } }, () =>
    listUsers(db),
  );

  app.post(
    '/api/users',
    { config: admin, schema: { tags, body: createUserSchema, response: { 201: userSchema } } },
    async (request, reply) => {
      const { password, ...person } = request.body;
      const passwordHash = await hashPassword(auth, password);
      const user = await addAccount(db, { person, passwordHash, actorId: viewerOf(request).id });
      return reply.code(201).header('location', `/api/users/${user.id}`).send(toUser(user));
    },
  );

  app.get(
    '/api/users/:id',
    {
      config: { access: 'signed-in' },
      schema: { tags, params: idParamsSchema, response: { 200: userReplySchema } },
    },
    async (request) => ({
      data: await readUser(db, { viewer: viewerOf(request), id: readId(request.params.id) }),
    }),
  );

  app.put(
    '/api/users/:id/access',
    {
      config: admin,
      schema: { tags, params: idParamsSchema, body: userAccessSchema, response: { 200: userSchema } },
    },
    async (request) => {
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      return changeAccess(db, { auth, viewer: viewerOf(request), id, access: request.body });
    },
  );
}
