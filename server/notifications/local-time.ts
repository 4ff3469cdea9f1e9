import type { PushLanguage } from '@tailboard/contract/notifications.ts';

const locales = { en: 'en-US', es: 'es-US' } as const;
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(language: PushLanguage, options: Intl.DateTimeFormatOptions, at: Date): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const one = formatters.get(key) ?? new Intl.DateTimeFormat(locales[language], options);
  formatters.set(key, one);
  // Between hour and AM stands a narrow space that not every phone draws.
  return one.format(at).replaceAll(/\u202F|\u00A0/g, ' ');
}

/** 'Mon 2:05 PM CST', in the server's zone, which is named: the reader may be in another one. */
export const hourInZone = (moment: string, language: PushLanguage): string =>
  format(
    language,
    { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    new Date(moment),
  );

/** 'Fri, Nov 27' of a day without a zone, `2026-11-27`. */
export const dayInWords = (day: string, language: PushLanguage): string =>
  format(language, { weekday: 'short', month: 'short', day: 'numeric' }, new Date(`${day}T12:00`));
