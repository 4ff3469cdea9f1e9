import type {
  IncidentCategory,
  IncidentContent,
  IncidentType,
  Priority,
} from '@tailboard/contract/incidents.ts';
import type { FieldPath } from 'react-hook-form';
import { datetimeLocal } from '../language/datetime-local.ts';
import { positionText, readPosition } from '../map/position.ts';

/** What the form holds while it is filled in; everything is text, as the fields give it. */
export type ReportFields = {
  category: IncidentCategory;
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
    category: 'incident',
    type: '',
    date: datetimeLocal(now),
    location: '',
    latitude: '',
    longitude: '',
    description: '',
    priority: 'medium',
  };
}

/**
 * A report says where in words, or a position suffices: its coordinates with six decimals (spec section 8) stand in for words
 * that nobody wrote. The field itself stays free for 'north gate': docs/decisions/018-position-and-words.md.
 */
export function withPlace(fields: ReportFields): ReportFields {
  const position = readPosition(fields.latitude, fields.longitude);
  if (fields.location.trim() !== '' || position === null) return fields;
  return { ...fields, location: positionText(position) };
}

/** Of a near miss or a hazard only what and where is asked. */
export const isShort = ({ category }: Pick<ReportFields, 'category'>): boolean => category !== 'incident';

/** What nobody is asked: a near miss or a hazard is of no type. */
export const withType = (fields: ReportFields): ReportFields =>
  isShort(fields) && fields.type === '' ? { ...fields, type: 'Other' } : fields;

/** What a person wrote of the place; nothing where the coordinates stand in. */
function wordsOf({ location, latitude, longitude }: IncidentContent): string {
  const position = readPosition(latitude, longitude);
  return position !== null && location === positionText(position) ? '' : location;
}

/** The fields of an incident that exists. */
export function fieldsOf(incident: IncidentContent): ReportFields {
  const { category, type, date, latitude, longitude, description, priority } = incident;
  return {
    category,
    type,
    date: datetimeLocal(new Date(date)),
    location: wordsOf(incident),
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
