/** A moment as a clock on the wall shows it: minutes of a calendar without zones. */
export type WallMinutes = number;

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;

/** `2026-06-10T14:35…`: what stands behind the minutes (seconds, offset) is not looked at. */
export const wallMinutes = (text: string): WallMinutes => Date.parse(`${text.slice(0, 16)}:00Z`) / MINUTE_MS;

/** `2026-06-10T14:35` */
export const wallText = (minutes: WallMinutes): string =>
  new Date(minutes * MINUTE_MS).toISOString().slice(0, 16);

export const startOfDay = (minutes: WallMinutes): WallMinutes =>
  Math.floor(minutes / DAY_MINUTES) * DAY_MINUTES;

/** 0 is Sunday. */
export const weekday = (minutes: WallMinutes): number =>
  // 1 January 1970 was a Thursday.
  (((Math.floor(minutes / DAY_MINUTES) + 4) % 7) + 7) % 7;

/** The day, or null where the calendar has none such. `month` from 1. */
export function dayOf(year: number, month: number, day: number): WallMinutes | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const minutes = Date.parse(`${text}T00:00:00Z`) / MINUTE_MS;
  return Number.isNaN(minutes) || !wallText(minutes).startsWith(text) ? null : minutes;
}
