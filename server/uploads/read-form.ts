import { MAX_FILES, MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { ProblemError } from '../http/problem.ts';
import { say, type Said } from '../sentences/say.ts';
import { discardBody } from './discard-body.ts';
import { toFileName } from './file-name.ts';

/** Names under which a form sends files: `media` (repeated), or `media_0`, `media_1` … */
const FILE_FIELD = /^media(_\d{1,3})?$/;
const MAX_FIELD_BYTES = 64 * 1024;

export type FormFile = { field: string; fileName: string; bytes: Readable };

/**
 * Reads a multipart form, its parts in any order: each file is given to `takeFile` while it comes in, the
 * text fields are collected. `further` allows files of another name that are no files of the report. Throws
 * what `takeFile` throws (with the name of the field), `too-many-files`, `invalid-input` for a field that
 * comes twice or is too long, and `malformed-upload` for a body that is cut off or is no form.
 */
export async function readForm(
  request: FastifyRequest,
  takeFile: (file: FormFile) => Promise<void>,
  further: { field: RegExp; max: number } = { field: /^$/, max: 0 },
): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  let files = 0;
  let others = 0;
  // The parser's limits are one above ours, so that our own checks refuse by name.
  const parts = request.parts({
    limits: {
      fileSize: MAX_FILE_BYTES + 1,
      files: MAX_FILES + further.max + 1,
      fields: 60,
      fieldSize: MAX_FIELD_BYTES,
      parts: 100,
    },
  });
  try {
    for (;;) {
      const { done, value: part } = await parts.next().catch(refuseForm);
      if (done === true) return Object.fromEntries(fields);
      const field = part.fieldname;
      if (part.type === 'file') {
        const isFurther = further.field.test(field);
        if (isFurther) others += 1;
        else files += 1;
        if (files > MAX_FILES || others > further.max) throw named(new ProblemError('too-many-files'), field);
        if (!isFurther && !FILE_FIELD.test(field)) throw invalid(field, say('field.file-names'));
        const fileName = toFileName(part.filename, field);
        await takeFile({ field, fileName, bytes: part.file }).catch((error: unknown) => {
          throw error instanceof ProblemError ? named(error, field) : error;
        });
      } else {
        if (part.valueTruncated) throw invalid(field, say('field.too-long'));
        if (fields.has(field)) throw invalid(field, say('field.sent-twice'));
        fields.set(field, String(part.value));
      }
    }
  } catch (error) {
    discardBody(request.raw);
    throw error;
  }
}

/** Maps the parser's errors: its limits keep their meaning, any other error is a malformed body. */
export function refuseForm(error: unknown): never {
  const { code } = error as { code?: unknown };
  if (error instanceof ProblemError || (typeof code === 'string' && code.startsWith('FST_'))) throw error;
  throw new ProblemError('malformed-upload', { cause: error });
}

const invalid = (field: string, message: Said) =>
  new ProblemError('invalid-input', { errors: [{ field, message }] });

/** The same problem with the name of its field. */
function named(problem: ProblemError, field: string): ProblemError {
  const { code, detail, options } = problem;
  return new ProblemError(code, { ...options, errors: options.errors ?? [{ field, message: detail }] });
}
