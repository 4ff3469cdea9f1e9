import { spokenText } from '@tailboard/contract/speech-terms.ts';
import type { ReadAloud } from '@tailboard/contract/speech.ts';
import type { FastifyBaseLogger } from 'fastify';
import { createHmac } from 'node:crypto';
import { MAX_SPOKEN_CHARACTERS, ModelUnavailable, type Models } from '../ai/public.ts';
import type { AppContext } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { joinAudio, type Sound } from './join-audio.ts';
import { splitText } from './split-text.ts';
import { keepAudio, useAudio } from './store.ts';
import type { SystemVoice } from './system-voice.ts';

/** Milliseconds for a whole reading by the model, all its pieces. */
const BUDGET_MS = 30_000;

type Engine = Readonly<{ id: string; source: 'model' | 'system'; make: () => Promise<Sound> }>;
export type Read = { name: string; source: 'model' | 'system' };

/** Before something is made; throws where it may not. */
type Admit = () => Promise<void>;

/**
 * Reads a text aloud, each once: the same text, voice, speed and language give the same name. `reader` null: somebody who
 * is not signed in, to whom the system's voice alone reads, since a model may cost the operator money. Throws `no-voice`
 * where the server has none, `unavailable` where it has and could not.
 */
export function reader(
  context: AppContext & { models: Models },
  options: { secret: string; systemVoice: () => Promise<SystemVoice | null>; log: FastifyBaseLogger },
): (reading: ReadAloud, by: { reader: { id: number } | null; admit: Admit }) => Promise<Read> {
  const { models, config } = context;
  const beingMade = new Map<string, Promise<void>>();

  const nameOf = (engine: string, reading: ReadAloud, isPublic: boolean) => {
    const { text, voice, speed, language } = reading;
    const hash = createHmac('sha256', options.secret)
      .update(JSON.stringify([isPublic ? 'public' : 'reading', engine, voice, speed, language, text]))
      .digest('base64url');
    return `${isPublic ? 'public' : 'reading'}-${hash}`;
  };

  const make = (name: string, engine: Engine): Promise<void> => {
    const making =
      beingMade.get(name) ??
      engine
        .make()
        .then((sound) => keepAudio(context, { name, ...sound }))
        .finally(() => beingMade.delete(name));
    beingMade.set(name, making);
    return making;
  };

  return async (asked, { reader: person, admit }) => {
    const reading = { ...asked, text: spokenText(asked.text) };
    const systemVoice = await options.systemVoice();
    const engines: Engine[] = [];
    if (models.can.speech && person !== null) {
      const id = `model ${config.ai.speech?.model}`;
      engines.push({ id, source: 'model', make: () => readByModel(context, reading, person) });
    }
    if (systemVoice !== null) {
      engines.push({ id: 'system', source: 'system', make: () => systemVoice(reading) });
    }
    for (const engine of engines) {
      const name = nameOf(engine.id, reading, person === null);
      if (await useAudio(context.db, name)) return { name, source: engine.source };
      await admit();
      try {
        await make(name, engine);
        return { name, source: engine.source };
      } catch (error) {
        options.log.warn({ err: error, by: engine.source }, 'a text was not read aloud');
      }
    }
    throw new ProblemError(engines.length === 0 ? 'no-voice' : 'unavailable', { retryAfter: 10 });
  };
}

async function readByModel(
  { models }: { models: Models },
  { text, voice, speed }: ReadAloud,
  user: { id: number },
): Promise<Sound> {
  const until = Date.now() + BUDGET_MS;
  const pieces: Buffer[] = [];
  for (const piece of splitText(text, MAX_SPOKEN_CHARACTERS)) {
    const budgetMs = Math.max(1, until - Date.now());
    pieces.push((await models.speak({ text: piece, voice, speed, budgetMs, user })).bytes);
  }
  const sound = await joinAudio(pieces);
  if (sound === null) throw new ModelUnavailable('speech', 'wrong-answer');
  return sound;
}
