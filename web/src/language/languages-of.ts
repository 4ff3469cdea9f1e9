import { languageOfText } from '@tailboard/answers/reading/language.ts';
import type { Language } from './pick-language.ts';

/** What stands before a quotation in a Spanish answer. */
const QUOTES_ENGLISH = /\ben inglés\b/i;

/**
 * The language of each sentence: by its own words, else as the sentence before it, else as the whole; `usual` where nothing tells.
 * An English document is in English whatever the interface speaks, and so is what a Spanish answer quotes of it.
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
