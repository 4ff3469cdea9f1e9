import { specializedClaimSchema } from '@tailboard/contract/claim-estimate.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimThatIs, decide, fileOne, judgeDocument, sendDocument } from '../../testing/claims.ts';
import { reportOne } from '../../testing/incident-with-files.ts';
import type { Person } from '../../testing/person.ts';
import { setPolicyOf } from '../../testing/policy.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { claims } from '../tables.ts';

let server: TestServer;
let lead: Person;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.as('lead');
  demo = await server.as('demo');
});
afterAll(() => server.close());

const ask = (person: Person, claimId: number | string, incidentId: number | string) =>
  person.get(`/api/ai/specialized-claim-processing/${claimId}/${incidentId}`);
const answerTo = async ({ id, incidentId }: { id: number; incidentId: number }) => {
  const { status, body } = await ask(demo, id, incidentId);
  expect(status).toBe(200);
  return specializedClaimSchema.parse(body);
};

describe('who may not see a claim', () => {
  it.each([
    ['demo', 200],
    ['lead', 200],
    ['admin', 200],
    ['mike', 404],
    ['rosa', 404],
    ['chief', 404],
  ])('is told that it does not exist: %s %i', async (username, status) => {
    const claim = await fileOne(demo);
    expect((await ask(await server.as(username), claim.id, claim.incidentId)).status).toBe(status);
  });

  it('nor may nobody', async () => {
    expect((await ask(server.nobody, 1, 1)).status).toBe(401);
  });

  it.each([
    ['another incident of the same person', 'other'],
    ['an incident that is none', 999_999],
    ['a negative one', -1],
    ['text', 'x'],
    ['a huge number', '99999999999999999999'],
  ])('nor is there an answer for %s', async (_name, incident) => {
    const claim = await fileOne(demo);
    const incidentId = incident === 'other' ? await reportOne(demo) : incident;
    expect((await ask(demo, claim.id, incidentId)).status).toBe(404);
    expect((await ask(demo, incident === 'other' ? 999_999 : incident, claim.incidentId)).status).toBe(404);
  });
});

it('while figures are missing it asks for a review by a person, with amount 0 and what is missing', async () => {
  const claim = await fileOne(demo, { facts: {} });
  const answer = await answerTo(claim);
  expect(answer).toMatchObject({
    recommendation: 'Manual review required',
    suggestedAmount: 0,
    source: 'built-in',
    estimate: { state: 'pending', suggestedAmount: null, reimbursementMax: null },
  });
  expect(answer.estimate).toEqual(claim.estimate);
  expect(answer.requiredNext).toEqual([
    'From the employer: Policy settings. No policy terms are set for the day of the incident, so there is no estimate yet.',
    'From the crew: Repair or replacement. A replacement may be depreciated and a repair is not, so no amount is shown.',
    'Next, a supervisor takes the claim under review.',
  ]);
});

describe('with the policy set', () => {
  beforeAll(async () => {
    expect((await setPolicyOf(await server.as('admin'), { handlingDays: 10 })).status).toBe(201);
  });

  it('it suggests an amount, says why, what to send, what comes next and when', async () => {
    const claim = await fileOne(demo);
    const answer = await answerTo(claim);
    expect(answer).toMatchObject({
      recommendation: 'Suggest to approve up to $2,700; a person decides',
      suggestedAmount: 2700,
      suggestedDocumentation: [
        'Photos of the damage',
        'Repair or replacement estimate',
        'Photo of the serial number plate',
        'Receipts and invoices',
        'Maintenance record',
        'Police report, for theft or vandalism',
      ],
    });
    expect(answer.estimate).toEqual(claim.estimate);
    expect(answer.justification).toMatch(
      /^This is an estimate, not a coverage decision; a person decides\. /,
    );
    expect(answer.justification).toContain('The deductible takes off $500.');
    const path = `/api/ai/specialized-claim-processing/${claim.id}/${claim.incidentId}`;
    const dayIn = (timeZone: string) =>
      new Date(claim.estimatedCompletionDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
    // The reader's day; without a zone, or with one that is none, that of the server's own clock.
    for (const [asks, timeZone] of [
      ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
      ['Pacific/Pago_Pago', 'Pacific/Pago_Pago'],
      ['Mars/Olympus', 'America/Denver'],
    ] as const) {
      const { body } = await demo.get(path, { 'x-time-zone': asks });
      expect(body.expectedTimeline).toBe(`Expected by ${dayIn(timeZone)}`);
    }
    expect(answer.expectedTimeline).toBe(`Expected by ${dayIn('America/Denver')}`);
  });

  it('it leaves out what was sent, and asks again for what could not be read', async () => {
    const claim = await fileOne(demo);
    for (const key of ['photos', 'receipts']) {
      expect((await sendDocument(demo, { claimId: claim.id, key })).status).toBe(201);
    }
    const judged = { status: 'unreadable', note: 'too dark' };
    expect((await judgeDocument(lead, { claimId: claim.id, key: 'receipts' }, judged)).status).toBe(200);
    const { suggestedDocumentation } = await answerTo(claim);
    expect(suggestedDocumentation).toHaveLength(5);
    expect(suggestedDocumentation).toContain('Receipts and invoices, again: it could not be read (too dark)');
    expect(suggestedDocumentation).not.toContain('Photos of the damage');
  });

  it.each([
    ['under_review', 'Next, a supervisor decides.', /^Expected by /],
    ['approved', 'The claim is decided: $3,200.', /^Decided on /],
    [
      'rejected',
      'The claim is decided. Whoever filed it may contest the decision or add facts.',
      /^Decided on /,
    ],
  ] as const)('it says what comes next for one that is %s', async (status, next, timeline) => {
    const claim = await claimThatIs(status, { person: demo, agent: lead });
    const answer = await answerTo(claim);
    expect(answer.requiredNext.at(-1)).toBe(next);
    expect(answer.expectedTimeline).toMatch(timeline);
    expect(answer.recommendation).not.toMatch(/reject|den(y|ied)/i);
    expect(answer.estimate).toEqual(claim.estimate);
  });

  it('it names the question that waits', async () => {
    const claim = await fileOne(demo);
    expect((await decide(lead, claim.id, { decision: 'ask', question: 'Which line?' })).status).toBe(200);
    const { requiredNext } = await answerTo(claim);
    expect(requiredNext.at(-1)).toMatch(/^Next, answer the question of .+: Which line\?$/);
  });

  it('it estimates an open claim of before there were estimates, and of no decided one makes up a new one', async () => {
    const { db } = server.app.context;
    const open = await fileOne(demo);
    const decided = await claimThatIs('rejected', { person: demo, agent: lead });
    for (const { id } of [open, decided]) {
      await db.update(claims).set({ estimate: null, estimatedCompletionDate: null }).where(eq(claims.id, id));
    }
    const answer = await answerTo(open);
    expect([answer.suggestedAmount, answer.expectedTimeline]).toEqual([
      2700,
      'Standard processing time (2-4 weeks)',
    ]);
    expect((await answerTo(decided)).estimate.state).toBe('pending');
  });
});
