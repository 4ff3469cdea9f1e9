import {
  analyzeIncidentFieldsSchema,
  incidentAnalysisSchema,
} from '@tailboard/contract/incident-analysis.ts';
import { MAX_FILE_BYTES } from '@tailboard/contract/media.ts';
import type { FastifyRequest } from 'fastify';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { formBody } from '../http/form-body.ts';
import { ProblemError } from '../http/problem.ts';
import { parseInput } from '../http/validate.ts';
import { readForm } from '../media/public.ts';
import { chooseAnalysis } from './choose-analysis.ts';

const file = z.any().meta({ type: 'string', format: 'binary' });
const analysisForm = analyzeIncidentFieldsSchema.extend({
  media: z.array(file).max(20).optional().describe('Photos and videos; they are counted and not kept'),
});

/** Signed-in people ask what a report amounts to before they send it. Nothing is stored, the files least of all. */
export async function analysisRoutes(app: App): Promise<void> {
  app.post(
    '/api/ai/analyze-incident',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['ai'],
        body: {
          content: {
            'application/json': { schema: analyzeIncidentFieldsSchema },
            'multipart/form-data': { schema: formBody(analysisForm) },
          },
        },
        response: { 200: incidentAnalysisSchema },
      },
    },
    async (request) => {
      const fields = request.isMultipart() ? await readFields(request) : request.body;
      return chooseAnalysis()(parseInput(analyzeIncidentFieldsSchema, fields));
    },
  );
}

/** The form's text, and as `mediaCount` how many files came; where none did, the number that the sender gives. */
async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  let mediaCount = 0;
  const fields = await readForm(request, async ({ bytes }) => {
    let size = 0;
    const nowhere = new Writable({
      write(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        done();
      },
    });
    await pipeline(bytes, nowhere).catch((error: unknown) => {
      throw new ProblemError('malformed-upload', { cause: error });
    });
    if (size > MAX_FILE_BYTES) throw new ProblemError('file-too-large');
    mediaCount += 1;
  });
  return mediaCount === 0 ? fields : { ...fields, mediaCount };
}
