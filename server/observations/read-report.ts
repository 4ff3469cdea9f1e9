import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import { reportObservationSchema, type ReportObservation } from '@tailboard/contract/observations.ts';
import type { FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import { ProblemError } from '../http/problem.ts';
import { parseInput } from '../http/validate.ts';
import { say } from '../sentences/say.ts';
import { readForm } from '../uploads/read-form.ts';
import { bytesOfBase64 } from './photo.ts';

export type ReportWithPhoto = { report: ReportObservation; photo: Buffer | null };

/** A report without a name, as JSON or as a form. Its photo is not looked at yet. */
export async function readReport(request: FastifyRequest): Promise<ReportWithPhoto> {
  if (!request.isMultipart()) {
    const report = parseInput(reportObservationSchema, request.body);
    const { photo } = report;
    return { report, photo: photo == null || photo === '' ? null : bytesOfBase64(photo) };
  }
  let photo: Buffer | null = null;
  const fields = await readForm(
    request,
    async ({ field, bytes }) => {
      if (field !== 'photo') {
        throw new ProblemError('invalid-input', { errors: [{ field, message: say('field.photo-name') }] });
      }
      const whole = await buffer(bytes);
      if (whole.length > MAX_FILE_BYTES) throw new ProblemError('file-too-large');
      // A form sends its empty field of a file too.
      if (whole.length > 0) photo = whole;
    },
    { field: /^photo$/, max: 1 },
  );
  const { photo: _none, ...texts } = fields;
  return { report: parseInput(reportObservationSchema, texts), photo };
}

/** Two decimal numbers with the digits of a position, with or without signs, degrees and points of the compass. */
const COORDINATES =
  /[NS]?\s*[-+]?\d{1,3}\.\d{3,}\s*°?\s*[NS]?\s*[,;/ ]\s*[EW]?\s*[-+]?\d{1,3}\.\d{3,}\s*°?(?:\s*[EW]\b)?/giu;

/** The place in words: a phone's exact position says who stood there. Null where nothing else is left. */
export function placeInWords(location: string | null | undefined): string | null {
  const words = (location ?? '').replaceAll(COORDINATES, ' ').replaceAll(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : null;
}
