import type { Passage } from '@tailboard/answers/library/passages.ts';
import { NO_ANSWER } from '@tailboard/contract/documents.ts';
import { z } from 'zod';
import type { Models } from '../ai/public.ts';

/**
 * Ms after which a question is answered by the built-in engine, counted from its arrival: somebody stands on the site and
 * waits. What the vector of the question has taken is the answer's loss. The phone waits longer than this before it answers
 * by itself (web/src/documents/chat.ts).
 */
const ANSWER_MS = 6_000;
const QUESTION_VECTOR_MS = 1_500;
/** Those of the product are there at once; others are worth a short wait. */
const QUESTIONS_MS = 4_000;

type For = Readonly<{ user: Readonly<{ id: number }> | null; signal?: AbortSignal }>;
/** `askedAt`: when the question came, in ms of `performance.now()`. */
type ForAnswer = For & Readonly<{ askedAt: number }>;

/** What the documents ask of the models. All of it rejects when a model is slow, cut off, refuses or talks nonsense. */
export type DocumentModel = {
  /** An answer out of the passages alone, with the number of each that it rests on in brackets: 'At least 3 feet [1].' Null: no such model. */
  writeAnswer:
    ((question: string, passages: readonly Passage[], asking: ForAnswer) => Promise<string>) | null;
  /** Questions that the person may ask next, as the model has them. Null: no such model. */
  writeQuestions:
    | ((about: { titles: readonly string[]; asked: readonly string[] }, asking: For) => Promise<string[]>)
    | null;
  /** One vector for each text. Null: no such model. */
  embed: ((texts: readonly string[], asking?: For) => Promise<number[][]>) | null;
  /** Names what makes the vectors: those of another model cannot be compared. */
  embeddingName: string | null;
};

const instructions = [
  'You answer safety questions of construction crews out of numbered passages of their documents, and out of nothing else.',
  'Answer in the language of the question, in at most five short sentences, the answer itself first.',
  'Behind each sentence put the number of the passage that it rests on in square brackets, such as [2].',
  'Copy every number, unit and section number exactly as the passage has it. Do not convert, add or round.',
  'Do not agree with a question that says something else than the passages: say what they say.',
  `Where the passages do not answer the question, write exactly: ${NO_ANSWER}`,
].join(' ');

const questionsSchema = z.object({ questions: z.array(z.string().max(300)).max(8) });
const instructionsForQuestions = [
  'A construction crew member asks questions about safety documents. Given the titles of the documents and what was asked so far,',
  'write at most five short questions that they may want to ask next and that these documents probably answer,',
  'in the language of what was asked. Each is one sentence of at most 100 characters that ends with a question mark.',
].join(' ');

export function documentModelOf(models: Models): DocumentModel {
  return {
    writeAnswer: models.can.chat
      ? (question, passages, { user, signal, askedAt }) =>
          models.writeText({
            instructions,
            data: {
              question,
              passages: passages.map(({ section, text }, index) => ({ number: index + 1, section, text })),
            },
            budgetMs: Math.max(1, Math.round(ANSWER_MS - (performance.now() - askedAt))),
            user,
            ...(signal === undefined ? {} : { signal }),
          })
      : null,
    writeQuestions: models.can.chat
      ? async (about, { user, signal }) => {
          const { questions } = await models.writeObject({
            schema: questionsSchema,
            instructions: instructionsForQuestions,
            data: about,
            budgetMs: QUESTIONS_MS,
            user,
            ...(signal === undefined ? {} : { signal }),
          });
          return questions;
        }
      : null,
    embed: models.can.embeddings
      ? (texts, asking) =>
          models.embed(texts, {
            ...(asking?.user == null ? {} : { user: asking.user, budgetMs: QUESTION_VECTOR_MS }),
            ...(asking?.signal === undefined ? {} : { signal: asking.signal }),
          })
      : null,
    embeddingName: models.embeddingModel,
  };
}
