import { closeTalkSchema, type CloseTalk } from '@tailboard/contract/talks.ts';
import { randomUUID } from 'node:crypto';
import { talkTopics } from '../talks/public.ts';

type Person = Readonly<{ id: number; name: string }>;
type DemoTalk = Readonly<{
  heldBy: string;
  documentKey: string;
  /** Ms before the demo is loaded. */
  ago: number;
  place: string;
  present: readonly string[];
  /** Names typed on the phone: visitors without an account. */
  visitors?: readonly string[];
  excused?: Readonly<Record<string, string>>;
  notes?: string;
}>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;
/** A drawn line, as the pad makes it. */
const SIGNATURE = 'M12 62 L38 22.5 L64 88 L104 42 M126 50 L176 54.5 L230 44';

/** Toolbox talks of the crew north; the crew south has none yet, which its supervisor sees. */
export const demoTalks: readonly DemoTalk[] = [
  {
    heldBy: 'demo',
    documentKey: 'ladders',
    ago: 3 * DAY,
    place: 'Cedar Springs Rd substation, Dallas, TX',
    present: ['demo', 'mike'],
    excused: { lead: 'At the yard until noon' },
  },
  {
    heldBy: 'lead',
    documentKey: 'overhead-power-lines',
    ago: 9 * DAY,
    place: 'Pole 1187, Lemmon Ave, Dallas, TX',
    present: ['lead', 'demo', 'mike'],
    visitors: ['Sam Carter, traffic control'],
    notes: 'The line on the north side was de-energized and grounded at 7:40.',
  },
];

/** The talk as the phone of the person who held it would have sent it; throws where its topic is gone. `now` in ms. */
export function filledDemoTalk(talk: DemoTalk, people: ReadonlyMap<string, Person>, now: number): CloseTalk {
  const topic = talkTopics().find(({ documentKey }) => documentKey === talk.documentKey);
  if (topic === undefined) throw new Error(`There is no talk about ${talk.documentKey}`);
  const at = (ms: number) => new Date(now - talk.ago + ms).toISOString();
  const account = (username: string) => {
    const person = people.get(username);
    return { userId: person?.id ?? null, name: person?.name ?? username };
  };
  const present = [
    ...talk.present.map(account),
    ...(talk.visitors ?? []).map((name) => ({ userId: null, name })),
  ];
  return closeTalkSchema.parse({
    clientRef: randomUUID(),
    documentKey: topic.documentKey,
    title: topic.title,
    place: talk.place,
    heldAt: at(0),
    closedAt: at(12 * MINUTE),
    timeZone: 'America/Chicago',
    read: true,
    answers: topic.questions.map(({ correct }) => correct),
    attendees: [
      ...present.map(({ userId, name }, index) => ({
        userId,
        name,
        attendance: 'present',
        signature: index % 2 === 0 ? { by: 'finger', path: SIGNATURE } : { by: 'agrees' },
        signedAt: at((9 + index / 2) * MINUTE),
      })),
      ...Object.entries(talk.excused ?? {}).map(([username, reason]) =>
        Object.assign(account(username), { attendance: 'excused', reason }),
      ),
    ],
    notes: talk.notes ?? '',
  });
}
