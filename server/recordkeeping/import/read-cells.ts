import { Temporal } from 'temporal-polyfill';

/** Day 0 of the calendar of spreadsheets, for days after February 1900. */
const SERIAL_START = Temporal.PlainDate.from('1899-12-30');
const MINUTES_A_DAY = 1_440;

/** One line without control characters; what made a formula harmless is taken off. */
export const lineOf = (cell: string): string =>
  cell
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

/** YYYY-MM-DD of 11/30/2025, 2025-11-30 or a spreadsheet's number; null for no day. */
export function dayOf(cell: string): string | null {
  const text = cell.trim();
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?)?$/.exec(text) ?? [];
  try {
    if (iso !== undefined) return Temporal.PlainDate.from(iso).toString();
    if (/^\d{4,5}(?:\.0+)?$/.test(text)) {
      return SERIAL_START.add({ days: Math.trunc(Number(text)) }).toString();
    }
    if (year === undefined) return null;
    const at = { year: Number(year), month: Number(month), day: Number(date) };
    return Temporal.PlainDate.from(at, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

/** HH:MM of 14:05, 2:05 PM or a spreadsheet's part of a day; null for no time. */
export function timeOf(cell: string): string | null {
  const text = cell.trim();
  const two = (count: number) => String(count).padStart(2, '0');
  if (/^0?\.\d+$/.test(text)) {
    const minutes = Math.round(Number(text) * MINUTES_A_DAY) % MINUTES_A_DAY;
    return `${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
  }
  const [, hour = '', minute = '', half] =
    /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(text) ?? [];
  if (hour === '') return null;
  const isPm = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isPm ? 12 : 0);
  const isTime = hours < 24 && Number(minute) < 60 && (half === undefined || Number(hour) <= 12);
  return isTime ? `${two(hours)}:${minute}` : null;
}

/** A whole number of days from 0 to 180; an empty cell is 0; null for anything else. */
export const countOf = (cell: string): number | null => {
  const text = cell.trim();
  if (text === '') return 0;
  const count = /^\d{1,3}(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  return count <= 180 ? count : null;
};
