/** Words and bounds of reports that both sides use without any schema; this file imports nothing, so that it weighs nothing. */

export const incidentTypes = [
  'Equipment Damage',
  'Vehicle Accident',
  'Property Damage',
  'Workplace Injury',
  'Other',
] as const;

/** What a report is of: something happened, nearly happened, or waits to happen. */
export const incidentCategories = ['incident', 'near-miss', 'hazard'] as const;

export const priorities = ['low', 'medium', 'high'] as const;

export const incidentStatuses = ['open', 'in_progress', 'closed'] as const;
type Status = (typeof incidentStatuses)[number];

/** Orders in which a list of incidents comes. */
export const incidentSorts = [
  'newest',
  'oldest',
  'severity',
  'least-severe',
  'priority',
  'lowest-priority',
] as const;
export type IncidentSort = (typeof incidentSorts)[number];

/** From each status to those that may follow it. */
export const incidentTransitions: Readonly<Record<Status, readonly Status[]>> = {
  open: ['in_progress'],
  in_progress: ['closed', 'open'],
  closed: ['open'],
};

/** Characters. */
export const MAX_DESCRIPTION = 10_000;
export const MAX_LOCATION = 500;
/** Of a spoken report: half an hour of speech has some 25,000. */
export const MAX_SPOKEN = 50_000;

/** Characters that a field needs before anything is offered (spec, section 5). */
export const MIN_SUGGESTION_CHARACTERS = 3;

/** Rows of a list that comes without `limit`. */
export const MAX_UNPAGED_INCIDENTS = 5_000;

/** Incidents on the map, the newest. */
export const MAX_PLACES = 10_000;

/** Views of the list that a person may name, and the characters of a name. */
export const MAX_VIEWS = 20;
export const MAX_VIEW_NAME = 60;
