import type { IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import { incidentTransitions } from '@tailboard/contract/incident-terms.ts';
import type { FieldError } from '@tailboard/contract/problems.ts';
import { ProblemError } from '../http/problem.ts';

/** A device's clock may be wrong or in another time zone; what happened cannot lie further ahead than this. */
const MAX_AHEAD_MS = 48 * 60 * 60 * 1000;
const EARLIEST = Date.UTC(1970, 0, 1);

/** Rules over fields that depend on the present moment or on each other. */
export function checkContent(content: IncidentContent, now: number): void {
  const errors: FieldError[] = [];
  const date = Date.parse(content.date);
  if (date > now + MAX_AHEAD_MS) errors.push({ field: 'date', message: 'The date is in the future' });
  if (date < EARLIEST) errors.push({ field: 'date', message: 'The date is too long ago' });
  if ((content.latitude === null) !== (content.longitude === null)) {
    const missing = content.latitude === null ? 'latitude' : 'longitude';
    errors.push({ field: missing, message: 'Latitude and longitude go together' });
  }
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors });
}

/** Refuses a change of status that may not follow the present one. */
export function checkTransition(from: IncidentStatus, to: IncidentStatus): void {
  if (from === to || incidentTransitions[from].includes(to)) return;
  const allowed = incidentTransitions[from].join(' or ');
  throw new ProblemError('forbidden-status-change', {
    detail: `An incident that is ${from} can become ${allowed}, not ${to}.`,
    errors: [{ field: 'status', message: `Can become ${allowed}` }],
  });
}
