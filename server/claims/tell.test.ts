import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '../notifications/public.ts';
import { decide, fileOne, judgeDocument, sendDocument } from '../testing/claims.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let lead: Person;
let reporter: Person;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.as('lead');
});
afterAll(() => server.close());
beforeEach(async () => {
  reporter = await server.addPerson({ name: 'Rita Reporter', supervisorId: lead.id });
});

// oxlint-disable-next-line typescript/no-explicit-any -- a claim as the server sent it
const put = async (person: Person, claim: any, change: Record<string, unknown>) => {
  const reply = await person.put(`/api/claims/${claim.id}`, { ...claim, ...change });
  expect(reply.status).toBe(200);
  return reply.body;
};
/** Who was told what of a claim, the last first. */
const toldOf = (claimId: number) =>
  server.app.context.db
    .select({
      userId: notifications.userId,
      kind: notifications.kind,
      by: notifications.by,
      facts: notifications.facts,
      incidentId: notifications.incidentId,
    })
    .from(notifications)
    .where(eq(notifications.claimId, claimId))
    .orderBy(desc(notifications.id));

describe('of a new claim', () => {
  it('the supervisor of its owner is told, once', async () => {
    const claim = await fileOne(reporter);
    expect(await toldOf(claim.id)).toEqual([
      {
        userId: lead.id,
        kind: 'claim-filed',
        by: 'Rita Reporter',
        incidentId: claim.incidentId,
        facts: {
          claimNumber: claim.claimNumber,
          status: 'pending',
          incidentType: 'Equipment Damage',
          amount: 3200,
        },
      },
    ]);
  });

  it('nobody is told without a supervisor, nor one who may not read it', async () => {
    const stranger = await server.as('chief');
    for (const person of [
      await server.addPerson({}),
      await server.addPerson({ supervisorId: stranger.id }),
      await server.addPerson({ supervisorId: reporter.id }),
    ]) {
      expect(await toldOf((await fileOne(person)).id)).toEqual([]);
    }
  });
});

describe('of what is decided', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'claim-approved',
      { decision: 'approve', amount: 3000, reason: 'Less the hose' },
      { status: 'approved', amount: 3000, text: 'Less the hose' },
    ],
    [
      'claim-rejected',
      { decision: 'reject', reason: 'Not covered' },
      { status: 'rejected', text: 'Not covered' },
    ],
    ['claim-question', { decision: 'ask', question: 'Which hose?' }, { text: 'Which hose?' }],
  ])('its owner is told: %s', async (kind, decision, facts) => {
    const claim = await fileOne(reporter);
    await decide(lead, claim.id, decision);
    const [told] = await toldOf(claim.id);
    expect(told).toEqual({
      userId: reporter.id,
      kind,
      by: 'Lena Lead',
      incidentId: claim.incidentId,
      facts: { claimNumber: claim.claimNumber, ...facts },
    });
  });

  it('its owner is told that it was taken, once, and nothing of what was refused', async () => {
    const claim = await fileOne(reporter);
    await put(lead, claim, { status: 'under_review' });
    await put(lead, claim, { status: 'under_review' });
    await decide(lead, claim.id, { decision: 'approve', amount: 1 });
    expect((await toldOf(claim.id)).map(({ kind }) => kind)).toEqual(['claim-taken', 'claim-filed']);
  });

  it('its owner is told of documents', async () => {
    const claim = await fileOne(reporter);
    await sendDocument(reporter, { claimId: claim.id, key: 'photos' });
    await judgeDocument(lead, { claimId: claim.id, key: 'photos' }, { status: 'unreadable', note: 'Dark' });
    await judgeDocument(lead, { claimId: claim.id, key: 'photos' }, { status: 'accepted' });
    const [accepted, unreadable] = await toldOf(claim.id);
    expect(accepted).toMatchObject({
      userId: reporter.id,
      kind: 'document-accepted',
      facts: { document: 'photos' },
    });
    expect(unreadable).toMatchObject({
      kind: 'document-unreadable',
      facts: { document: 'photos', text: 'Dark' },
    });
  });
});

describe('of what its owner says', () => {
  it('the person who asked is told, and who rejected', async () => {
    const admin = await server.as('admin');
    const claim = await fileOne(reporter);
    const asked = (await decide(admin, claim.id, { decision: 'ask', question: 'Which hose?' })).body;
    await put(reporter, asked, { answer: 'The left one' });
    const [answered] = await toldOf(claim.id);
    expect(answered).toMatchObject({
      userId: admin.id,
      kind: 'claim-answered',
      by: 'Rita Reporter',
      facts: { claimNumber: claim.claimNumber, text: 'The left one' },
    });
    const rejected = (await decide(lead, claim.id, { decision: 'reject', reason: 'No' })).body;
    const contest = { status: 'under_review', contestReason: 'It was new' };
    await put(reporter, rejected, contest);
    await put(reporter, rejected, contest);
    const [contested, before] = await toldOf(claim.id);
    expect(contested).toMatchObject({
      userId: lead.id,
      kind: 'claim-contested',
      facts: { text: 'It was new' },
    });
    expect(before?.kind).toBe('claim-rejected');
  });

  it('a person who may no longer read it is not', async () => {
    const boss = await server.addPerson({ role: 'supervisor' });
    const claim = await fileOne(reporter);
    const asked = (await decide(boss, claim.id, { decision: 'ask', question: 'Which hose?' })).body;
    await (await server.as('admin')).put(`/api/users/${boss.id}/access`, { crewId: 'elsewhere' });
    await put(reporter, asked, { answer: 'The left one' });
    expect((await toldOf(claim.id)).map(({ kind }) => kind)).toEqual(['claim-question', 'claim-filed']);
  });
});
