import type { Language } from './pick-language.ts';

/** Each in its own words, so that whoever needs it finds it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
