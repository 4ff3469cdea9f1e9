import type { SessionUser } from '@tailboard/contract/auth.ts';
import type { IncidentEntry } from '../offline/public.ts';

/**
 * Whether the status is offered for change. The server decides (server/auth/permissions.ts); a supervisor's list holds
 * only incidents of their own crew. A report that the server does not have yet begins open.
 */
export const maySetStatus = (user: Pick<SessionUser, 'role'>, incident: Pick<IncidentEntry, 'id'>): boolean =>
  user.role !== 'field-crew' && incident.id > 0;
