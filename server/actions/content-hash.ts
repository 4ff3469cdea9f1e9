import type { ChangeActionState, MakeAction } from '@tailboard/contract/actions.ts';
import { createHash } from 'node:crypto';

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** SHA-256 (hex) of what a new action says; `incidentId` as it was found, for a device may name it either way. */
export function hashOfAction(action: MakeAction, incidentId: number | null): string {
  const { title, description, observationId, talkId, section, level, assigneeId, dueOn, priority } = action;
  const about = [incidentId, observationId?.toLowerCase() ?? null, talkId];
  const from = section === null ? null : [section.document, section.heading];
  return hashOf([title, description, about, from, level, assigneeId, dueOn, priority]);
}

/** SHA-256 (hex) of a change of an action's state. */
export const hashOfState = ({ to, note, media }: ChangeActionState): string =>
  hashOf([to, note, media.map((clientRef) => clientRef.toLowerCase())]);
