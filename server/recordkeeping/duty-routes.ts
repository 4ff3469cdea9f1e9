import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import {
  askCopySchema,
  copyListSchema,
  copyPdfQuerySchema,
  copySchema,
  endYearDutySchema,
  giveCopySchema,
  listCopiesQuerySchema,
  listYearDutiesQuerySchema,
  yearDutyListSchema,
  yearDutySchema,
} from '@tailboard/contract/recordkeeping-duties.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { logSecurity } from '../http/security-log.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { checkKeeper } from './access.ts';
import { sendPdf } from './forms/send-pdf.ts';
import { askForCopy, copyPdf, giveCopy, listCopies } from './give-copies.ts';
import { endYearDuty, listYearDuties } from './year-duties.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['recordkeeping'];
const base = '/api/recordkeeping';

/** Copies for employees and their representatives, and what is posted, filed and kept of a year. */
export async function recordDutyRoutes(app: App): Promise<void> {
  const { db } = app.context;
  const preValidation = async (request: FastifyRequest) => checkKeeper(viewerOf(request));

  app.get(
    `${base}/copies`,
    {
      config: signedIn,
      schema: { tags, querystring: listCopiesQuerySchema, response: { 200: copyListSchema } },
      preValidation,
    },
    async ({ query }) => listCopies(db, query),
  );

  app.post(
    `${base}/copies`,
    {
      config: signedIn,
      schema: { tags, body: askCopySchema, response: { 201: copySchema } },
      preValidation,
    },
    async (request, reply) =>
      reply.code(201).send(await askForCopy(db, { viewer: viewerOf(request), asked: request.body })),
  );

  app.post(
    `${base}/copies/:id/given`,
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, body: giveCopySchema, response: { 200: copySchema } },
      preValidation,
    },
    async (request) => {
      const id = readId(request.params.id);
      return giveCopy(db, { viewer: viewerOf(request), id, on: request.body.on });
    },
  );

  app.get(
    `${base}/copies/:id/pdf`,
    {
      config: { access: 'signed-in', costly: true },
      exposeHeadRoute: false,
      schema: {
        tags,
        description: 'What the one who asked may have.',
        params: idParamsSchema,
        querystring: copyPdfQuerySchema,
      },
      preValidation,
    },
    async (request, reply) => {
      const { language } = request.query;
      const { pdf, copy } = await copyPdf(db, { id: readId(request.params.id), language });
      logSecurity(request, 'exported', { record: copy.id });
      return sendPdf(reply, `osha-${copy.what}-copy-${copy.id}`, pdf);
    },
  );

  app.get(
    `${base}/duties`,
    {
      config: signedIn,
      schema: { tags, querystring: listYearDutiesQuerySchema, response: { 200: yearDutyListSchema } },
      preValidation,
    },
    async ({ query }) => listYearDuties(db, query),
  );

  app.post(
    `${base}/duties/done`,
    {
      config: signedIn,
      schema: { tags, body: endYearDutySchema, response: { 200: yearDutySchema } },
      preValidation,
    },
    async (request) => endYearDuty(db, { viewer: viewerOf(request), ended: request.body }),
  );
}
