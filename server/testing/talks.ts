import { randomUUID } from 'node:crypto';
import { talkTopics } from '../talks/public.ts';
import type { Person } from './person.ts';

/** A drawn signature, as the pad makes it. */
export const aSignature = 'M10 60 L40 20.5 L70 90 L110 40 M130 50 L180 52.5';

/** Somebody who has signed; by name, unless the test gives an account. */
export function present(attendee: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    attendance: 'present',
    userId: null,
    name: 'Sam Carter',
    signature: { by: 'finger', path: aSignature },
    signedAt: '2026-11-20T12:40:00.000Z',
    ...attendee,
  };
}

export function excused(attendee: Record<string, unknown> = {}): Record<string, unknown> {
  return { attendance: 'excused', userId: null, name: 'Ana Ruiz', reason: 'On leave', ...attendee };
}

/** A held and closed talk as a device sends it, about the first topic; a test states only what matters to it. */
export function aTalk(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const [topic] = talkTopics();
  if (topic === undefined) throw new Error('There is no topic');
  return {
    clientRef: randomUUID(),
    documentKey: topic.documentKey,
    title: topic.title,
    place: 'Lemmon Ave, Dallas, TX',
    heldAt: '2026-11-20T12:30:00.000Z',
    closedAt: '2026-11-20T12:45:00.000Z',
    timeZone: 'America/Chicago',
    read: true,
    answers: topic.questions.map(({ correct }) => correct),
    attendees: [present(), excused()],
    notes: '',
    ...overrides,
  };
}

/** A new talk of `person`, as the server answered. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads what the server really sent
export async function holdOne(person: Person, overrides: Record<string, unknown> = {}): Promise<any> {
  const reply = await person.post('/api/talks', aTalk(overrides));
  if (reply.status !== 201) throw new Error(`Not closed: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
