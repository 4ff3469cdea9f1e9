import { i18n } from '@lingui/core';

/** English stands in the code (build/english-texts.ts): no catalogue is loaded for it. */
export function startLanguage(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
}

/** For dates and numbers. 'Jan 5, 2025' is how the product writes a date in English. */
export const numberLocale = (): string => (i18n.locale === 'en' ? 'en-US' : i18n.locale);
