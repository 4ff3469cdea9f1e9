import { fromWordsReplySchema, fromWordsSchema } from '@tailboard/contract/spoken-report.ts';
import type { Models } from '../ai/public.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { fromWords, spokenNow } from './from-words.ts';

/** Signed-in people have what they spoke read as a draft; nothing is stored, and nothing is sent for them. */
export async function fromWordsRoutes(app: App, { models }: { models: Models }): Promise<void> {
  app.post(
    '/api/incidents/from-words',
    {
      config: { access: 'signed-in', costly: true },
      schema: {
        tags: ['incidents'],
        description:
          'A draft from what somebody said, field by field with the words it comes from, and what to ask.',
        body: fromWordsSchema,
        response: { 200: fromWordsReplySchema },
      },
    },
    (request) =>
      fromWords(models, {
        ...request.body,
        at: request.body.at ?? spokenNow(viewerOf(request).timeZone),
        user: viewerOf(request),
        log: request.log,
      }),
  );
}
