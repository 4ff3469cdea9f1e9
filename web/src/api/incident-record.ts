import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { incidentCall } from './addresses.ts';
import { useAnswer } from './use-answer.ts';

/**
 * The whole record of an incident as the server last said it, kept on the device; nothing of one that the server does not have
 * (`id` below 0). All who read it read it here: answers of one path are kept once, as its first reader took them.
 */
export const useIncidentRecord = (userId: number, id: number) =>
  useAnswer<IncidentDetails>({ userId, path: id > 0 ? incidentCall(id) : null, accept: readRecord });

/** One of before records had judgements, from an older server, counts as none. */
function readRecord(body: unknown): IncidentDetails {
  if (typeof body !== 'object' || body === null || !('facts' in body))
    throw new Error('No record of an incident');
  return body as IncidentDetails;
}
