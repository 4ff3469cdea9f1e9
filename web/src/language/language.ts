import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { storedPreference } from '../ui/stored-preference.ts';
import { LANGUAGE_KEY, pickLanguage, type Language } from './pick-language.ts';

const chosen = storedPreference(LANGUAGE_KEY);

/** What the person reads best, by what they chose or by their browser. */
const wished = (): Language =>
  pickLanguage({ chosen: chosen.read(), preferred: globalThis.navigator?.languages ?? [] });

/**
 * At the start of the app, before anything is drawn: English at once, since it stands in the code
 * (build/english-texts.ts); Spanish when its texts are there. Where they cannot be had (the first visit on a bad line)
 * it is English for this visit: an app that does not open would be worse. Never rejects.
 */
export async function startLanguage(): Promise<void> {
  chosen.subscribe(() => void show(wished()).catch(() => undefined));
  try {
    await show(wished());
  } catch {
    startEnglish();
  }
}

/** English stands in the code. */
export function startEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  tellPage('en');
}

/** From now on, on this device. Rejects where the texts cannot be loaded; the language then stays as it was. */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language);
  chosen.write(language);
  // So that the server sends the page prerendered in it.
  if (typeof document !== 'undefined')
    document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

export const useLanguage = (): Language => (useLingui().i18n.locale === 'es' ? 'es' : 'en');

async function show(language: Language): Promise<void> {
  if (i18n.locale === language) return;
  if (language === 'en') startEnglish();
  else {
    const { messages } = await import('../locales/es.ts');
    i18n.loadAndActivate({ locale: 'es', messages });
    tellPage('es');
  }
}

/** For screen readers, and for what the browser itself writes. At build time there is no page. */
function tellPage(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** For dates and numbers. 'Jan 5, 2025' is how the product writes a date in English. */
export const numberLocale = (): string => (i18n.locale === 'es' ? 'es-US' : 'en-US');
