import { syncReplySchema } from '@tailboard/contract/sync.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Reply } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
const answers = (of: object, facts: unknown) => ({ kind: 'facts', clientRef: randomUUID(), ...of, facts });
async function sync(items: unknown[], username = 'demo'): Promise<Reply> {
  const person = await server.as(username);
  return person.post('/api/sync', { userId: person.id, items });
}
const statusesOf = ({ body }: Reply) => body.results.map(({ status }: { status: number }) => status);
const factsOf = async (id: number) => {
  const { body } = await (await server.as('admin')).get(`/api/incidents/${id}`);
  return Object.fromEntries(
    body.facts.facts.map((said: { fact: string; value: string }) => [said.fact, said.value]),
  );
};

describe('facts in a batch', () => {
  it.each([
    ['mike', 404],
    ['rosa', 404],
    ['chief', 404],
    ['demo', 200],
    ['lead', 200],
    ['safety', 200],
    ['admin', 200],
  ])('are taken only as the single call would: %s with %i', async (username, status) => {
    const incidentId = await reportOne(await server.as('demo'));
    expect(statusesOf(await sync([answers({ incidentId }, { admitted: 'yes' })], username))).toEqual([
      status,
    ]);
    expect(await factsOf(incidentId)).toEqual(status === 200 ? { admitted: 'yes' } : {});
  });

  it('find their incident in the same batch and start its clock; a repeat changes nothing', async () => {
    const incidentClientRef = randomUUID();
    const description = 'He fell 12 feet from the scaffold and was taken to the hospital.';
    const record = anIncident({ clientRef: incidentClientRef, description, facts: { admitted: 'no' } });
    const items = [
      answers({ incidentClientRef }, { admitted: 'yes', saidAt: ago(30), sentAt: ago(0) }),
      { kind: 'incident.report', record },
    ];
    const first = await sync(items);
    expect(syncReplySchema.parse(first.body)).toEqual(first.body);
    expect(statusesOf(first)).toEqual([200, 201]);
    const { details } = first.body.results[0];
    expect(details).toMatchObject({ oshaAnswer: 'within-24-hours', duties: [{ kind: 'call-osha' }, {}] });
    const again = await sync(items);
    expect(again.body.results[0].details.facts).toEqual(details.facts);
    // A reference names an incident of one's own alone.
    expect(statusesOf(await sync([answers({ incidentClientRef }, { died: 'no' })], 'lead'))).toEqual([404]);
  });

  it('do not replace what somebody else answered later, whatever the clock of the phone says', async () => {
    const incidentId = await reportOne(await server.as('demo'));
    const lead = await server.as('lead');
    const waited = (minutes: number, facts: object, wrong = 0) =>
      answers({ incidentId }, { ...facts, saidAt: ago(minutes + wrong), sentAt: ago(wrong) });
    await sync([waited(0, { admitted: 'no', died: 'no' })]);
    await lead.put(`/api/incidents/${incidentId}/facts`, { admitted: 'yes' });
    // Sent again, its reply was lost; then one that a phone with a wrong clock has kept for an hour.
    const late = await sync([
      waited(1, { admitted: 'no' }),
      waited(60, { admitted: 'unknown', died: 'yes' }, 24 * 60),
    ]);
    expect(statusesOf(late)).toEqual([200, 200]);
    expect(await factsOf(incidentId)).toEqual({ admitted: 'yes', died: 'yes' });
    await sync([waited(0, { admitted: 'no' }, 24 * 60)]);
    expect(await factsOf(incidentId)).toMatchObject({ admitted: 'no' });
  });

  it('are answered each as the single call would; one bad item stops no other', async () => {
    const incidentId = await reportOne(await server.as('demo'), { category: 'hazard' });
    const reply = await sync([
      answers({ incidentId }, { amputation: 'yes' }),
      answers({ incidentId }, { amputation: 'yes', confirm: true }),
      answers({ incidentId }, { died: 'maybe' }),
      answers({ incidentId }, {}),
      answers({ incidentId }, { saidAt: ago(1) }),
      answers({ incidentId }, undefined),
      answers({ incidentId }, { learnedAt: ago(-60) }),
      answers({ incidentId: 2_000_000_000 }, { died: 'no' }),
      answers({}, { died: 'no' }),
      answers({ incidentId }, { died: 'no' }),
    ]);
    expect(statusesOf(reply)).toEqual([422, 200, 400, 400, 400, 400, 400, 404, 404, 200]);
    expect(reply.body.results[0].problem).toMatchObject({
      code: 'facts-contradict',
      errors: [{ field: 'amputation' }],
    });
    expect(reply.body.results[6].problem.errors).toMatchObject([{ field: 'learnedAt' }]);
    expect(await factsOf(incidentId)).toEqual({ died: 'no', amputation: 'yes' });
  });
});
