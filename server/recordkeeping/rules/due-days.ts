import { Temporal } from 'temporal-polyfill';

const SATURDAY = 6;

/** The next day from Monday to Friday. Holidays are not known here: a copy is then due a day early, never late. */
export function nextBusinessDay(day: string): string {
  let next = Temporal.PlainDate.from(day).add({ days: 1 });
  while (next.dayOfWeek >= SATURDAY) next = next.add({ days: 1 });
  return next.toString();
}

export const daysAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();
