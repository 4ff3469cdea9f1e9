import { i18n } from '@lingui/core';
import type { ShownAnswer } from './ask.ts';

export interface FirstWords {
  /** Certain: somebody is hurt now. The answer is whole then, and nobody else needs to be asked. */
  certain: boolean;
  /** What not to do, and whom to call. */
  words: string;
  /** The same with the first aid, which needs no document. */
  answer: ShownAnswer;
}

/**
 * What is said first beside somebody who is hurt, found on this phone: neither a slow line nor a missing document may keep it
 * back. Null where nobody seems to be hurt, or the phone has not got the part of the app that tells.
 */
export async function firstWordsFor(question: string): Promise<FirstWords | null> {
  // The search without signal, of which these are parts: the service worker keeps it.
  const parts = await Promise.all([
    import('@tailboard/answers/emergency/answer-emergency.ts'),
    import('@tailboard/answers/emergency/read-emergency.ts'),
    import('@tailboard/answers/reading/language.ts'),
  ]).catch(() => null);
  if (parts === null) return null;
  const [{ answerEmergency, emergencyWords }, { readEmergency }, { languageOfText }] = parts;
  const emergency = readEmergency(question);
  if (emergency.now === 'no') return null;
  const language = languageOfText(question) ?? (i18n.locale === 'es' ? 'es' : 'en');
  return {
    certain: emergency.now === 'yes',
    words: emergencyWords(emergency, language),
    answer: answerEmergency(emergency, language),
  };
}
