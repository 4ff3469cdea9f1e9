import type { IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';

export type ComparedField =
  'category' | 'type' | 'date' | 'location' | 'position' | 'description' | 'priority' | 'status';
type Version = IncidentContent & { status: IncidentStatus };

export interface ComparedLine {
  field: ComparedField;
  mine: string;
  theirs: string;
  differs: boolean;
}

const position = ({ latitude, longitude }: Version) =>
  latitude && longitude ? `${latitude}, ${longitude}` : '';

/** Both versions of an incident, line by line. Dates are compared as moments. */
export function differences(mine: Version, theirs: Version): ComparedLine[] {
  const line = (field: ComparedField, a: string, b: string, differs = a !== b) => ({
    field,
    mine: a,
    theirs: b,
    differs,
  });
  return [
    line('category', mine.category, theirs.category),
    line('type', mine.type, theirs.type),
    line('date', mine.date, theirs.date, Date.parse(mine.date) !== Date.parse(theirs.date)),
    line('location', mine.location, theirs.location),
    line('position', position(mine), position(theirs)),
    line('description', mine.description, theirs.description),
    line('priority', mine.priority, theirs.priority),
    line('status', mine.status, theirs.status),
  ];
}
