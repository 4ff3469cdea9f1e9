import { yearParamsSchema } from '@tailboard/contract/establishments.ts';
import { logQuerySchema, logSchema } from '@tailboard/contract/recordkeeping-forms.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { logSecurity } from '../http/security-log.ts';
import { viewerOf } from '../http/viewer.ts';
import { checkKeeper } from './access.ts';
import { sendPdf } from './forms/send-pdf.ts';
import { readLog } from './read-log.ts';
import { logCsv } from './rules/log-csv.ts';

const costly = { access: 'signed-in', costly: true } as const;
const tags = ['recordkeeping'];

/** The forms, for safety managers and administrators alone. */
export async function formRoutes(app: App): Promise<void> {
  const { db } = app.context;
  const preValidation = async (request: FastifyRequest) => checkKeeper(viewerOf(request));

  app.get(
    '/api/recordkeeping/log/:year',
    {
      config: costly,
      exposeHeadRoute: false,
      schema: {
        tags,
        description: 'Form 300 as of now.',
        params: yearParamsSchema,
        querystring: logQuerySchema,
        response: { 200: z.union([logSchema, z.string()]) },
      },
      preValidation,
    },
    async (request, reply) => {
      const { establishmentId, format, language } = request.query;
      const { log, establishment } = await readLog(db, { establishmentId, year: request.params.year });
      if (format === 'json') return log;
      logSecurity(request, 'exported');
      const { timeZone } = establishment;
      if (format === 'pdf') {
        // Loaded when a form is asked for: pdfkit and its fonts take megabytes.
        const { logPdf } = await import('./forms/log-pdf.ts');
        return sendPdf(reply, `osha-300-${log.year}`, await logPdf(log, { timeZone, language }));
      }
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="osha-300-${log.year}.csv"`)
        .serializer((text: string) => text)
        .send(logCsv(log, timeZone));
    },
  );
}
