import { actionFileSchema } from '@tailboard/contract/actions.ts';
import { uploadMediaQuerySchema } from '@tailboard/contract/media.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { sendFile, thumbnailMaker } from '../media/public.ts';
import { rawFileBody, takeRawBodies } from '../uploads/raw-body.ts';
import { addActionFile } from './add-file.ts';
import { readAction } from './list-actions.ts';
import { findActionFile } from './store.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['actions'];

/** Photos of actions. Whoever may do the action adds them; whoever may see it gets them. */
export async function actionFileRoutes(app: App): Promise<void> {
  const { db, storage } = app.context;
  takeRawBodies(app);

  app.post(
    '/api/actions/:id/media',
    {
      config: signedIn,
      decompress: false,
      schema: {
        tags,
        params: idParamsSchema,
        querystring: uploadMediaQuerySchema,
        body: rawFileBody,
        response: { 200: actionFileSchema, 201: actionFileSchema },
      },
    },
    async (request, reply) => {
      const { created, file } = await addActionFile(app.context, {
        request,
        id: readId(request.params.id),
        named: request.query,
      });
      return reply.code(created ? 201 : 200).send(file);
    },
  );

  const thumbnailOf = thumbnailMaker({ storage, log: app.log });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/actions/:id/media/:mediaId',
    config: signedIn,
    compress: false,
    schema: {
      tags,
      params: idParamsSchema.extend({ mediaId: z.string().max(64) }),
      querystring: z.object({ size: z.enum(['thumb']).optional() }),
    },
    handler: async (request, reply) => {
      const { action } = await readAction(db, {
        viewer: viewerOf(request),
        id: readId(request.params.id),
      });
      const id = readId(request.params.mediaId);
      const row = id === null ? null : await findActionFile(db, { actionId: action.id, id });
      if (row === null) throw notFound();
      return sendFile(app.context, { request, reply, row, size: request.query.size, thumbnailOf });
    },
  });
}
