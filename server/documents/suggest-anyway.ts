import { safetySuggestionsRequestSchema } from '@tailboard/contract/documents.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from '../http/error-handler.ts';
import { builtInQuestions } from './suggestions.ts';

const languageSchema = safetySuggestionsRequestSchema.shape.language.catch('en');

/**
 * Error handler of the suggestions: the product's specification gives its fixed questions where something is wrong, with the
 * body or with us, and chips are never worth an error. Who is not signed in, comes from another site or asks too often is
 * refused as everywhere: that goes on to the one error handler.
 */
export function suggestAnyway(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  const isOfBody = [400, 413, 415].includes(problem.status);
  if (request.viewer === null || !(isOfBody || problem.status >= 500)) throw error;
  request.log[isOfBody ? 'info' : 'error']({ err: error }, 'the fixed questions were given');
  // A body that was read, and was not as it should be, may still say the language.
  const language = languageSchema.parse(
    (request.body as { language?: unknown } | null | undefined)?.language,
  );
  void reply.code(200).removeHeader('retry-after').send(builtInQuestions(language));
}
