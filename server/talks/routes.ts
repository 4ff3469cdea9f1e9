import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import {
  closeTalkSchema,
  listTalksQuerySchema,
  talkCrewSchema,
  talkCrewsSchema,
  talkListSchema,
  talkPdfQuerySchema,
  talkSchema,
  talkTopicsSchema,
} from '@tailboard/contract/talks.ts';
import type { App } from '../http/app-types.ts';
import { readId } from '../http/validate.ts';
import { logSecurity } from '../http/security-log.ts';
import { viewerOf } from '../http/viewer.ts';
import { closeTalk } from './close-talk.ts';
import { readCrew, readCrews } from './crew.ts';
import { readTalk, readTalks } from './read-talks.ts';
import { talkTopics } from './topics.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['talks'];

/** Bytes of one talk: a hundred people with the longest signatures, in UTF-8. */
const MAX_TALK_BYTES = 3 * 1024 * 1024;

/** Signed-in people close talks that they have held, and see what permissions.ts gives them. Nothing changes a talk. */
export async function talkRoutes(app: App): Promise<void> {
  const { db } = app.context;

  app.get(
    '/api/talks',
    {
      config: signedIn,
      schema: { tags, querystring: listTalksQuerySchema, response: { 200: talkListSchema } },
    },
    async (request) => readTalks(db, { viewer: viewerOf(request), before: request.query.before }),
  );

  app.post(
    '/api/talks',
    {
      config: signedIn,
      bodyLimit: MAX_TALK_BYTES,
      schema: {
        tags,
        description: '201 for a talk that was closed, 200 for the repeat of one that was received.',
        body: closeTalkSchema,
        response: { 200: talkSchema, 201: talkSchema },
      },
    },
    async (request, reply) => {
      const { created, talk } = await closeTalk(db, { viewer: viewerOf(request), talk: request.body });
      return reply.code(created ? 201 : 200).send(talk);
    },
  );

  app.get(
    '/api/talks/topics',
    { config: signedIn, schema: { tags, response: { 200: talkTopicsSchema } } },
    async () => [...talkTopics()],
  );

  app.get(
    '/api/talks/crew',
    { config: signedIn, schema: { tags, response: { 200: talkCrewSchema } } },
    async (request) => readCrew(db, viewerOf(request)),
  );

  app.get(
    '/api/talks/crews',
    {
      config: signedIn,
      schema: {
        tags,
        description: 'For supervisors: their crews, each with the talk it held last.',
        response: { 200: talkCrewsSchema },
      },
    },
    async (request) => readCrews(db, viewerOf(request)),
  );

  app.get(
    '/api/talks/:id',
    { config: signedIn, schema: { tags, params: idParamsSchema, response: { 200: talkSchema } } },
    async (request) => readTalk(db, { viewer: viewerOf(request), id: readId(request.params.id) }),
  );

  app.get(
    '/api/talks/:id/pdf',
    {
      config: { ...signedIn, costly: true },
      schema: {
        tags,
        description: 'The record as a PDF, its labels in a language.',
        params: idParamsSchema,
        querystring: talkPdfQuerySchema,
      },
    },
    async (request, reply) => {
      const talk = await readTalk(db, { viewer: viewerOf(request), id: readId(request.params.id) });
      logSecurity(request, 'exported', { record: talk.id });
      // Loaded when a record is asked for: pdfkit and its fonts take megabytes.
      const { talkRecordPdf } = await import('./talk-record-pdf.ts');
      const pdf = await talkRecordPdf(talk, request.query.language);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="toolbox-talk-${talk.id}.pdf"`)
        .send(pdf);
    },
  );
}
