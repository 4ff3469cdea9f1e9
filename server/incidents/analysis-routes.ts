import {
  analyzeIncidentFieldsSchema,
  incidentAnalysisSchema,
} from '@tailboard/contract/incident-analysis.ts';
import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import type { FastifyRequest } from 'fastify';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { formBody } from '../http/form-body.ts';
import { ProblemError } from '../http/problem.ts';
import { parseInput } from '../http/validate.ts';
import type { ModelImage, Models } from '../ai/public.ts';
import { viewerOf } from '../http/viewer.ts';
import { detectMediaType } from '../uploads/detect-type.ts';
import { pictureForModel } from '../media/public.ts';
import { readForm } from '../uploads/read-form.ts';
import { chooseAnalysis } from './choose-analysis.ts';
import { startJudgingByModel } from './judging/judge-by-model.ts';

const file = z.any().meta({ type: 'string', format: 'binary' });
const analysisForm = analyzeIncidentFieldsSchema.extend({
  media: z.array(file).max(20).optional().describe('Photos and videos; they are counted and not kept'),
  frame: z.array(file).max(8).optional().describe('Frames of the videos, as pictures; not counted'),
});

/** Pictures that a model is shown. */
const MOST_PICTURES = 6;
const FRAME_FIELD = /^frame(_\d{1,3})?$/;
const MOST_FRAMES = 8;

/**
 * Signed-in people ask what a report amounts to before they send it: nothing is stored, the files least of all. What was sent is
 * judged by a model in the background.
 */
export async function analysisRoutes(app: App, { models }: { models: Models }): Promise<void> {
  startJudgingByModel(app, models);
  app.post(
    '/api/ai/analyze-incident',
    {
      config: { access: 'signed-in', costly: true },
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
      const { fields, images } = request.isMultipart()
        ? await readReportForm(request, models.can.vision)
        : { fields: request.body, images: [] };
      const report = parseInput(analyzeIncidentFieldsSchema, fields);
      return chooseAnalysis(models, request.log)(report, { images, user: viewerOf(request) });
    },
  );
}

/**
 * The form's text, and as `mediaCount` how many files came, or the number that the sender gives where it is greater: frames may
 * stand for a film. Pictures are held, made small, only where a model looks at them: the first few.
 */
async function readReportForm(
  request: FastifyRequest,
  isSeen: boolean,
): Promise<{ fields: Record<string, unknown>; images: ModelImage[] }> {
  let mediaCount = 0;
  const images: ModelImage[] = [];
  const fields = await readForm(
    request,
    async ({ field, bytes }) => {
      const isWanted = isSeen && images.length < MOST_PICTURES;
      const kept: Buffer[] = [];
      let size = 0;
      const taken = new Writable({
        write(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          if (isWanted && size <= MAX_FILE_BYTES) kept.push(chunk);
          done();
        },
      });
      await pipeline(bytes, taken).catch((error: unknown) => {
        throw new ProblemError('malformed-upload', { cause: error });
      });
      if (size > MAX_FILE_BYTES) throw new ProblemError('file-too-large');
      if (!FRAME_FIELD.test(field)) mediaCount += 1;
      const picture = isWanted ? await readPicture(Buffer.concat(kept)) : null;
      if (picture !== null) images.push({ bytes: picture, mediaType: 'image/jpeg' });
    },
    { field: FRAME_FIELD, max: MOST_FRAMES },
  );
  const given = Number(fields['mediaCount']) || 0;
  return {
    fields: mediaCount === 0 ? fields : { ...fields, mediaCount: Math.max(mediaCount, given) },
    images,
  };
}

async function readPicture(bytes: Buffer): Promise<Buffer | null> {
  const type = await detectMediaType(bytes);
  return type?.startsWith('image/') === true ? pictureForModel(bytes) : null;
}
