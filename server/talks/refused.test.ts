import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTalk, excused, present } from '../testing/talks.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { talks } from './tables.ts';
import { talkTopics } from './topics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '100000' });
});
afterAll(() => server.close());

const kept = () => server.app.context.db.$count(talks);
const DAY_MS = 24 * 60 * 60 * 1000;

type Refused = [
  what: string,
  overrides: () => Record<string, unknown> | Promise<Record<string, unknown>>,
  code: string,
  field: string,
];
const refused: Refused[] = [
  ['not read', () => ({ read: false }), 'talk-not-read', 'read'],
  [
    'a wrong answer',
    () => ({ answers: [talkTopics()[0]?.questions[0]?.correct, 3] }),
    'talk-answers-wrong',
    'answers.1',
  ],
  ['no answer', () => ({ answers: [null, null] }), 'talk-answers-wrong', 'answers.0'],
  ['nobody on the list', () => ({ attendees: [] }), 'talk-not-signed', 'attendees'],
  ['nobody present', () => ({ attendees: [excused()] }), 'talk-not-signed', 'attendees'],
  [
    'one who has not signed',
    () => ({ attendees: [present(), present({ signature: null })] }),
    'talk-not-signed',
    'attendees.1.signature',
  ],
  [
    'one excused without a reason',
    () => ({ attendees: [present(), excused({ reason: ' ' })] }),
    'talk-not-signed',
    'attendees.1.reason',
  ],
  [
    'a signature of no time',
    () => ({ attendees: [present({ signedAt: null })] }),
    'talk-not-signed',
    'attendees.0.signedAt',
  ],
  [
    'one account twice',
    async () => {
      const { id } = await server.as('demo');
      return { attendees: [present({ userId: id }), excused({ userId: id })] };
    },
    'talk-person-twice',
    'attendees.1.userId',
  ],
  [
    'one of another crew',
    async () => ({ attendees: [present({ userId: (await server.as('rosa')).id })] }),
    'talk-not-of-crew',
    'attendees.0.userId',
  ],
  [
    'one who does not exist',
    () => ({ attendees: [present({ userId: 2_000_000_000 })] }),
    'talk-not-of-crew',
    'attendees.0.userId',
  ],
  ['an end before its beginning', () => ({ closedAt: '2026-11-20T12:29:59.999Z' }), 'talk-times', 'closedAt'],
  [
    'a time of the far future',
    () => ({ closedAt: new Date(Date.now() + 3 * DAY_MS).toISOString() }),
    'talk-times',
    'closedAt',
  ],
  [
    'a signature of the year 9999',
    () => ({ attendees: [present({ signedAt: '9999-01-01T00:00:00Z' })] }),
    'talk-times',
    'attendees.0.signedAt',
  ],
  ['a document of no topic', () => ({ documentKey: 'our-own-rules' }), 'talk-topic-unknown', 'documentKey'],
];

describe('a talk that is not closed by the rules', () => {
  it.each(refused)('is refused by every call: %s', async (_what, overrides, code, field) => {
    const before = await kept();
    const demo = await server.as('demo');
    const talk = aTalk(await overrides());
    const single = await demo.post('/api/talks', talk);
    expect([single.status, single.body.code]).toEqual([422, code]);
    expect(single.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    const batch = await demo.post('/api/sync', {
      userId: demo.id,
      items: [{ kind: 'talk.close', record: talk }],
    });
    expect(batch.body.results[0]).toMatchObject({ status: 422, problem: { code } });
    expect(await kept()).toBe(before);
  });

  it.each([
    [
      'a signature that is no drawing',
      { attendees: [present({ signature: { by: 'finger', path: 'M1 1 L2 2) Tj' } })] },
    ],
    [
      'a signature that is a tap',
      { attendees: [present({ signature: { by: 'finger', path: 'M1 1 L2 2' } })] },
    ],
    [
      'a signature beside its box',
      { attendees: [present({ signature: { by: 'finger', path: 'M1 1 L999 2' } })] },
    ],
    ['a signature by other means', { attendees: [present({ signature: { by: 'trust' } })] }],
    ['nobody at all', { attendees: [{ attendance: 'present' }] }],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }],
    ['a hundred and one people', { attendees: Array.from({ length: 101 }, () => present()) }],
    ['NUL in a name', { attendees: [present({ name: 'a\u0000b' })] }],
    ['three answers', { answers: [0, 0, 0] }],
  ])('is refused as not valid: %s', async (_what, overrides) => {
    const before = await kept();
    const reply = await (await server.as('demo')).post('/api/talks', aTalk(overrides));
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid-input']);
    expect(await kept()).toBe(before);
  });
});
