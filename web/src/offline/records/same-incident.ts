import type { Incident, IncidentContent } from '@tailboard/contract/incidents.ts';
import type { IncidentVersion, StoredIncident } from '../databases/stored-records.ts';

/** The part of a record that a person wrote. */
export function versionOf(record: IncidentVersion): IncidentVersion {
  const { type, date, location, latitude, longitude, description, priority, category, status } = record;
  return { type, date, location, latitude, longitude, description, priority, category, status };
}

/** Whether both say the same. Dates are moments: the server writes them in UTC, the device with its own offset. */
export function sameContent(a: IncidentVersion, b: IncidentVersion | Incident): boolean {
  return (
    a.type === b.type &&
    Date.parse(a.date) === Date.parse(b.date) &&
    a.location === b.location &&
    (a.latitude ?? null) === (b.latitude ?? null) &&
    (a.longitude ?? null) === (b.longitude ?? null) &&
    a.description === b.description &&
    a.priority === b.priority &&
    a.category === b.category &&
    a.status === b.status
  );
}

/** Versions of `record` that may have reached the server, its newest one added. */
export function withEarlier(record: StoredIncident): IncidentVersion[] {
  const now = versionOf(record);
  return record.earlier.some((version) => sameContent(version, now))
    ? record.earlier
    : [...record.earlier, now];
}

/** As it is kept: blank coordinates are none, and a date without an offset gets this device's (see contract). */
export function asKept(content: IncidentContent): IncidentContent {
  return {
    ...content,
    date: withOffset(content.date),
    latitude: content.latitude || null,
    longitude: content.longitude || null,
  };
}

/** `2025-01-05T10:00` with the offset of this device at that moment, e.g. `2025-01-05T10:00-06:00`. */
export function withOffset(date: string): string {
  if (!/T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(date)) return date;
  const minutes = -new Date(date).getTimezoneOffset();
  if (Number.isNaN(minutes)) return date;
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${date}${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}
