import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { storedPreference } from '../ui/stored-preference.ts';
import { LANGUAGE_KEY, pickLanguage, type Language } from './pick-language.ts';

const chosen = storedPreference(LANGUAGE_KEY);

/** The chosen language, else the browser's. */
const preferred = (): Language =>
  pickLanguage({ chosen: chosen.read(), preferred: globalThis.navigator?.languages ?? [] });

/**
 * Sets the language before the first render. English needs no catalogue (build/english-texts.ts). If the
 * Spanish catalogue fails to load (the first visit on a bad line), this visit is in English: an app that does
 * not open would be worse. Never rejects.
 */
export async function startLanguage(): Promise<void> {
  chosen.subscribe(() => void showLanguage(preferred()).catch(() => undefined));
  try {
    await showLanguage(preferred());
  } catch {
    startEnglish();
  }
}

/** The English texts are in the code. */
export function startEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  setPageLanguage('en');
}

/** Changes the language of this device. Rejects if the catalogue fails to load; the language then stays. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  chosen.write(language);
  // The cookie lets the server send the page prerendered in this language.
  if (typeof document !== 'undefined')
    document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

export const useLanguage = (): Language => (useLingui().i18n.locale === 'es' ? 'es' : 'en');

/** Shows the page in a language and stores nothing. Rejects if the catalogue fails to load. */
export async function showLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return;
  if (language === 'en') startEnglish();
  else {
    const { messages } = await import('../locales/es.ts');
    i18n.loadAndActivate({ locale: 'es', messages });
    setPageLanguage('es');
  }
}

/**
 * Sets the page's `lang`, for screen readers and the browser's own texts. At build time there is no document.
 */
function setPageLanguage(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** The locale of dates and numbers: 'Jan 5, 2025' in English. */
export const numberLocale = (): string => (i18n.locale === 'es' ? 'es-US' : 'en-US');
