import {
  askAssistantSchema,
  askSuggestionsSchema,
  assistantAnswerSchema,
  suggestionsSchema,
  type AssistantAnswer,
} from '@tailboard/contract/assistant.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Models } from '../ai/public.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { chooseAnswer } from './choose-answer.ts';
import { suggestedQuestions } from './suggested-questions.ts';

const config = { access: 'signed-in' } as const;
const tags = ['assistant'];

/** Signed-in people ask about their records, the product and safety. Nothing is stored, and nothing is changed by an answer. */
export async function assistantRoutes(app: App, { models }: { models: Models }): Promise<void> {
  app.post(
    '/api/assistant/chat',
    {
      config: { ...config, costly: true },
      compress: false,
      schema: { tags, body: askAssistantSchema, response: { 200: assistantAnswerSchema } },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const stream = request.headers.accept?.includes('text/event-stream') === true;
      const answering = chooseAnswer(
        { db: app.context.db, models },
        {
          asked: request.body,
          viewer: viewerOf(request),
          signal: goneAway(reply),
          log: request.log,
          stream,
        },
      );
      if (stream) return sendEvents(request, reply, answering);
      for (;;) {
        const { done, value } = await answering.next();
        if (done === true) return value;
      }
    },
  );

  app.post(
    '/api/assistant/suggestions',
    { config, schema: { tags, body: askSuggestionsSchema, response: { 200: suggestionsSchema } } },
    (request) => ({ suggestions: suggestedQuestions(request.body.context, request.body.language) }),
  );
}

/** Aborted when the connection closes before the answer is whole: a model must not write on for nobody. */
function goneAway(reply: FastifyReply): AbortSignal {
  const away = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableEnded) away.abort();
  });
  return away.signal;
}

/** See `assistantEvents` in the contract. What fails before the first event is an answer in problem+json as ever. */
async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  answering: AsyncGenerator<string, AssistantAnswer>,
): Promise<never> {
  const first = await answering.next();
  async function* events() {
    try {
      for (let next = first; ; next = await answering.next()) {
        if (next.done === true) {
          yield event('answer', assistantAnswerSchema.parse(next.value));
          return;
        }
        yield event('text', { text: next.value });
      }
    } catch (error) {
      // The reader sees a stream without an answer, and asks again.
      request.log.error({ err: error }, 'an answer broke off');
    } finally {
      await answering.return(undefined as never);
    }
  }
  void reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
  return reply.send(Readable.from(events())) as never;
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
