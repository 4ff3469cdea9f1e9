import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decide, fileOne } from '../testing/claims.ts';
import type { Person } from '../testing/person.ts';
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

describe('the figures and the assistant’s answer', () => {
  const counts = async (person: Person) => {
    const { body } = await person.get('/api/dashboard/stats');
    return body;
  };
  const asked = async (person: Person, message: string) => {
    const { body } = await person.post('/api/assistant/chat', { message, context: 'dashboard' });
    return body.message as string;
  };

  it.each([
    ['demo', 'own', /^You have /],
    ['lead', 'crew', /^Your crew has /],
    ['chief', 'crew', /^Your crew has /],
    ['admin', 'all', /^All crews have /],
  ])('of %s are of the records that the list shows: %s', async (name, whose, begins) => {
    const person = await server.as(name);
    const stats = await counts(person);
    const { body: incidents } = await person.get('/api/incidents');
    const { body: claims } = await person.get('/api/claims');
    const number = (list: { status: string }[], ...statuses: string[]) =>
      list.filter(({ status }) => statuses.includes(status)).length;
    expect(stats).toEqual({
      whose,
      openIncidents: number(incidents, 'open', 'in_progress'),
      pendingClaims: number(claims, 'pending', 'under_review'),
      completedClaims: number(claims, 'approved', 'rejected'),
    });
    for (const [message, figure] of [
      ['How many open incidents?', stats.openIncidents],
      ['how many incidents are open', stats.openIncidents],
      ['How many pending claims', stats.pendingClaims],
      ['how many completed claims', stats.completedClaims],
    ] as const) {
      const told = await asked(person, message);
      expect(told).toMatch(begins);
      expect(Number(/\d+/.exec(told)?.[0])).toBe(figure);
    }
    expect(await asked(person, '¿Cuántos incidentes abiertos?')).toContain(
      ` ${stats.openIncidents} incidente`,
    );
    // With a word whose, it is one's own.
    expect(await asked(person, 'How many open incidents do I have?')).toMatch(/^You have /);
  });
});
