import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import type { ProblemCode } from '@tailboard/contract/problems.ts';
import { say } from '../sentences/say.ts';
import { isDatabaseOutOfReach } from '../database/out-of-reach.ts';
import { StorageOutOfReachError } from '../storage/storage.ts';
import { describeError } from './describe-error.ts';
import { firstPerField, saidOfIssue } from './field-faults.ts';
import { ProblemError } from './problem.ts';
import { logRefusal } from './security-log.ts';

/** Our problem codes for the errors of Fastify and its plugins. */
const codesOfFastify: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-upload',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  // A path with `..` or `//` among the files of the web app.
  FST_STATIC_FORBIDDEN_PATH: 'not-found',
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
  FST_FILES_LIMIT: 'too-many-files',
  FST_PARTS_LIMIT: 'malformed-upload',
  FST_FIELDS_LIMIT: 'malformed-upload',
  FST_MP_PREMATURE_CLOSE: 'malformed-upload',
  FST_PROTO_VIOLATION: 'malformed-upload',
  FST_INVALID_JSON_FIELD_ERROR: 'malformed-upload',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-type',
  FST_UNDER_PRESSURE: 'unavailable',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'unsupported-type',
};

const codesOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid-input',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'malformed-upload',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** Seconds: a restarted database or storage usually accepts connections again by then. */
const RETRY_AFTER = 5;

/**
 * SQLSTATE of a text that PostgreSQL cannot store (NUL, lone surrogates): invalid input, not a server error.
 */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/**
 * The only place where an error becomes an answer. The client gets the text of a 4xx, never the message of a
 * 5xx.
 */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    await logRefusal(request, problem);
    // 501 means not configured, which is not a failure.
    if (problem.status >= 500 && problem.status !== 501) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: problem.code, reason: describeError(error).message }, 'request refused');
    return sendProblem(request, reply, problem);
  });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError) {
  if (problem.options.retryAfter !== undefined) {
    void reply.header('retry-after', String(Math.ceil(problem.options.retryAfter)));
  }
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem.toBody(request.id));
}

/** Maps any thrown value to a problem of the catalogue. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new ProblemError('invalid-input', {
      errors: firstPerField(
        error.validation.map((issue) => ({
          field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
          message: saidOfIssue({ ...issue.params, code: issue.keyword, message: issue.message }),
        })),
      ),
      cause: error,
    });
  }
  if (isResponseSerializationError(error)) return new ProblemError('internal', { cause: error });
  const { code, statusCode, retryAfter } = error as {
    code?: unknown;
    statusCode?: unknown;
    retryAfter?: unknown;
  };
  if (isUnstorableText(error)) {
    return new ProblemError('invalid-input', {
      detail: say('problem.invalid-input.characters'),
      cause: error,
    });
  }
  if (isDatabaseOutOfReach(error)) {
    return new ProblemError('database-out-of-reach', { retryAfter: RETRY_AFTER, cause: error });
  }
  if (isStorageOutOfReach(error)) {
    return new ProblemError('storage-out-of-reach', { retryAfter: RETRY_AFTER, cause: error });
  }
  const known =
    (typeof code === 'string' ? codesOfFastify[code] : undefined) ??
    (typeof statusCode === 'number' ? codesOfStatus[statusCode] : undefined);
  return new ProblemError(known ?? 'internal', {
    cause: error,
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
  });
}

function isStorageOutOfReach(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof StorageOutOfReachError) return true;
  }
  return false;
}

function isUnstorableText(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && UNSTORABLE_TEXT.has(code)) return true;
  }
  return false;
}
