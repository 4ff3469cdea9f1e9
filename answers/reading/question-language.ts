import { spanishFillers } from '../words/spanish-fillers.ts';
import { askedCounts } from '../models/asked-model.ts';
import { languageOfText, type Language } from './language.ts';
import { spanish, synonyms } from './phrases.ts';
import { spanishStem } from './spanish-stems.ts';
import type { Vocabulary } from './spelling.ts';
import { isFiller, isLight, stemOf } from './words.ts';

/** The language of a question: by its small words, else by which language knows more words that the other does not. */
export function questionLanguage(
  question: string,
  words: readonly string[],
  vocabulary: Vocabulary,
): Language {
  const told = languageOfText(question);
  if (told !== null) return told;
  const inEnglish = (word: string) =>
    isFiller(word) || isLight(word) || vocabulary.words.has(word) || synonyms.has(stemOf(word));
  const inSpanish = (word: string) =>
    spanishFillers.has(word) || spanish.has(word) || askedCounts().questions.has(spanishStem(word));
  const spanishOnly = words.filter((word) => inSpanish(word) && !inEnglish(word)).length;
  const englishOnly = words.filter((word) => inEnglish(word) && !inSpanish(word)).length;
  return spanishOnly > englishOnly ? 'es' : 'en';
}
