import { claimSchema } from '@tailboard/contract/claims.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { aClaim, fileOne } from '../testing/claims.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { claimNumberCounters, claims } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const YEAR = new Date().getUTCFullYear();
const lastNumber = async () => {
  const [row] = await server.app.context.db
    .select()
    .from(claimNumberCounters)
    .where(eq(claimNumberCounters.year, YEAR));
  return row?.last ?? 0;
};
const kept = async () => ({ claims: await server.app.context.db.$count(claims), last: await lastNumber() });

describe('who may file', () => {
  it('is who reported the incident, and nobody else', async () => {
    const incidentId = await reportOne(await server.as('demo'));
    const before = await kept();
    expect((await server.nobody.post('/api/claims', aClaim({ incidentId }))).status).toBe(401);
    for (const username of ['mike', 'rosa', 'lead', 'chief', 'admin']) {
      const reply = await (await server.as(username)).post('/api/claims', aClaim({ incidentId }));
      expect([username, reply.status, reply.body.code]).toEqual([username, 404, 'not-found']);
    }
    expect(await kept()).toEqual(before);
    expect((await (await server.as('demo')).post('/api/claims', aClaim({ incidentId }))).status).toBe(201);
  });

  it.each(['demo', 'lead', 'admin'])('is %s on their own incident', async (username) => {
    const person = await server.as(username);
    expect(await fileOne(person)).toMatchObject({ userId: person.id, status: 'pending' });
  });

  it.each([0, -1, 2_000_000_000, 2_147_483_648, 9_007_199_254_740_991, -9_007_199_254_740_991])(
    'finds no incident %i',
    async (incidentId) => {
      const reply = await (await server.as('demo')).post('/api/claims', aClaim({ incidentId }));
      expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
    },
  );

  it('finds no incident by the reference of somebody else', async () => {
    const incidentClientRef = randomUUID();
    await reportOne(await server.as('mike'), { clientRef: incidentClientRef });
    const own = await reportOne(await server.as('demo'));
    for (const incidentId of [own, -5]) {
      const claim = aClaim({ incidentId, incidentClientRef });
      expect((await (await server.as('demo')).post('/api/claims', claim)).status).toBe(404);
    }
  });
});

describe('a new claim', () => {
  it('is the contract’s, pending, of its incident’s type, with an estimate and an expected date', async () => {
    const demo = await server.as('demo');
    const incidentId = await reportOne(demo, { type: 'Vehicle Accident' });
    const from = Date.now();
    const { status, body } = await demo.post('/api/claims', aClaim({ incidentId }));
    expect(status).toBe(201);
    expect(claimSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      incidentId,
      userId: demo.id,
      reportedBy: 'Demo User',
      claimNumber: expect.stringMatching(new RegExp(`^CLM-${YEAR}-\\d{6}$`)),
      claimType: 'Vehicle Accident',
      status: 'pending',
      requestedReimbursement: 3200,
      approvedReimbursement: null,
      caseAgent: null,
      decision: null,
      question: null,
      completionDate: null,
      facts: { work: 'repair', itemAgeYears: 4, daysAway: null },
      expected: { from: body.filedDate, days: 28, by: 'standard' },
    });
    expect(Date.parse(body.filedDate)).toBeGreaterThanOrEqual(from);
    expect(Date.parse(body.estimatedCompletionDate) - Date.parse(body.filedDate)).toBe(28 * 86_400_000);
    expect(
      body.documents.map(({ key, status: line }: { key: string; status: string }) => [key, line]),
    ).toEqual(
      [
        'scene-photos',
        'crash-report',
        'repair-estimate',
        'other-party-insurance',
        'drivers-license',
        'towing-bill',
      ].map((key) => [key, 'needed']),
    );
    expect((await demo.get(`/api/claims/${body.id}`)).body).toEqual(body);
  });

  it('takes from the client nothing that the server says', async () => {
    const claim = await fileOne(await server.as('demo'), {
      userId: 1,
      claimNumber: 'CLM-1999-000001',
      claimType: 'Other',
      aiCoveragePercentage: 100,
      aiReimbursementMin: 5,
      aiReimbursementMax: 6,
      approvedReimbursement: 3200,
      caseAgent: 'Nobody',
      decision: { decision: 'approve' },
      filedDate: '1999-01-01T00:00:00Z',
      estimatedCompletionDate: '1999-01-01T00:00:00Z',
      completionDate: '1999-01-01T00:00:00Z',
      estimate: { state: 'estimated' },
    });
    expect(claim).toMatchObject({
      userId: (await server.as('demo')).id,
      claimType: 'Equipment Damage',
      approvedReimbursement: null,
      caseAgent: null,
      decision: null,
      completionDate: null,
    });
    expect(claim.claimNumber).not.toBe('CLM-1999-000001');
    expect(claim.filedDate.startsWith('1999')).toBe(false);
    expect(claim.aiCoveragePercentage).toBe(claim.estimate.coveragePercentage);
    expect(claim.aiReimbursementMax).toBe(claim.estimate.reimbursementMax);
  });

  it.each(['under_review', 'approved', 'rejected', 'lost'])('is never %s', async (status) => {
    const demo = await server.as('demo');
    const reply = await demo.post('/api/claims', aClaim({ incidentId: await reportOne(demo), status }));
    expect([reply.status, reply.body.errors[0].field]).toEqual([400, 'status']);
  });

  it('may be on an incident that was named on the device', async () => {
    const demo = await server.as('demo');
    const incidentClientRef = randomUUID();
    const byRef = await reportOne(demo, { clientRef: incidentClientRef });
    expect((await fileOne(demo, { incidentId: -1, incidentClientRef })).incidentId).toBe(byRef);
    const offline = -1_700_000_000_123;
    const byId = await demo.post('/api/incidents', anIncident({ id: offline, clientRef: undefined }));
    expect((await fileOne(demo, { incidentId: offline })).incidentId).toBe(byId.body.id);
    const mike = await server.as('mike');
    expect((await mike.post('/api/claims', aClaim({ incidentId: offline }))).status).toBe(404);
  });
});

