import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import { transcriptionFieldsSchema, transcriptionSchema } from '@tailboard/contract/speech.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ModelUnavailable, type Models } from '../ai/public.ts';
import type { App } from '../http/app-types.ts';
import { formBody } from '../http/form-body.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { parseInput } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { discardBody } from '../uploads/discard-body.ts';
import { refuseForm } from '../uploads/read-form.ts';
import { recordingType } from './recording.ts';

const file = z.any().meta({ type: 'string', format: 'binary' });

/** Signed-in people have a recording written down by the transcription model. Nothing is stored. */
export async function transcriptionRoutes(app: App, { models }: { models: Models }): Promise<void> {
  app.post(
    '/api/transcriptions',
    {
      config: { access: 'signed-in', costly: true },
      schema: {
        tags: ['speech'],
        body: {
          content: {
            'multipart/form-data': { schema: formBody(transcriptionFieldsSchema.extend({ file })) },
          },
        },
        response: { 200: transcriptionSchema },
      },
    },
    async (request) => {
      if (!request.isMultipart()) throw new ProblemError('unsupported-type');
      const { bytes, fields } = await readRecording(request).catch((error: unknown) => {
        discardBody(request.raw);
        throw error;
      });
      const { language } = parseInput(transcriptionFieldsSchema, fields);
      if (bytes === null || bytes.length === 0) {
        throw new ProblemError('invalid-input', {
          errors: [{ field: 'file', message: say('field.recording-empty') }],
        });
      }
      const kind = await recordingType(bytes);
      if (kind === null) throw new ProblemError('unsupported-audio-type');
      if (!models.can.transcription) throw new ProblemError('no-transcription');
      try {
        const text = await models.transcribe({
          bytes,
          ...kind,
          ...(language === undefined ? {} : { language }),
          user: viewerOf(request),
        });
        return { text, source: 'model' as const };
      } catch (error) {
        if (!(error instanceof ModelUnavailable)) throw error;
        request.log.warn({ err: error }, 'a recording was not written down');
        throw new ProblemError(error.reason === 'limit' ? 'too-many-requests' : 'unavailable', {
          retryAfter: 30,
          cause: error,
        });
      }
    },
  );
}

/** The one file of the form, at most 10 MB, and its text fields. Throws `malformed-upload`, `file-too-large`, `invalid-input`. */
async function readRecording(
  request: FastifyRequest,
): Promise<{ bytes: Buffer<ArrayBuffer> | null; fields: Record<string, string> }> {
  let bytes: Buffer<ArrayBuffer> | null = null;
  const fields: Record<string, string> = {};
  const parts = request.parts({ limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 5, fieldSize: 200 } });
  for (;;) {
    const { done, value: part } = await parts.next().catch(refuseForm);
    if (done === true) return { bytes, fields };
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
    } else if (part.fieldname === 'file') {
      bytes = (await part.toBuffer().catch(refuseForm)) as Buffer<ArrayBuffer>;
    } else {
      part.file.resume();
      throw new ProblemError('invalid-input', {
        errors: [{ field: part.fieldname, message: say('field.recording-as-file') }],
      });
    }
  }
}
