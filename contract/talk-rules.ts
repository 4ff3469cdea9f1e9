import { isBlank } from './blank.ts';
import type { ProblemCode } from './problems.ts';
import type { Attendee, CloseTalk, TalkTopic } from './talks.ts';

/** A reason why a talk cannot be closed. */
export type TalkFault = {
  code: Extract<
    ProblemCode,
    'talk-not-read' | 'talk-answers-wrong' | 'talk-not-signed' | 'talk-person-twice' | 'talk-times'
  >;
  /** Of the contract, e.g. `attendees.2.signature`. */
  field: string;
  message: string;
};

type Checked = Pick<CloseTalk, 'read' | 'answers' | 'attendees' | 'heldAt' | 'closedAt'>;

/** A phone's clock may be wrong; what is further ahead than this is a mistake. */
const MAX_AHEAD_MS = 48 * 60 * 60 * 1000;
const EARLIEST = Date.UTC(2000, 0, 1);

/**
 * Everything that stands in the way of closing `talk`; empty: it can be closed. The one rule of both sides: the server
 * refuses what has a fault, and the screen closes nothing that has one. `now` in ms.
 */
export function talkFaults(talk: Checked, topic: Pick<TalkTopic, 'questions'>, now: number): TalkFault[] {
  const faults: TalkFault[] = [];
  if (!talk.read) faults.push({ code: 'talk-not-read', field: 'read', message: 'Read the talk first' });
  for (const [index, { correct, section }] of topic.questions.entries()) {
    if (talk.answers[index] === correct) continue;
    const message = `Not the answer of the document: see ${section}`;
    faults.push({ code: 'talk-answers-wrong', field: `answers.${index}`, message });
  }
  if (!talk.attendees.some(({ attendance }) => attendance === 'present')) {
    const message = 'At least one person must be present and sign';
    faults.push({ code: 'talk-not-signed', field: 'attendees', message });
  }
  const seen = new Set<number>();
  for (const [index, attendee] of talk.attendees.entries()) {
    const field = `attendees.${index}`;
    const missing = missingOf(attendee);
    if (missing !== null)
      faults.push({ code: 'talk-not-signed', field: `${field}.${missing.field}`, message: missing.message });
    if (attendee.userId === null) continue;
    if (seen.has(attendee.userId)) {
      const message = `${attendee.name} is on the list twice`;
      faults.push({ code: 'talk-person-twice', field: `${field}.userId`, message });
    }
    seen.add(attendee.userId);
  }
  return [...faults, ...timeFaults(talk, now)];
}

/** Whether this person has signed or is excused. */
export const isSettled = (attendee: Attendee): boolean => missingOf(attendee) === null;

function missingOf(attendee: Attendee): { field: string; message: string } | null {
  const { name } = attendee;
  if (attendee.attendance === 'excused')
    return isBlank(attendee.reason) ? { field: 'reason', message: `Say why ${name} is not here` } : null;
  if (attendee.signature === null) return { field: 'signature', message: `${name} has not signed` };
  return attendee.signedAt === null ? { field: 'signedAt', message: `When ${name} signed is missing` } : null;
}

function timeFaults({ heldAt, closedAt, attendees }: Checked, now: number): TalkFault[] {
  const code = 'talk-times';
  const faults: TalkFault[] = [];
  const times = [
    { field: 'heldAt', at: heldAt },
    { field: 'closedAt', at: closedAt },
    ...attendees.flatMap((attendee, index) =>
      attendee.attendance === 'present' && attendee.signedAt !== null
        ? [{ field: `attendees.${index}.signedAt`, at: attendee.signedAt }]
        : [],
    ),
  ];
  for (const { field, at } of times) {
    const moment = Date.parse(at);
    if (moment > now + MAX_AHEAD_MS) faults.push({ code, field, message: 'This time is in the future' });
    if (moment < EARLIEST) faults.push({ code, field, message: 'This time is too long ago' });
  }
  if (Date.parse(closedAt) < Date.parse(heldAt))
    faults.push({ code, field: 'closedAt', message: 'A talk ends after it began' });
  return faults;
}
