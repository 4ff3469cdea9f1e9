import { numberLocale } from './language.ts';

const format = (options: Intl.DateTimeFormatOptions, moment: Date | string) =>
  new Intl.DateTimeFormat(numberLocale(), options).format(new Date(moment));

/** '07:42', on the 24-hour clock; with the day before it when that is not today. */
export function clock(moment: Date | string, now = new Date()): string {
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, moment);
  const isToday = new Date(moment).toDateString() === now.toDateString();
  return isToday ? time : `${format({ month: 'short', day: 'numeric' }, moment)}, ${time}`;
}

/** 'Jan 5, 2025'. */
export const day = (moment: Date | string): string =>
  format({ year: 'numeric', month: 'short', day: 'numeric' }, moment);

/** 'January 5, 2025'. */
export const longDay = (moment: Date | string): string =>
  format({ year: 'numeric', month: 'long', day: 'numeric' }, moment);

/** 'Jan 5, 2025, 10:00 AM'. */
export const dayAndTime = (moment: Date | string): string =>
  format({ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, moment);
