import type { AskAssistant, AssistantAnswer } from '@tailboard/contract/assistant.ts';
import type { FastifyBaseLogger } from 'fastify';
import { ModelUnavailable, type Models } from '../ai/public.ts';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../http/signed-in.ts';
import { answerBuiltIn } from './answer-built-in.ts';
import { prepareModel, wholeSentences } from './answer-by-model.ts';

type Asking = { asked: AskAssistant; viewer: Viewer; signal: AbortSignal; log: FastifyBaseLogger };

/**
 * The one place that decides who answers: the model, where there is one and it answers, else the built-in assistant. With
 * `stream` the model's sentences come first, each when everything up to it has been checked; what is returned at the end stands
 * for them. An emergency waits for no model.
 */
export async function* chooseAnswer(
  { db, models }: { db: Database; models: Models },
  { asked, viewer, signal, log, stream }: Asking & { stream: boolean },
): AsyncGenerator<string, AssistantAnswer> {
  const builtIn = await answerBuiltIn(db, { asked, viewer });
  if (!models.can.chat || builtIn.emergency) return builtIn;
  const model = prepareModel({ models, db }, { asked, viewer, builtIn, signal });
  try {
    if (!stream) return model.finish(await model.write());
    let text = '';
    let shown = '';
    let checked = 0;
    for await (const piece of model.stream()) {
      text += piece;
      const whole = wholeSentences(text);
      if (whole.length === checked) continue;
      checked = whole.length;
      const { source, message } = model.finish(whole);
      // What cannot be shown yet is looked at again with the next sentence: its passage may come there.
      if (source !== 'model' || !message.startsWith(shown) || message === shown) continue;
      yield message.slice(shown.length);
      shown = message;
    }
    return model.finish(text);
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    log.warn({ err: error }, 'the built-in assistant answered in place of the model');
    return builtIn;
  }
}