describe('bad input', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a negative amount', { requestedReimbursement: -5 }, 'requestedReimbursement'],
    ['nothing', { requestedReimbursement: 0 }, 'requestedReimbursement'],
    ['cents', { requestedReimbursement: 10.5 }, 'requestedReimbursement'],
    ['a huge amount', { requestedReimbursement: 1e15 }, 'requestedReimbursement'],
    ['one dollar too many', { requestedReimbursement: 100_000_001 }, 'requestedReimbursement'],
    ['an amount as text', { requestedReimbursement: '3200' }, 'requestedReimbursement'],
    ['no description', { description: undefined }, 'description'],
    ['a blank description', { description: ' \n\t' }, 'description'],
    ['a description too long', { description: 'x'.repeat(10_001) }, 'description'],
    ['NUL', { description: 'a\0b' }, 'description'],
    ['half a character', { description: 'half \ud83e' }, 'description'],
    ['no incident', { incidentId: undefined }, 'incidentId'],
    ['an incident as text', { incidentId: '1' }, 'incidentId'],
    ['half an incident', { incidentId: 1.5 }, 'incidentId'],
    ['a reference that is none', { clientRef: 'x' }, 'clientRef'],
    ['an age below nothing', { facts: { itemAgeYears: -1 } }, 'facts.itemAgeYears'],
    ['an age of text', { facts: { itemAgeYears: 'old' } }, 'facts.itemAgeYears'],
    ['an unknown kind of item', { facts: { itemCategory: 'boats' } }, 'facts.itemCategory'],
    ['estimates the wrong way round', { facts: { lowEstimate: 5, highEstimate: 4 } }, 'facts.highEstimate'],
    ['half a day away', { facts: { daysAway: 1.5 } }, 'facts.daysAway'],
    ['facts that are none', { facts: 7 }, 'facts'],
  ])('with %s is refused by the name of the field', async (_name, change, field) => {
    const demo = await server.as('demo');
    const incidentId = await reportOne(demo);
    const before = await kept();
    const { status, body } = await demo.post('/api/claims', aClaim({ incidentId, ...change }));
    expect([status, body.errors?.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
    expect(await kept()).toEqual(before);
  });

  it('may be as long as it may be', async () => {
    const claim = await fileOne(await server.as('demo'), {
      description: '高'.repeat(10_000),
      requestedReimbursement: 100_000_000,
    });
    expect([claim.description.length, claim.requestedReimbursement]).toEqual([10_000, 100_000_000]);
  });
});

describe('a repeat', () => {
  it('gives the claim that exists, and no second number', async () => {
    const demo = await server.as('demo');
    const said = aClaim({ incidentId: await reportOne(demo) });
    const first = await demo.post('/api/claims', said);
    const before = await kept();
    const again = await demo.post('/api/claims', {
      ...said,
      clientRef: String(said['clientRef']).toUpperCase(),
    });
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
    expect(await kept()).toEqual(before);
  });

  it('with a negative id alone is known by what it says', async () => {
    const demo = await server.as('demo');
    const said = aClaim({ incidentId: await reportOne(demo), id: -42, clientRef: undefined });
    const first = await demo.post('/api/claims', said);
    const again = await demo.post('/api/claims', said);
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    const other = await demo.post('/api/claims', { ...said, description: 'Another', confirmSecond: true });
    expect([other.status, other.body.id === first.body.id]).toEqual([201, false]);
  });

  it('with other content is refused with the claim that is there', async () => {
    const demo = await server.as('demo');
    const said = aClaim({ incidentId: await reportOne(demo) });
    const first = await demo.post('/api/claims', said);
    const elsewhere = { ...said, incidentId: await reportOne(demo) };
    for (const other of [
      { ...said, description: 'Other' },
      { ...said, requestedReimbursement: null },
      { ...said, facts: {} },
      elsewhere,
    ]) {
      const reply = await demo.post('/api/claims', other);
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ code: 'client-ref-conflict', current: first.body });
    }
  });

  it('of somebody else’s reference is a claim of one’s own', async () => {
    const clientRef = randomUUID();
    const [demo, mike] = [await server.as('demo'), await server.as('mike')];
    expect((await fileOne(demo, { clientRef })).id).not.toBe((await fileOne(mike, { clientRef })).id);
  });
});
