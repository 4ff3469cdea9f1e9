import { yearParamsSchema } from '@tailboard/contract/establishments.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import {
  certifySummarySchema,
  establishmentQuerySchema,
  form301QuerySchema,
  form301Schema,
  itaCheckSchema,
  itaFiledSchema,
  itaQuerySchema,
  privacyListSchema,
  ratesQuerySchema,
  ratesSchema,
  summaryQuerySchema,
  summarySchema,
} from '@tailboard/contract/recordkeeping-forms.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { logSecurity } from '../http/security-log.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { checkKeeper } from './access.ts';
import { sendPdf } from './forms/send-pdf.ts';
import { findCase } from './case-store.ts';
import { checkFiling, fileOf, fileYear } from './file-electronically.ts';
import { form301 } from './form-301.ts';
import { itaApi } from './ita-api.ts';
import { readLog } from './read-log.ts';
import { readRates } from './read-rates.ts';
import { certifySummary, readSummary } from './read-summary.ts';

const costly = { access: 'signed-in', costly: true } as const;
const tags = ['recordkeeping'];
const base = '/api/recordkeeping';

/** The 300A, the files for OSHA, the 301, the list of privacy cases and rates: for safety managers and administrators alone. */
export async function summaryRoutes(app: App): Promise<void> {
  const { db, config } = app.context;
  const api = config.ita === null ? null : itaApi(config.ita);
  const preValidation = async (request: FastifyRequest) => checkKeeper(viewerOf(request));
  const ofYear = { tags, params: yearParamsSchema, querystring: establishmentQuerySchema };

  app.get(
    `${base}/summary/:year`,
    {
      config: costly,
      exposeHeadRoute: false,
      schema: {
        tags,
        description: 'Form 300A by the log as of now, and as it was signed.',
        params: yearParamsSchema,
        querystring: summaryQuerySchema,
        response: { 200: summarySchema },
      },
      preValidation,
    },
    async (request, reply) => {
      const { establishmentId, format, language } = request.query;
      const { year } = request.params;
      const { answer } = await readSummary(db, { establishmentId, year });
      if (format === 'json') return answer;
      logSecurity(request, 'exported');
      const { summaryPdf } = await import('./forms/summary-pdf.ts');
      return sendPdf(reply, `osha-300a-${answer.year}`, await summaryPdf(answer, language));
    },
  );

  app.post(
    `${base}/summary/:year/certify`,
    {
      config: costly,
      schema: { ...ofYear, body: certifySummarySchema, response: { 201: summarySchema } },
      preValidation,
    },
    async (request, reply) => {
      const { params, query, body: signature } = request;
      const viewer = viewerOf(request);
      const asked = { establishmentId: query.establishmentId, year: params.year };
      return reply.code(201).send(await certifySummary(db, { ...asked, viewer, signature }));
    },
  );

  for (const file of ['summary', 'cases'] as const) {
    app.get(
      `${base}/ita/:year/${file}.csv`,
      {
        config: costly,
        exposeHeadRoute: false,
        schema: {
          tags,
          description:
            'For OSHA’s Injury Tracking Application. 422 where a rule fails, unless asked for anyway.',
          params: yearParamsSchema,
          querystring: itaQuerySchema,
        },
        preValidation,
      },
      async (request, reply) => {
        const { establishmentId, anyway } = request.query;
        const { year } = request.params;
        const csv = await fileOf(db, { establishmentId, year, file, anyway: anyway === 'true' });
        logSecurity(request, 'exported');
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="ita-${year}-${file}.csv"`)
          .send(csv);
      },
    );
  }

  app.get(
    `${base}/ita/:year/check`,
    { config: costly, schema: { ...ofYear, response: { 200: itaCheckSchema } }, preValidation },
    async ({ params: { year }, query: { establishmentId } }) => checkFiling(db, { establishmentId, year }),
  );

  app.post(
    `${base}/ita/:year/file`,
    {
      config: costly,
      schema: {
        ...ofYear,
        description: 'Files a year by OSHA’s API. 422 where a rule fails, 501 where no token is set.',
        response: { 200: itaFiledSchema },
      },
      preValidation,
    },
    async (request) => {
      const { params, query } = request;
      const viewer = viewerOf(request);
      const filed = await fileYear(db, { ...query, year: params.year, viewer, api });
      logSecurity(request, 'exported');
      return filed;
    },
  );

  app.get(
    `${base}/privacy-list/:year`,
    { config: costly, schema: { ...ofYear, response: { 200: privacyListSchema } }, preValidation },
    async (request) => {
      const { establishmentId } = request.query;
      const { cases } = await readLog(db, { establishmentId, year: request.params.year });
      logSecurity(request, 'exported');
      return cases.flatMap(({ row: { id, caseNumber, name, privacyReason } }) =>
        privacyReason === null
          ? []
          : [{ caseId: id, caseNumber: caseNumber ?? '', name: name ?? '', reason: privacyReason }],
      );
    },
  );

  app.get(
    `${base}/cases/:id/form-301`,
    {
      config: costly,
      exposeHeadRoute: false,
      schema: {
        tags,
        params: idParamsSchema,
        querystring: form301QuerySchema,
        response: { 200: form301Schema },
      },
      preValidation,
    },
    async (request, reply) => {
      const { format, language } = request.query;
      const id = readId(request.params.id);
      const stored = id === null ? null : await findCase(db, id, Date.now());
      if (stored === null) throw notFound();
      logSecurity(request, 'exported', { record: stored.row.id });
      if (format === 'json') return form301(stored);
      const { form301Pdf } = await import('./forms/form-301-pdf.ts');
      return sendPdf(reply, `osha-301-${stored.row.id}`, await form301Pdf([stored], { language }));
    },
  );

  app.get(
    `${base}/rates`,
    {
      config: costly,
      schema: { tags, querystring: ratesQuerySchema, response: { 200: ratesSchema } },
      preValidation,
    },
    async ({ query }) => readRates(db, query),
  );
}
