import type { Language } from './pick-language.ts';

/** Short words that fill the sentences of one language and are none of the other. */
const common: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([
    'the',
    'of',
    'and',
    'to',
    'is',
    'are',
    'that',
    'for',
    'with',
    'not',
    'or',
    'must',
    'you',
    'by',
  ]),
  es: new Set(['el', 'la', 'los', 'las', 'de', 'del', 'que', 'y', 'para', 'con', 'es', 'se', 'una', 'por']),
};

/**
 * The language of a passage that is quoted, for screen readers; undefined where it is too short to tell, so that it is
 * read as the screen is.
 */
export function langOf(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => common[language].has(word)).length;
  const [english, spanish] = [count('en'), count('es')];
  if (english === spanish) return undefined;
  return english > spanish ? 'en' : 'es';
}
