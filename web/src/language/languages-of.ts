import { languageOfText } from '@tailboard/answers/reading/language.ts';
import type { Language } from './pick-language.ts';

/** Introduces a quotation in a Spanish answer. */
const QUOTES_ENGLISH = /\ben inglés\b/i;

/**
 * The language of each sentence: by its own words, else that of the sentence before it, else that of the
 * whole text, else `usual`. Documents are in English whatever the language of the app, and so are their
 * quotations in a Spanish answer.
 */
export function languagesOf<Usual extends Language | undefined>(
  sentences: readonly string[],
  usual: Usual,
): (Language | Usual)[] {
  let last: Language | Usual = languageOfText(sentences.join(' ')) ?? usual;
  return sentences.map((sentence, at) => {
    const isQuoted = /^\s*“/.test(sentence) && QUOTES_ENGLISH.test(sentences[at - 1] ?? '');
    last = languageOfText(sentence) ?? (isQuoted ? 'en' : last);
    return last;
  });
}
