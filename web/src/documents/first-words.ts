import { i18n } from '@lingui/core';
import type { ShownAnswer } from './ask.ts';

/**
 * What is said first beside somebody who is hurt, found on this phone: neither a slow line nor a missing document may keep it
 * back. Null where nobody seems to be hurt, or the phone has not got the part of the app that tells.
 */
export async function firstWordsFor(question: string): Promise<string | null> {
  // The search without signal, of which these are parts: the service worker keeps it.
  const parts = await Promise.all([
    import('@tailboard/contract/document-emergency.ts'),
    import('@tailboard/contract/document-spanish-fillers.ts'),
    import('@tailboard/contract/document-words.ts'),
  ]).catch(() => null);
  if (parts === null) return null;
  const [{ EMERGENCY_FIRST, hurtIn }, { spanishFillers }, { isFiller, wordsOf }] = parts;
  const hurt = hurtIn(question);
  if (hurt === null) return null;
  // The Spanish words have the English ones behind them.
  const isSpanish = wordsOf(question).some((word) => spanishFillers.has(word) && !isFiller(word));
  return EMERGENCY_FIRST[hurt][i18n.locale === 'es' || isSpanish ? 'es' : 'en'];
}

/** The first words by themselves, where nothing can be quoted. */
export const wordsAlone = (words: string): ShownAnswer => ({
  answer: words,
  sourcesUsed: [],
  citations: [],
  nearest: [],
  answered: false,
  emergency: true,
  source: 'built-in',
  unsearched: true,
});
