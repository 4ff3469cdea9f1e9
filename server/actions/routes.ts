import {
  actionListSchema,
  actionSchema,
  assigneeListSchema,
  changeActionStateSchema,
  listActionsQuerySchema,
  makeActionSchema,
  updateActionSchema,
} from '@tailboard/contract/actions.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import type { App } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { changeState } from './change-state.ts';
import { actionFileRoutes } from './file-routes.ts';
import { listAssignees } from './list-assignees.ts';
import { listActions, readAction } from './list-actions.ts';
import { makeAction } from './make-action.ts';
import { toAction } from './store.ts';
import { updateAction } from './update-action.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['actions'];

/** Signed-in people give things to do to those of their crew, and see what access.ts gives them. */
export async function actionRoutes(app: App): Promise<void> {
  const { db } = app.context;
  await app.register(actionFileRoutes);

  app.get(
    '/api/actions',
    {
      config: signedIn,
      schema: { tags, querystring: listActionsQuerySchema, response: { 200: actionListSchema } },
    },
    async (request, reply) => {
      const { actions, nextCursor } = await listActions(db, {
        viewer: viewerOf(request),
        query: request.query,
      });
      if (nextCursor !== null) void reply.header('x-next-cursor', nextCursor);
      return actions;
    },
  );

  app.post(
    '/api/actions',
    {
      config: signedIn,
      schema: {
        tags,
        description: '201 for a new action, 200 for the repeat of one that was received.',
        body: makeActionSchema,
        response: { 200: actionSchema, 201: actionSchema },
      },
    },
    async (request, reply) => {
      const { created, action } = await makeAction(db, { viewer: viewerOf(request), action: request.body });
      return reply.code(created ? 201 : 200).send(action);
    },
  );

  app.get(
    '/api/actions/assignees',
    { config: signedIn, schema: { tags, response: { 200: assigneeListSchema } } },
    async (request) => listAssignees(db, viewerOf(request)),
  );

  app.get(
    '/api/actions/:id',
    { config: signedIn, schema: { tags, params: idParamsSchema, response: { 200: actionSchema } } },
    async (request) => {
      const viewer = viewerOf(request);
      return toAction(await readAction(db, { viewer, id: readId(request.params.id) }), viewer);
    },
  );

  app.put(
    '/api/actions/:id',
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, body: updateActionSchema, response: { 200: actionSchema } },
    },
    async (request) => {
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      return updateAction(db, { viewer: viewerOf(request), id, update: request.body });
    },
  );

  app.post(
    '/api/actions/:id/state',
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: changeActionStateSchema,
        response: { 200: actionSchema },
      },
    },
    async (request) => {
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      return changeState(db, { viewer: viewerOf(request), id, change: request.body });
    },
  );
}
