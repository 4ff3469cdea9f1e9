import { Temporal } from 'temporal-polyfill';

/** Days in a zone. Without a zone that is the server's own: TZ, or else the machine's. */

/** Making a formatter costs more than using it; there are a few hundred zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const one = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, one);
  return one;
}

const inZone = (timeZone: string | undefined): Intl.DateTimeFormatOptions =>
  timeZone === undefined ? {} : { timeZone };

/** YYYY-MM-DD. */
export const isoDay = (moment: Date, timeZone?: string): string =>
  formatterOf('sv-SE', { dateStyle: 'short', ...inZone(timeZone) }).format(moment);

/** The hour of the clock there, 0 to 23. */
export const hourOfDay = (moment: Date, timeZone?: string): number =>
  Number(formatterOf('en-US', { hour: '2-digit', hourCycle: 'h23', ...inZone(timeZone) }).format(moment));

/** A day, `days` after another (before, where negative). */
export const dayPlus = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** The last day of a month, `2025-02`. */
export const lastDayOf = (month: string): string => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return `${month}-${daysInMonth}`;
};

/** 'January 5, 2025', '5 de enero de 2025'. */
export const longDay = (moment: Date, locale: 'en-US' | 'es-US', timeZone?: string): string =>
  formatterOf(locale, { dateStyle: 'long', ...inZone(timeZone) }).format(moment);

/** 'Fri, Nov 27' of a day without a zone, `2026-11-27`. */
export const shortDay = (day: string, locale: 'en-US' | 'es-US'): string =>
  Temporal.PlainDate.from(day).toLocaleString(locale, { weekday: 'short', month: 'short', day: 'numeric' });
