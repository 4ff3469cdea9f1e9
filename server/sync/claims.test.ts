import { syncReplySchema } from '@tailboard/contract/sync.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims } from '../claims/public.ts';
import { anIncident } from '../testing/builders.ts';
import { aClaim, decide, fileOne } from '../testing/claims.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Reply } from '../testing/person.ts';
import { tally } from '../testing/tally.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const aReport = (record: Record<string, unknown>) => ({ kind: 'incident.report', record });
const aFiling = (record: unknown) => ({ kind: 'claim.file', record });
const anUpdate = (id: unknown, record: unknown) => ({ kind: 'claim.update', id, record });
async function sync(items: unknown[], username = 'demo'): Promise<Reply> {
  const person = await server.as(username);
  return person.post('/api/sync', { userId: person.id, items });
}
const statusesOf = ({ body }: Reply) => body.results.map(({ status }: { status: number }) => status);

describe('claims in a batch', () => {
  it.each([
    ['mike', 404],
    ['rosa', 404],
    ['chief', 404],
    ['lead', 403],
    ['admin', 403],
  ])('are changed and filed only as the single call would: %s with %i', async (username, status) => {
    const claim = await fileOne(await server.as('demo'));
    const reply = await sync(
      [
        anUpdate(claim.id, { ...claim, description: 'Changed' }),
        aFiling(aClaim({ incidentId: claim.incidentId, confirmSecond: true })),
      ],
      username,
    );
    expect(statusesOf(reply)).toEqual([status, 404]);
  });

  it('find their incident in the same batch, wherever it stands in it', async () => {
    const incidentClientRef = randomUUID();
    const items = [
      aFiling(aClaim({ incidentId: -1, incidentClientRef })),
      aReport(anIncident({ clientRef: incidentClientRef, type: 'Property Damage' })),
      aFiling(aClaim({ incidentId: -987 })),
      aReport(anIncident({ clientRef: undefined, id: -987 })),
    ];
    const reply = await sync(items);
    expect(syncReplySchema.parse(reply.body)).toEqual(reply.body);
    const { results } = reply.body;
    expect(statusesOf(reply)).toEqual([201, 201, 201, 201]);
    expect(results[0].claim).toMatchObject({
      incidentId: results[1].record.id,
      claimType: 'Property Damage',
    });
    expect(results[2].claim.incidentId).toBe(results[3].record.id);
    const again = await sync(items);
    expect(statusesOf(again)).toEqual([200, 200, 200, 200]);
    expect(again.body.results[0].claim).toEqual(results[0].claim);
  });

  it('are answered each, in order, as the single call would', async () => {
    const demo = await server.as('demo');
    const [first, asked, incidentId] = [await fileOne(demo), await fileOne(demo), await reportOne(demo)];
    await decide(await server.as('lead'), asked.id, { decision: 'ask', question: 'Which?' });
    const open = (await demo.get(`/api/claims/${asked.id}`)).body;
    const said = aClaim({ incidentId });
    const reply = await sync([
      aFiling(said),
      aFiling(said),
      aFiling({ ...said, description: 'Other' }),
      aFiling(aClaim({ incidentId })),
      aFiling(aClaim({ incidentId: 2_000_000_000 })),
      aFiling(aClaim({ incidentId, requestedReimbursement: 1.5 })),
      aFiling(null),
      anUpdate(first.id, { ...first, description: 'Changed' }),
      anUpdate(first.id, { ...first, description: 'Changed otherwise' }),
      anUpdate(asked.id, { ...open, answer: 'The left one' }),
      anUpdate(asked.id, { ...asked, answer: 'x', description: 'y' }),
      anUpdate(-5, first),
      anUpdate('x', first),
      anUpdate(first.id, {}),
    ]);
    expect(statusesOf(reply)).toEqual([201, 200, 409, 409, 404, 400, 400, 200, 409, 200, 409, 404, 404, 400]);
    const { results } = reply.body;
    expect(results[2].problem).toMatchObject({ code: 'client-ref-conflict', current: results[0].claim });
    expect(results[3].problem).toMatchObject({ code: 'claim-exists', current: results[0].claim });
    expect(results[8].problem).toMatchObject({ code: 'changed-meanwhile', current: results[7].claim });
    expect(results[9].claim).toMatchObject({ question: null, status: 'under_review' });
  });

  it('sent twenty times at once are filed once each', async () => {
    const refs = Array.from({ length: 10 }, () => randomUUID());
    const items = refs.flatMap((incidentClientRef) => [
      aReport(anIncident({ clientRef: incidentClientRef })),
      aFiling(aClaim({ incidentId: -1, incidentClientRef })),
    ]);
    const before = await server.app.context.db.$count(claims);
    const replies = await Promise.all(Array.from({ length: 20 }, () => sync(items)));
    expect(tally(replies.flatMap(({ body }) => body.results))).toEqual({ 201: 20, 200: 380 });
    expect(await server.app.context.db.$count(claims)).toBe(before + 10);
  });
});
