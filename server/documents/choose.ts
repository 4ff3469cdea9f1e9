import { answerFromPassages } from '@tailboard/answers/quoting/answer.ts';
import type { DocumentAnswer } from '@tailboard/contract/documents.ts';
import type { FastifyBaseLogger } from 'fastify';
import { answerByModel } from './answer-by-model.ts';
import type { DocumentModel } from './document-model.ts';
import type { Found } from './search.ts';

/** The model's answer where one is configured and its answer holds, the built-in one otherwise. Nobody who is hurt waits for a model. */
export async function chooseAnswer(
  model: DocumentModel | null,
  options: {
    question: string;
    found: Found;
    log: Pick<FastifyBaseLogger, 'warn'>;
    user: Readonly<{ id: number }>;
    signal: AbortSignal;
    /** When the question came, in ms of `performance.now()`. */
    askedAt: number;
  },
): Promise<DocumentAnswer> {
  const { question, found, log, user, signal, askedAt } = options;
  if (model?.writeAnswer != null && found.passages.length > 0 && found.query.emergency.now !== 'yes') {
    try {
      return await answerByModel(model, { question, found, user, signal, askedAt });
    } catch (error) {
      log.warn({ err: error }, "the model's answer was not used, the built-in one was given");
    }
  }
  return answerFromPassages(found.query, found.passages);
}
