import type { IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import { incidentTransitions } from '@tailboard/contract/incident-terms.ts';
import { ProblemError, type FieldFault } from '../http/problem.ts';
import { eitherOf, say } from '../sentences/say.ts';

/** A device's clock may be wrong or in another time zone; what happened cannot lie further ahead than this. */
const MAX_AHEAD_MS = 48 * 60 * 60 * 1000;
const EARLIEST = Date.UTC(1970, 0, 1);

/** Rules over fields that depend on the present moment or on each other. */
export function checkContent(content: Omit<IncidentContent, 'category'>, now: number): void {
  const errors: FieldFault[] = [];
  const date = Date.parse(content.date);
  if (date > now + MAX_AHEAD_MS) errors.push({ field: 'date', message: say('field.date-ahead') });
  if (date < EARLIEST) errors.push({ field: 'date', message: say('field.date-long-ago') });
  if ((content.latitude === null) !== (content.longitude === null)) {
    const missing = content.latitude === null ? 'latitude' : 'longitude';
    errors.push({ field: missing, message: say('field.both-coordinates') });
  }
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors });
}

/** Refuses a change of status that may not follow the present one. */
export function checkTransition(from: IncidentStatus, to: IncidentStatus): void {
  if (from === to || incidentTransitions[from].includes(to)) return;
  const named = (status: IncidentStatus) => say(`incident-status.${status}`);
  const allowed = eitherOf(incidentTransitions[from].map(named));
  throw new ProblemError('forbidden-status-change', {
    detail: say('problem.incident.can-become', { from: named(from), allowed, to: named(to) }),
    errors: [{ field: 'status', message: say('field.can-become', { statuses: allowed }) }],
  });
}
