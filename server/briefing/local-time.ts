import { isoDay } from '../days.ts';

/** Making a formatter with a zone costs more than all else in a briefing; there are a few hundred zones. */
const hours = new Map<string, Intl.DateTimeFormat>();

/** By the sun, where the zone is not known: hours from UTC. */
const solarOffset = (lng: number) => Math.round(lng / 15);

/** The zone of the place; by the sun where it is not known. */
export const zoneAt = (timeZone: string | null, lng: number): string => {
  const offset = solarOffset(lng);
  // In these names the sign is turned: five hours behind Greenwich is GMT+5.
  return timeZone ?? `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};

/** Hour of the day at the place, 0 to 23. `at`: ms. */
export function localHour(at: number, timeZone: string | null, lng: number): number {
  const zone = zoneAt(timeZone, lng);
  const format =
    hours.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  hours.set(zone, format);
  return Number(format.format(at)) % 24;
}

/** Local date at the place, YYYY-MM-DD. `at`: ms. */
export const localDay = (at: number, timeZone: string | null, lng: number): string =>
  isoDay(new Date(at), zoneAt(timeZone, lng));
