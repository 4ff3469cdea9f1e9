import { i18n } from '@lingui/core';
import type { Voice } from '@tailboard/contract/speech.ts';
import { languageOfText } from '@tailboard/contract/text-language.ts';
import { chosenSpeed, chosenVoice } from './preferences.ts';

/** How a text is read. */
export interface Manner {
  voice: Voice;
  /** 0.5 to 2. */
  speed: number;
  /** Of what does not tell its language by its words: see `languagesOf`. */
  language: 'en' | 'es';
  /** The call that makes the sound, where it is not the usual one. */
  path?: string;
}

/** As chosen on this device, in the language of the interface. */
export const usualManner = (): Manner => ({
  voice: chosenVoice(),
  speed: chosenSpeed(),
  language: i18n.locale === 'es' ? 'es' : 'en',
});

/**
 * The language of each sentence: by its own words, else as the sentence before it, else as the whole. An English document is read
 * by an English voice whatever the interface speaks, and so is what a Spanish answer quotes of it.
 */
export function languagesOf(sentences: readonly string[], usual: Manner['language']): Manner['language'][] {
  let last = languageOfText(sentences.join(' ')) ?? usual;
  return sentences.map((sentence) => (last = languageOfText(sentence) ?? last));
}
