import { isBlank } from './blank.ts';
import { fieldSentence } from './field-message.ts';
import type { ProblemCode } from './problems.ts';
import type { WrittenSentence } from './sentence.ts';
import type { Attendee, CloseTalk, TalkTopic } from './talks.ts';

/** A reason why a talk cannot be closed. */
export type TalkFault = {
  code: Extract<
    ProblemCode,
    'talk-not-read' | 'talk-answers-wrong' | 'talk-not-signed' | 'talk-person-twice' | 'talk-times'
  >;
  /** Of the contract, e.g. `attendees.2.signature`. */
  field: string;
  sentence: WrittenSentence;
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
  if (!talk.read)
    faults.push({ code: 'talk-not-read', field: 'read', sentence: fieldSentence('field.read-first') });
  for (const [index, { correct, section }] of topic.questions.entries()) {
    if (talk.answers[index] === correct) continue;
    const sentence = fieldSentence('field.wrong-answer', { section });
    faults.push({ code: 'talk-answers-wrong', field: `answers.${index}`, sentence });
  }
  if (!talk.attendees.some(({ attendance }) => attendance === 'present')) {
    const sentence = fieldSentence('field.nobody-present');
    faults.push({ code: 'talk-not-signed', field: 'attendees', sentence });
  }
  const seen = new Set<number>();
  for (const [index, attendee] of talk.attendees.entries()) {
    const field = `attendees.${index}`;
    const missing = missingOf(attendee);
    if (missing !== null)
      faults.push({
        code: 'talk-not-signed',
        field: `${field}.${missing.field}`,
        sentence: missing.sentence,
      });
    if (attendee.userId === null) continue;
    if (seen.has(attendee.userId)) {
      const sentence = fieldSentence('field.on-list-twice', { name: attendee.name });
      faults.push({ code: 'talk-person-twice', field: `${field}.userId`, sentence });
    }
    seen.add(attendee.userId);
  }
  return [...faults, ...timeFaults(talk, now)];
}

/** Whether this person has signed or is excused. */
export const isSettled = (attendee: Attendee): boolean => missingOf(attendee) === null;

function missingOf(attendee: Attendee): { field: string; sentence: WrittenSentence } | null {
  const { name } = attendee;
  if (attendee.attendance === 'excused')
    return isBlank(attendee.reason)
      ? { field: 'reason', sentence: fieldSentence('field.why-absent', { name }) }
      : null;
  if (attendee.signature === null)
    return { field: 'signature', sentence: fieldSentence('field.has-not-signed', { name }) };
  return attendee.signedAt === null
    ? { field: 'signedAt', sentence: fieldSentence('field.when-signed', { name }) }
    : null;
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
    if (moment > now + MAX_AHEAD_MS)
      faults.push({ code, field, sentence: fieldSentence('field.time-ahead') });
    if (moment < EARLIEST) faults.push({ code, field, sentence: fieldSentence('field.time-long-ago') });
  }
  if (Date.parse(closedAt) < Date.parse(heldAt))
    faults.push({ code, field: 'closedAt', sentence: fieldSentence('field.ends-before') });
  return faults;
}
