import { MAX_READ_ALOUD_IN_PUBLIC, spokenText } from '@tailboard/contract/speech-terms.ts';
import { readAloudReplySchema, readAloudSchema, type ReadAloud } from '@tailboard/contract/speech.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Models } from '../ai/public.ts';
import type { App } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { countRequest } from '../http/shared-limit.ts';
import { runEvery } from '../jobs/run-jobs.ts';
import { reader } from './read-aloud.ts';
import { serveAudio } from './serve-audio.ts';
import { sweepAudio } from './store.ts';
import { openSystemVoice } from './system-voice.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Readings that are made anew for one person in a minute; what is kept already costs nothing. */
const MADE_A_MINUTE = 60;
/** The public page: per address in a minute, and for everybody together in a minute and a day. */
const PUBLIC_OF_ADDRESS = 10;
const PUBLIC_A_MINUTE = 60;
const PUBLIC_A_DAY = 2_000;
const SWEEP_EVERY_MS = 6 * 60 * MINUTE_MS;

/**
 * Reading aloud. Signed-in people are read to by the speech model, where there is one, else by the system's voice. Nobody in
 * particular (the public page /tts-isolated) gets short texts in voice nova at speed 1 by the system's voice alone, so that it
 * is no way to spend the operator's money.
 */
export async function speechRoutes(app: App, options: { secret: string; models: Models }): Promise<void> {
  const { db, config } = app.context;
  // Looked for when the first text is to be read: most servers never read.
  let opened: ReturnType<typeof openSystemVoice> | null = null;
  const systemVoice = () => (opened ??= openSystemVoice(config.systemVoice));
  const read = reader(
    { ...app.context, models: options.models },
    { secret: options.secret, systemVoice, log: app.log },
  );

  const limit = async (name: string, max: number, windowMs: number) => {
    const { admitted, retryAfter } = await countRequest(db, { name, max, windowMs });
    if (!admitted) throw new ProblemError('too-many-requests', { retryAfter });
  };

  const readTo = async (request: FastifyRequest, reading: ReadAloud) => {
    const { viewer } = request;
    if (viewer === null) {
      const { text, voice, speed } = reading;
      const isSmall = spokenText(text).length <= MAX_READ_ALOUD_IN_PUBLIC && voice === 'nova' && speed === 1;
      if (!isSmall) throw new ProblemError('not-signed-in');
      await limit(`reading of ${request.ip}`, PUBLIC_OF_ADDRESS, MINUTE_MS);
      await limit('reading in public', PUBLIC_A_MINUTE, MINUTE_MS);
      await limit('reading in public, a day', PUBLIC_A_DAY, DAY_MS);
    }
    const { name, source } = await read(reading, {
      reader: viewer,
      admit: async () => {
        if (viewer !== null) await limit(`reading to ${viewer.id}`, MADE_A_MINUTE, MINUTE_MS);
      },
    });
    return { audioUrl: `/api/audio/${name}`, source };
  };

  // Both addresses are the spec's.
  for (const url of ['/api/tts', '/api/openai/tts']) {
    app.post(
      url,
      {
        config: { access: 'public', costly: true },
        schema: { tags: ['speech'], body: readAloudSchema, response: { 200: readAloudReplySchema } },
      },
      (request) => readTo(request, request.body),
    );
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/audio/:name',
    config: { access: 'public' },
    compress: false,
    schema: { tags: ['speech'], params: z.object({ name: z.string().max(100) }) },
    handler: (request, reply) => serveAudio(app.context, { request, reply, name: request.params.name }),
  });

  const sweeping = runEvery({
    ...{ db, log: app.log, kind: 'sweep-audio', everyMs: SWEEP_EVERY_MS },
    work: () => sweepAudio(app.context),
  });
  app.addHook('onListen', async () => sweeping.wake());
  app.addHook('onClose', sweeping.stop);
}
