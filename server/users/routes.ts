import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import {
  createUserSchema,
  importPeopleReplySchema,
  importPeopleSchema,
  profileSchema,
  userAccessSchema,
  userListSchema,
  userReplySchema,
  supervisorReplySchema,
  userSchema,
} from '@tailboard/contract/users.ts';
import { addAccount, hashPassword, refuseWeakPassword, type Auth } from '../auth/public.ts';
import type { App } from '../http/app-types.ts';
import { refuseForm } from '../uploads/read-form.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { logSecurity } from '../http/security-log.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { changeAccess } from './change-access.ts';
import { changeProfile } from './change-profile.ts';
import { importPeople } from './import-people.ts';
import { keepPicture, servePicture } from './profile-picture.ts';
import { logAccess, logImport } from './log-access.ts';
import { listUsers, readSupervisor, readUser } from './read-users.ts';
import { toUser } from './store.ts';

const admin = { access: 'admin' } as const;
const signedIn = { access: 'signed-in' } as const;
const tags = ['users'];

/** Administrators make people and say what they may do; a person sees themselves, a supervisor their crew. */
export async function userRoutes(app: App, { auth }: { auth: Auth }): Promise<void> {
  const { db } = app.context;

  app.get('/api/users', { config: admin, schema: { tags, response: { 200: userListSchema } } }, () =>
    listUsers(db),
  );

  app.post(
    '/api/users',
    { config: admin, schema: { tags, body: createUserSchema, response: { 201: userSchema } } },
    async (request, reply) => {
      const { password, ...person } = request.body;
      refuseWeakPassword({ password, username: person.username, field: 'password' });
      const passwordHash = await hashPassword(auth, password);
      const actorId = viewerOf(request).id;
      const user = await addAccount(db, { person, passwordHash, actorId, mustChange: true });
      logSecurity(request, 'person-added', { account: user.id, role: user.role });
      return reply.code(201).header('location', `/api/users/${user.id}`).send(toUser(user));
    },
  );

  app.get(
    '/api/users/:id',
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, response: { 200: userReplySchema } },
    },
    async (request) => ({
      data: await readUser(db, { viewer: viewerOf(request), id: readId(request.params.id) }),
    }),
  );

  app.get(
    '/api/users/:id/supervisor',
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, response: { 200: supervisorReplySchema } },
    },
    (request) => readSupervisor(db, { viewer: viewerOf(request), id: readId(request.params.id) }),
  );

  app.put(
    '/api/users/:id',
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, body: profileSchema, response: { 200: userReplySchema } },
    },
    async (request) => ({
      data: await changeProfile(db, {
        viewer: viewerOf(request),
        id: readId(request.params.id),
        profile: request.body,
        // Single sign-on finds people by it.
        keepsEmail: app.context.config.signIn.singleSignOn !== null,
      }),
    }),
  );

  app.post(
    '/api/users/import',
    {
      config: { ...admin, costly: true },
      schema: { tags, body: importPeopleSchema, response: { 200: importPeopleReplySchema } },
    },
    async (request) => {
      const imported = await importPeople(db, { auth, viewer: viewerOf(request), ...request.body });
      if (imported.applied) await logImport(request, imported.people);
      return imported;
    },
  );

  app.post(
    '/api/users/:id/picture',
    {
      config: signedIn,
      schema: {
        tags,
        description: 'multipart/form-data with one file `picture`',
        params: idParamsSchema,
        response: { 200: userReplySchema },
      },
    },
    async (request) => {
      if (!request.isMultipart()) throw new ProblemError('unsupported-type');
      const part = await request.file({ limits: { fileSize: MAX_FILE_BYTES, files: 1 } }).catch(refuseForm);
      if (part === undefined) {
        throw new ProblemError('invalid-input', {
          errors: [{ field: 'picture', message: say('field.picture-required') }],
        });
      }
      const bytes = await part.toBuffer().catch(refuseForm);
      const id = readId(request.params.id);
      return { data: await keepPicture(app.context, { viewer: viewerOf(request), id, bytes }) };
    },
  );

  app.get(
    '/api/users/:id/picture',
    { config: signedIn, compress: false, schema: { tags, params: idParamsSchema } },
    (request, reply) =>
      servePicture(app.context, {
        request,
        reply,
        viewer: viewerOf(request),
        id: readId(request.params.id),
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
      const viewer = viewerOf(request);
      const before = await readUser(db, { viewer, id });
      const after = await changeAccess(db, { auth, viewer, id, access: request.body });
      logAccess(request, {
        before,
        after,
        hasNewPassword: request.body.password !== undefined,
        losesSecondFactor: request.body.resetSecondFactor === true,
      });
      return after;
    },
  );
}
