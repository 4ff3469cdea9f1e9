import {
  listObservationsQuerySchema,
  observationListSchema,
  observationSchema,
  ownReportPageSchema,
  crewParamsSchema,
  reportCodeSchema,
  sendMessageSchema,
  setObservationStateSchema,
} from '@tailboard/contract/observations.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { replyTo, setState } from './conversation.ts';
import { PHOTO_TYPE } from './photo.ts';
import { listObservations, readPhoto } from './read-observations.ts';
import { ownReportCode, readReportCode, renewReportCode } from './report-codes.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['observations'];

/** Those who answer for a crew read its reports without a name and write to the reporter; see anonymous-routes.ts. */
export async function observationRoutes(app: App): Promise<void> {
  const { db, config } = app.context;
  const pageOf = (request: FastifyRequest, code: string) => {
    const origin =
      config.publicUrl === null
        ? `${request.protocol}://${request.host}`
        : config.publicUrl.replace(/\/+$/, '');
    return { code, url: `${origin}/r/${code}` };
  };

  app.get(
    '/api/observations',
    {
      config: signedIn,
      schema: { tags, querystring: listObservationsQuerySchema, response: { 200: observationListSchema } },
    },
    async (request, reply) => {
      const { page, nextCursor } = await listObservations(db, {
        viewer: viewerOf(request),
        query: request.query,
      });
      if (nextCursor !== null) void reply.header('x-next-cursor', nextCursor);
      return page;
    },
  );

  app.get(
    '/api/observations/own-page',
    {
      config: signedIn,
      schema: {
        tags,
        description: 'The page of one’s own crew for reports without a name.',
        response: { 200: ownReportPageSchema },
      },
    },
    async (request) => {
      const code = await ownReportCode(db, viewerOf(request));
      return { path: code === null ? null : `/r/${code}` };
    },
  );

  app.get(
    '/api/observations/:id/photo',
    { config: signedIn, compress: false, schema: { tags, params: idParamsSchema } },
    async (request, reply) => {
      const photo = await readPhoto(db, { viewer: viewerOf(request), id: request.params.id });
      return reply
        .type(PHOTO_TYPE)
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'inline; filename="photo.webp"')
        .send(Buffer.from(photo));
    },
  );

  app.post(
    '/api/observations/:id/reply',
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, body: sendMessageSchema, response: { 201: observationSchema } },
    },
    async (request, reply) => {
      const { id } = request.params;
      return reply.code(201).send(await replyTo(db, { viewer: viewerOf(request), id, ...request.body }));
    },
  );

  app.post(
    '/api/observations/:id/state',
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: setObservationStateSchema,
        response: { 200: observationSchema },
      },
    },
    async (request) =>
      setState(db, { viewer: viewerOf(request), id: request.params.id, to: request.body.to }),
  );

  app.get(
    '/api/crews/:crewId/report-code',
    { config: signedIn, schema: { tags, params: crewParamsSchema, response: { 200: reportCodeSchema } } },
    async (request) => {
      const { crewId } = request.params;
      return pageOf(request, await readReportCode(db, { viewer: viewerOf(request), crewId }));
    },
  );

  app.post(
    '/api/crews/:crewId/report-code',
    {
      config: signedIn,
      schema: {
        tags,
        description: 'Makes a new code, which ends the one before.',
        params: crewParamsSchema,
        response: { 200: reportCodeSchema },
      },
    },
    async (request) => {
      const { crewId } = request.params;
      return pageOf(request, await renewReportCode(db, { viewer: viewerOf(request), crewId }));
    },
  );
}
