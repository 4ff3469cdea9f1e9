import { draftFromWords, type FromWords } from '@tailboard/answers/incidents/spoken/draft.ts';
import { languageOfText } from '@tailboard/answers/reading/language.ts';
import type { FromWordsReply } from '@tailboard/contract/spoken-report.ts';
import { Temporal } from 'temporal-polyfill';
import type { Models } from '../ai/public.ts';
import { inEnglish, type Said, sayCoded } from '../sentences/say.ts';
import { write } from '../sentences/write.ts';
import { fromWordsByModel, type AskModel } from './from-words-by-model.ts';

/** Now by the clock of a zone, with its offset; without a zone the server's. */
export const spokenNow = (timeZone: string | undefined): string =>
  Temporal.Now.zonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/**
 * What somebody spoke, as a draft: by the built-in reading, and by a model, where one is configured, for what that leaves open. Nothing is
 * stored.
 */
export async function fromWords(
  models: Models,
  given: Readonly<{
    text: string;
    at: string;
    language?: 'en' | 'es' | undefined;
    place?: string | undefined;
  }> &
    AskModel,
): Promise<FromWordsReply> {
  const builtIn = draftFromWords(given);
  const read: FromWords = models.can.chat ? await fromWordsByModel(models, builtIn, given) : builtIn;
  const language = given.language ?? languageOfText(given.text) ?? 'en';
  const asked = (question: Said) => (language === 'en' ? question : write(question, language));
  return inEnglish<Omit<FromWordsReply, 'sentences'>>({
    draft: read.draft,
    from: read.from,
    ask: read.ask.map(({ field, code, choices }) => ({
      field,
      question: asked(sayCoded({ code })),
      choices,
    })),
    source: read === builtIn ? 'built-in' : 'model',
  });
}
