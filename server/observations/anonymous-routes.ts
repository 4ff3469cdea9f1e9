import {
  observationForReporterSchema,
  receiptParamsSchema,
  receiptSchema,
  reportObservationSchema,
  sendMessageSchema,
} from '@tailboard/contract/observations.ts';
import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { formBody } from '../http/form-body.ts';
import { answerByReceipt, readByReceipt } from './conversation.ts';
import { readReport } from './read-report.ts';
import { reportObservation } from './report-observation.ts';

/** Whoever calls stays unknown: no session is looked up, and neither log says that there was a call. */
const anonymous = { access: 'public', skipsSession: true, anonymous: true } as const;
const tags = ['observations'];

/** The largest photo in base64, with its report. */
const MAX_REPORT_BYTES = Math.ceil((MAX_FILE_BYTES * 4) / 3) + 256 * 1024;

const form = reportObservationSchema.extend({
  photo: z.any().meta({ type: 'string', format: 'binary' }).optional().describe('A photo'),
});

/** Reports without a name: docs/decisions/024-reports-without-a-name.md. */
export async function anonymousRoutes(app: App): Promise<void> {
  const { db } = app.context;

  app.post(
    '/api/observations',
    {
      config: anonymous,
      bodyLimit: MAX_REPORT_BYTES,
      schema: {
        tags,
        description: 'Without credentials; cookies are not read. The receipt opens the answer.',
        body: {
          content: {
            'application/json': { schema: reportObservationSchema },
            'multipart/form-data': { schema: formBody(form) },
          },
        },
        response: { 201: receiptSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send({ receipt: await reportObservation(db, await readReport(request)) }),
  );

  app.get(
    '/api/observations/receipts/:receipt',
    {
      config: anonymous,
      schema: { tags, params: receiptParamsSchema, response: { 200: observationForReporterSchema } },
    },
    async (request) => readByReceipt(db, request.params.receipt),
  );

  app.post(
    '/api/observations/receipts/:receipt/answer',
    {
      config: anonymous,
      schema: {
        tags,
        params: receiptParamsSchema,
        body: sendMessageSchema,
        response: { 201: observationForReporterSchema },
      },
    },
    async (request, reply) => {
      const { receipt } = request.params;
      return reply.code(201).send(await answerByReceipt(db, { receipt, ...request.body }));
    },
  );
}
