import type { IncidentContent, IncidentType, Priority } from '@tailboard/contract/incidents.ts';
import type { FieldPath } from 'react-hook-form';

/** What the form holds while it is filled in; everything is text, as the fields give it. */
export type ReportFields = {
  type: IncidentType | '';
  /** Of a datetime-local field, in the time of this device. */
  date: string;
  location: string;
  latitude: string;
  longitude: string;
  description: string;
  priority: Priority;
};

export type ReportField = FieldPath<ReportFields>;

/** Spec section 3: type empty, date now, priority medium. */
export function newReport(now: Date): ReportFields {
  return {
    type: '',
    date: datetimeLocal(now),
    location: '',
    latitude: '',
    longitude: '',
    description: '',
    priority: 'medium',
  };
}

/** A moment as a datetime-local field takes it: `2025-01-05T10:00` in the time of this device. */
export function datetimeLocal(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  const day = `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The fields of an incident that exists. */
export function fieldsOf(incident: IncidentContent): ReportFields {
  const { type, date, location, latitude, longitude, description, priority } = incident;
  return {
    type,
    date: datetimeLocal(new Date(date)),
    location,
    latitude: latitude ?? '',
    longitude: longitude ?? '',
    description,
    priority,
  };
}

/** A date that was not touched keeps its seconds, so that an edit of something else does not move it. */
export function keepDate(content: IncidentContent, before: IncidentContent): IncidentContent {
  return datetimeLocal(new Date(before.date)) === content.date ? { ...content, date: before.date } : content;
}
