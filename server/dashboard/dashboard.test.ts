import { afterAll, beforeAll, expect, it } from 'vitest';
import { decide, fileOne } from '../testing/claims.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('the figures follow a claim from its filing to its decision, contest and next decision', async () => {
  expect((await server.nobody.get('/api/dashboard/stats')).status).toBe(401);
  const [person, lead] = [await server.addPerson(), await server.as('lead')];
  const figures = async () => {
    const { body } = await person.get('/api/dashboard/stats');
    return [body.openIncidents, body.pendingClaims, body.completedClaims];
  };
  expect(await figures()).toEqual([0, 0, 0]);
  const claim = await fileOne(person);
  expect(await figures()).toEqual([1, 1, 0]);
  await decide(lead, claim.id, { decision: 'ask', question: 'Which hose?' });
  expect(await figures()).toEqual([1, 1, 0]);
  const { body: rejected } = await decide(lead, claim.id, { decision: 'reject', reason: 'Wear and tear.' });
  expect(await figures()).toEqual([1, 0, 1]);
  await person.put(`/api/claims/${claim.id}`, {
    ...rejected,
    status: 'under_review',
    contestReason: 'It was new.',
  });
  expect(await figures()).toEqual([1, 1, 0]);
  await decide(lead, claim.id, { decision: 'approve', amount: 3200 });
  expect(await figures()).toEqual([1, 0, 1]);
});
