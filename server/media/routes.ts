import { mediaSchema, mediaWithDataSchema, uploadMediaQuerySchema } from '@tailboard/contract/media.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import { syncFilesReplySchema } from '@tailboard/contract/sync.ts';
import { z } from 'zod';
import type { Models } from '../ai/public.ts';
import type { App } from '../http/app-types.ts';
import { readId } from '../http/validate.ts';
import { uploadCommentFile } from './comment-files.ts';
import { serveMediaWithData } from './media-with-data.ts';
import { describedFilesBody, rawFileBody, takeRawBodies } from '../uploads/raw-body.ts';
import { receiveFiles } from './receive-files.ts';
import { serveFile } from './serve-file.ts';
import { thumbnailMaker } from './thumbnail.ts';
import { uploadFile } from './upload-file.ts';
import { startTranscripts } from './write-transcripts.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['media'];

/** The description of a streamed answer, which is not validated. */
const streamed = (schema: z.ZodType): z.ZodType => schema;

/**
 * Files of incidents. Whoever may edit the incident adds them; whoever may see it gets them. Answers are not
 * compressed.
 */
export async function mediaRoutes(app: App, { models }: { models: Models }): Promise<void> {
  const { storage } = app.context;
  takeRawBodies(app);
  const transcripts = startTranscripts(app, models);

  app.post(
    '/api/incidents/:id/media',
    {
      config: signedIn,
      decompress: false,
      schema: {
        tags,
        params: idParamsSchema,
        querystring: uploadMediaQuerySchema,
        body: rawFileBody,
        response: { 200: mediaSchema, 201: mediaSchema },
      },
    },
    async (request, reply) => {
      const incidentId = readId(request.params.id);
      const { created, media } = await uploadFile(app.context, {
        request,
        incidentId,
        named: request.query,
      });
      if (media.fileType.startsWith('audio/')) transcripts.wake();
      return reply.code(created ? 201 : 200).send(media);
    },
  );

  app.post(
    '/api/incidents/:id/comments/:commentId/media',
    {
      config: signedIn,
      decompress: false,
      schema: {
        tags,
        params: idParamsSchema.extend({ commentId: idParamsSchema.shape.id }),
        querystring: uploadMediaQuerySchema,
        body: rawFileBody,
        response: { 200: mediaSchema, 201: mediaSchema },
      },
    },
    async (request, reply) => {
      const { created, media } = await uploadCommentFile(app.context, {
        request,
        incidentId: readId(request.params.id),
        commentId: readId(request.params.commentId),
        named: request.query,
      });
      return reply.code(created ? 201 : 200).send(media);
    },
  );

  app.post(
    '/api/sync/media',
    {
      config: signedIn,
      decompress: false,
      schema: { tags: ['sync'], body: describedFilesBody, response: { 200: syncFilesReplySchema } },
    },
    async (request) => {
      const results = await receiveFiles(app.context, request);
      if (results.some((each) => 'media' in each && each.media.fileType.startsWith('audio/')))
        transcripts.wake();
      return { results };
    },
  );

  app.get(
    '/api/incidents/:id/media',
    {
      config: signedIn,
      compress: false,
      exposeHeadRoute: false,
      schema: { tags, params: idParamsSchema, response: { 200: streamed(z.array(mediaWithDataSchema)) } },
    },
    (request, reply) =>
      serveMediaWithData(app.context, { request, reply, incidentId: readId(request.params.id) }),
  );

  const thumbnailOf = thumbnailMaker({ storage, log: app.log });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/media/:id',
    config: signedIn,
    compress: false,
    schema: {
      tags,
      params: idParamsSchema,
      querystring: z.object({ size: z.enum(['thumb']).optional() }),
    },
    handler: (request, reply) =>
      serveFile(app.context, {
        request,
        reply,
        id: readId(request.params.id),
        size: request.query.size,
        thumbnailOf,
      }),
  });
}
