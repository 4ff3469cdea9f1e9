import { signatureSchema, type Attendee, type CloseTalk, type Signature } from '@tailboard/contract/talks.ts';
import { z } from 'zod';

export const talkSteps = ['read', 'check', 'sign', 'close'] as const;
export type TalkStep = (typeof talkSteps)[number];

/** Somebody on the list while the talk is held. */
export interface Person {
  /** Stays the same: an account's id, or made up for a typed name. */
  key: string;
  /** Null: a typed name. */
  userId: number | null;
  name: string;
  /** Null: neither signed nor excused yet. */
  settled:
    | { attendance: 'present'; signature: Signature; signedAt: string }
    | { attendance: 'excused'; reason: string }
    | null;
}

/** What is kept of a talk that is being held. Version 1. */
export interface TalkDraft {
  version: 1;
  heldAt: string;
  place: string;
  read: boolean;
  /** Index of each choice; null: not answered. */
  answers: (number | null)[];
  people: Person[];
  notes: string;
}

const personSchema = z.object({
  key: z.string(),
  userId: z.number().nullable(),
  name: z.string(),
  settled: z
    .discriminatedUnion('attendance', [
      z.object({ attendance: z.literal('present'), signature: signatureSchema, signedAt: z.string() }),
      z.object({ attendance: z.literal('excused'), reason: z.string() }),
    ])
    .nullable()
    .catch(null),
});

const draftSchema = z.object({
  version: z.literal(1),
  heldAt: z.iso.datetime(),
  place: z.string().catch(''),
  read: z.boolean().catch(false),
  answers: z.array(z.number().nullable()).length(2).catch([null, null]),
  // One that cannot be read is dropped: the crew list brings the person back, unsigned.
  people: z.array(z.unknown()).catch([]),
  notes: z.string().catch(''),
});

/** A talk as it was left, or as it begins at `now` (ISO). */
export function openTalkDraft(values: unknown, now: string, place = ''): TalkDraft {
  const read = draftSchema.safeParse(values);
  if (!read.success)
    return { version: 1, heldAt: now, place, read: false, answers: [null, null], people: [], notes: '' };
  const people = read.data.people.flatMap((each) => {
    const person = personSchema.safeParse(each);
    return person.success ? [person.data] : [];
  });
  return { ...read.data, people };
}

export const stepOf = (kept: string | undefined): TalkStep =>
  talkSteps.find((step) => step === kept) ?? 'read';

/** The list with everybody of the crew on it: who joined since is added, who is there stays as they are. */
export function withCrew(
  people: readonly Person[],
  crew: readonly { userId: number; name: string }[],
): Person[] {
  const there = new Set(people.map(({ userId }) => userId));
  const missing = crew
    .filter(({ userId }) => !there.has(userId))
    .map(({ userId, name }) => ({ key: `user-${userId}`, userId, name, settled: null }));
  return missing.length === 0 ? [...people] : [...people, ...missing];
}

/** The list as the contract has it: who has neither signed nor is excused counts as one without a signature. */
const attendeesOf = (people: readonly Person[]): Attendee[] =>
  people.map(({ userId, name, settled }) =>
    settled === null
      ? { attendance: 'present', userId, name, signature: null, signedAt: null }
      : { ...settled, userId, name },
  );

/** The talk as it would be closed at `now` (ISO), without its reference. */
export function talkOf(
  draft: TalkDraft,
  { documentKey, title, now }: { documentKey: string; title: string; now: string },
): Omit<CloseTalk, 'clientRef'> {
  const { heldAt, place, read, answers, people, notes } = draft;
  return {
    documentKey,
    title,
    place: place.trim(),
    heldAt,
    // A phone's clock may have been set back meanwhile.
    closedAt: Date.parse(now) < Date.parse(heldAt) ? heldAt : now,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    read,
    answers,
    attendees: attendeesOf(people),
    notes: notes.trim(),
  };
}

/** A talk that the server refused, as the draft it was. Its answers are given again: the questions may have changed. */
export function draftOf(talk: Pick<CloseTalk, 'heldAt' | 'place' | 'attendees' | 'notes'>): TalkDraft {
  const people = talk.attendees.map((attendee, index): Person => {
    const { userId, name } = attendee;
    const key = userId === null ? `typed-${index}` : `user-${userId}`;
    if (attendee.attendance === 'excused')
      return { key, userId, name, settled: { attendance: 'excused', reason: attendee.reason } };
    const { signature, signedAt } = attendee;
    const settled =
      signature === null || signedAt === null
        ? null
        : { attendance: 'present' as const, signature, signedAt };
    return { key, userId, name, settled };
  });
  const { heldAt, place, notes } = talk;
  return { version: 1, heldAt, place, read: true, answers: [null, null], people, notes };
}
