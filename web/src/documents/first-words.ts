import { i18n } from '@lingui/core';
import type { ShownAnswer } from './ask.ts';

/**
 * What is said first beside somebody who is hurt, found on this phone: neither a slow line nor a missing document may keep it
 * back. Null where nobody seems to be hurt, or the phone has not got the part of the app that tells.
 */
export async function firstWordsFor(question: string): Promise<string | null> {
  const told = await import('@tailboard/contract/document-emergency.ts').catch(() => null);
  const hurt = told?.hurtIn(question) ?? null;
  if (told === null || hurt === null) return null;
  return told.EMERGENCY_FIRST[hurt][i18n.locale === 'es' || isSpanish(question) ? 'es' : 'en'];
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

/** Roughly: the Spanish words have the English ones behind them. */
const isSpanish = (question: string) =>
  /[¿¡ñáéíóú]|\b(?:se|esta|no|el|la|un|una|mi|de|del|que|ayuda|hay)\b.*\b(?:se|esta|el|la|un|una|mi|de|del|que|ayuda|cayo|respira)\b/i.test(
    question,
  );
