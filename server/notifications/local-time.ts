import type { PushLanguage } from '@tailboard/contract/notifications.ts';
import { shortDay } from '../days.ts';

/** In whose language, and by whose clock. Without a zone by the server's. */
export type Reader = Readonly<{ language: PushLanguage; timeZone?: string | undefined }>;

const locales = { en: 'en-US', es: 'es-US' } as const;
const formatters = new Map<string, Intl.DateTimeFormat>();

function format({ language, timeZone }: Reader, options: Intl.DateTimeFormatOptions, at: Date): string {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const inZone = timeZone === undefined ? options : { ...options, timeZone };
  const one = formatters.get(key) ?? new Intl.DateTimeFormat(locales[language], inZone);
  formatters.set(key, one);
  // Between hour and AM stands a narrow space that not every phone draws.
  return one.format(at).replaceAll(/\u202F|\u00A0/g, ' ');
}

/** 'Mon 2:05 PM CST'. The zone is named: the reader may be in another one. */
export const hourInZone = (moment: string, reader: Reader): string =>
  format(
    reader,
    { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    new Date(moment),
  );

/** 'Fri, Nov 27' of a day without a zone, `2026-11-27`. */
export const dayInWords = (day: string, { language }: Reader): string => shortDay(day, locales[language]);
