import { numberLocale } from './language.ts';

/** Making a formatter takes some milliseconds on a phone, and a list asks for one with every row. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(options: Intl.DateTimeFormatOptions, moment: Date | string): string {
  const locale = numberLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter.format(new Date(moment));
}

/** '07:42', on the 24-hour clock; with the day before it when that is not today. */
export function clock(moment: Date | string, now = new Date()): string {
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, moment);
  const isToday = new Date(moment).toDateString() === now.toDateString();
  return isToday ? time : `${format({ month: 'short', day: 'numeric' }, moment)}, ${time}`;
}

/** 'Jan 5', where the year is plain. */
export const shortDay = (moment: Date | string): string => format({ month: 'short', day: 'numeric' }, moment);

/** 'Jan 5, 2025'. */
export const day = (moment: Date | string): string =>
  format({ year: 'numeric', month: 'short', day: 'numeric' }, moment);

/** 'January 5, 2025'. */
export const longDay = (moment: Date | string): string =>
  format({ year: 'numeric', month: 'long', day: 'numeric' }, moment);

/** 'Jan 5, 2025, 10:00 AM'. */
export const dayAndTime = (moment: Date | string): string =>
  format({ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, moment);

/** 'Sunday, January 5, 2025'. */
export const fullDay = (moment: Date | string): string =>
  format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, moment);

/** 'Sun, Jan 5' of a day without a time, `2025-01-05`. */
export const weekday = (date: string): string =>
  format({ weekday: 'short', month: 'short', day: 'numeric' }, `${date}T12:00`);

/** '07:00': a full hour of the 24-hour clock. */
export const fullHour = (hour: number): string => format(hourOnly, new Date(2025, 0, 5, hour));
const hourOnly = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
