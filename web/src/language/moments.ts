import { numberLocale } from './language.ts';

/**
 * Making a formatter of the browser takes up to a hundred milliseconds on a phone, in the middle of the first
 * drawing of a list. So English is written by hand, as that formatter writes it (a test compares), and others
 * are made once.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(options: Intl.DateTimeFormatOptions, moment: Date): string {
  const locale = numberLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter.format(moment);
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * The parts of a moment in local time, in English words; null where the browser's formatter has to write it.
 */
function englishParts(moment: Date) {
  const year = moment.getFullYear();
  // Of an unreadable date, and of years that no record has, the formatter has its own words.
  if (numberLocale() !== 'en-US' || !(year >= 1000 && year <= 9999)) return null;
  const month = MONTHS[moment.getMonth()] ?? '';
  const weekday = WEEKDAYS[moment.getDay()] ?? '';
  const hour = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  const date = moment.getDate();
  return { year, month, shortMonth: month.slice(0, 3), weekday, date, hour, minutes };
}

/** '7:42 AM'; with the day before it when that is not today. */
export function clock(moment: Date | string, now = new Date()): string {
  const at = new Date(moment);
  const time = timeOfDay(at);
  return at.toDateString() === now.toDateString() ? time : `${shortDay(at)}, ${time}`;
}

/** '7:42 AM', whatever the day: the 12-hour clock, as both languages have it in the United States. */
export function timeOfDay(moment: Date | string): string {
  const at = new Date(moment);
  const english = englishParts(at);
  return english
    ? `${english.hour % 12 || 12}:${english.minutes} ${english.hour < 12 ? 'AM' : 'PM'}`
    : format({ hour: 'numeric', minute: '2-digit' }, at);
}

/** 'Jan 5', where the year is plain. */
export function shortDay(moment: Date | string): string {
  const at = new Date(moment);
  const english = englishParts(at);
  return english ? `${english.shortMonth} ${english.date}` : format({ month: 'short', day: 'numeric' }, at);
}

/** 'Jan 5, 2025'. */
export function day(moment: Date | string): string {
  const at = new Date(moment);
  const english = englishParts(at);
  if (!english) return format({ year: 'numeric', month: 'short', day: 'numeric' }, at);
  return `${english.shortMonth} ${english.date}, ${english.year}`;
}

/** 'January 5, 2025'. */
export function longDay(moment: Date | string): string {
  const at = new Date(moment);
  const english = englishParts(at);
  if (!english) return format({ year: 'numeric', month: 'long', day: 'numeric' }, at);
  return `${english.month} ${english.date}, ${english.year}`;
}

/** 'Jan 5, 2025, 10:00 AM'. */
export function dayAndTime(moment: Date | string): string {
  const at = new Date(moment);
  const english = englishParts(at);
  if (!english) {
    return format(
      { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
      at,
    );
  }
  return `${day(at)}, ${timeOfDay(at)}`;
}

/** 'Sunday, January 5, 2025'. */
export function fullDay(moment: Date | string): string {
  const at = new Date(moment);
  const english = englishParts(at);
  if (!english) return format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, at);
  return `${english.weekday}, ${longDay(at)}`;
}

/** 'Sun, Jan 5' of a day without a time, `2025-01-05`. */
export function weekday(date: string): string {
  const at = new Date(`${date}T12:00`);
  const english = englishParts(at);
  if (!english) return format({ weekday: 'short', month: 'short', day: 'numeric' }, at);
  return `${english.weekday.slice(0, 3)}, ${shortDay(at)}`;
}

/** '7 AM': a full hour, 0 to 23. */
export function fullHour(hour: number): string {
  const at = new Date(2025, 0, 5, hour);
  return englishParts(at) ? `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}` : format({ hour: 'numeric' }, at);
}
