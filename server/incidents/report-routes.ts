import { incidentSchema, reportIncidentSchema } from '@tailboard/contract/incidents.ts';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { formBody } from '../http/form-body.ts';
import { parseInput } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { modelJudges } from './judging/judge-by-model.ts';
import { reportIncident } from './report-incident.ts';
import { reportWithFiles } from './report-with-files.ts';

const file = z.any().meta({ type: 'string', format: 'binary' });
const reportForm = reportIncidentSchema.extend({
  media_0: file.optional().describe('A photo or video; more of them as media_1, media_2 … up to 20 files'),
});

/** Signed-in people report what happened, as JSON or as a form with its files. Apart from the other routes, for it needs the media domain. */
export async function reportRoutes(app: App): Promise<void> {
  app.post(
    '/api/incidents',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['incidents'],
        description: '201 for a new report, 200 for the repeat of one that was received.',
        body: {
          content: {
            'application/json': { schema: reportIncidentSchema },
            'multipart/form-data': { schema: formBody(reportForm) },
          },
        },
        response: { 200: incidentSchema, 201: incidentSchema },
      },
    },
    async (request, reply) => {
      const { created, incident } = request.isMultipart()
        ? await reportWithFiles(app.context, request)
        : await reportIncident(app.context.db, {
            viewer: viewerOf(request),
            modelJudges: modelJudges(app.context.config),
            report: parseInput(reportIncidentSchema, request.body),
          });
      return reply.code(created ? 201 : 200).send(incident);
    },
  );
}
