import { i18n } from '@lingui/core';
import type { Voice } from '@tailboard/contract/speech.ts';
import { chosenSpeed, chosenVoice } from './preferences.ts';

/** How a text is read. */
export interface Manner {
  voice: Voice;
  /** 0.5 to 2. */
  speed: number;
  /** Of what does not tell its language by its words: see languages-of.ts. */
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
