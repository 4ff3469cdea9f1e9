import { talkFaults } from '@tailboard/contract/talk-rules.ts';
import type { Attendee, CloseTalk, Talk } from '@tailboard/contract/talks.ts';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { say, saidOf } from '../sentences/say.ts';
import { contentHash } from './content-hash.ts';
import { namesOfCrew } from './crew.ts';
import { findTalk, toTalk } from './store.ts';
import { talks } from './tables.ts';
import { findTopic } from './topics.ts';

export type Closed = { created: boolean; talk: Talk };

/**
 * Takes a talk that `viewer` has held and closed. A repeat gives the talk that exists (`created` false); the same clientRef
 * with other content throws `client-ref-conflict` with it. One that is not closed by the rules throws the 422 of its first
 * fault, with all of them named. There is no other way in, and none to change it later. `now` in ms.
 */
export async function closeTalk(
  db: Database,
  options: { viewer: Viewer; talk: CloseTalk; now?: number },
): Promise<Closed> {
  const { viewer, talk, now = Date.now() } = options;
  const hash = contentHash(talk);
  return db.transaction(async (tx) => {
    // A repeat is answered as the first was, whatever has become of topic and crew since.
    const earlier = await findRepeated(tx, viewer, talk, hash);
    if (earlier !== null) return earlier;
    const row = await checked(tx, viewer, talk, now);
    const [made] = await tx
      .insert(talks)
      .values({ ...row, userId: viewer.id, crewId: viewer.crewId, contentHash: hash })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) {
      // Two at the same time: the other one was first.
      const first = await findRepeated(tx, viewer, talk, hash);
      if (first === null) throw new Error('A talk was neither made nor found');
      return first;
    }
    await recordHistory(tx, [
      {
        actorId: viewer.id,
        subject: 'talk',
        subjectId: made.id,
        ownerId: viewer.id,
        action: 'talk.closed',
        changes: {
          title: { from: null, to: made.title },
          signed: { from: null, to: made.signed },
          excused: { from: null, to: made.excused },
        },
      },
    ]);
    const stored = await findTalk(tx, eq(talks.id, made.id));
    if (stored === null) throw new Error('A talk that was just written is gone');
    return { created: true, talk: toTalk(stored) };
  });
}

async function findRepeated(
  tx: Database,
  viewer: Viewer,
  { clientRef }: CloseTalk,
  hash: string,
): Promise<Closed | null> {
  const stored = await findTalk(tx, and(eq(talks.userId, viewer.id), eq(talks.clientRef, clientRef)));
  if (stored === null) return null;
  const talk = toTalk(stored);
  if (stored.talk.contentHash !== hash) throw new ProblemError('client-ref-conflict', { current: talk });
  return { created: false, talk };
}

/** The talk as a row, when nothing stands in the way of closing it. */
async function checked(tx: Database, viewer: Viewer, talk: CloseTalk, now: number) {
  const topic = findTopic(talk.documentKey);
  if (topic === null) {
    const errors = [{ field: 'documentKey', message: say('field.no-such-talk') }];
    throw new ProblemError('talk-topic-unknown', { errors });
  }
  const faults = talkFaults(talk, topic, now);
  const [first] = faults;
  if (first !== undefined) {
    const errors = faults.map(({ field, sentence }) => ({ field, message: saidOf(sentence) }));
    throw new ProblemError(first.code, { errors });
  }
  const attendees = await named(tx, viewer, talk.attendees);
  const signed = attendees.filter(({ attendance }) => attendance === 'present').length;
  return {
    clientRef: talk.clientRef,
    documentKey: talk.documentKey,
    title: topic.title,
    place: talk.place,
    timeZone: talk.timeZone,
    heldAt: new Date(talk.heldAt),
    closedAt: new Date(talk.closedAt),
    questions: topic.questions.map(({ question, choices, correct, section }) => ({
      question,
      answer: choices[correct] ?? '',
      section,
    })),
    attendees,
    signed,
    excused: attendees.length - signed,
    notes: talk.notes,
  };
}

/**
 * Accounts under the names that they have, not as a device may call them; throws `talk-not-of-crew` for one that is not of
 * the viewer's crew. One that was deactivated since still signed.
 */
async function named(tx: Database, viewer: Viewer, attendees: readonly Attendee[]): Promise<Attendee[]> {
  const ids = attendees.flatMap(({ userId }) => userId ?? []);
  const names = await namesOfCrew(tx, viewer, ids);
  const errors = attendees.flatMap(({ userId, name }, index) =>
    userId === null || names.has(userId)
      ? []
      : [{ field: `attendees.${index}.userId`, message: say('field.not-of-crew', { name }) }],
  );
  if (errors.length > 0) throw new ProblemError('talk-not-of-crew', { errors });
  return attendees.map((attendee) => ({
    ...attendee,
    name: (attendee.userId === null ? undefined : names.get(attendee.userId)) ?? attendee.name,
  }));
}
