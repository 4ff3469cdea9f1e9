import type { SessionUser } from '@tailboard/contract/auth.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import type { IncidentEntry } from '../offline/public.ts';

type Person = Pick<SessionUser, 'role'>;

/**
 * Whether the status is offered for change. The server decides (server/identity/permissions.ts); a supervisor's list holds
 * only incidents of their own crew. A report that the server does not have yet begins open.
 */
export const maySetStatus = (user: Person, incident: Pick<IncidentEntry, 'id'>): boolean =>
  user.role !== 'field-crew' && incident.id > 0;

/** This device's version of a conflict, with the server's status where its person has no say in it. */
export const withOwnStatus = (user: Person, mine: IncidentEntry, theirs: Incident): IncidentEntry =>
  maySetStatus(user, mine) ? mine : { ...mine, status: theirs.status };
