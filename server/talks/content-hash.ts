import type { CloseTalk } from '@tailboard/contract/talks.ts';
import { createHash } from 'node:crypto';

/** SHA-256 (hex) of all that was said in a talk, the same however it was spelled in JSON. */
export function contentHash(talk: CloseTalk): string {
  const { documentKey, title, place, heldAt, closedAt, timeZone, answers, attendees, notes } = talk;
  const people = attendees.map((attendee) => {
    const { attendance, userId, name } = attendee;
    if (attendance === 'excused') return [attendance, userId, name, attendee.reason];
    const { signature, signedAt } = attendee;
    const drawn = signature?.by === 'finger' ? signature.path : null;
    return [attendance, userId, name, signature?.by ?? null, drawn, signedAt && Date.parse(signedAt)];
  });
  const times = [Date.parse(heldAt), Date.parse(closedAt), timeZone];
  const canonical = [documentKey, title, place, times, answers, people, notes];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}
