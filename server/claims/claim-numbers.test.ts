import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClaim, fileOne } from '../testing/claims.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import { tally } from '../testing/tally.ts';
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
const numbersOf = (bodies: readonly { claimNumber: string }[]) =>
  bodies.map(({ claimNumber }) => Number(/^CLM-\d{4}-(\d{6,})$/.exec(claimNumber)?.[1]));

describe('a second claim on an incident', () => {
  it('needs a confirmation, and the earlier one is named', async () => {
    const demo = await server.as('demo');
    const first = await fileOne(demo);
    const before = await kept();
    const second = aClaim({ incidentId: first.incidentId, description: 'The trailer' });
    const refused = await demo.post('/api/claims', second);
    expect([refused.status, refused.body.code]).toEqual([409, 'claim-exists']);
    expect(refused.body.detail).toContain(first.claimNumber);
    expect(refused.body.current).toEqual(first);
    expect(await kept()).toEqual(before);
    const confirmed = await demo.post('/api/claims', { ...second, confirmSecond: true });
    expect([confirmed.status, confirmed.body.claimNumber === first.claimNumber]).toEqual([201, false]);
    const again = await demo.post('/api/claims', second);
    expect([again.status, again.body.id]).toEqual([200, confirmed.body.id]);
  });

  it('filed at the same moment is refused too', async () => {
    const demo = await server.as('demo');
    const incidentId = await reportOne(demo);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => demo.post('/api/claims', aClaim({ incidentId }))),
    );
    expect(tally(replies)).toEqual({ 201: 1, 409: 7 });
  });
});

describe('claim numbers', () => {
  it('have neither gaps nor doubles when fifty are filed at once, with repeats and refusals among them', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => server.addPerson()));
    const filings = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const person = people[index % people.length] ?? server.nobody;
        return { person, claim: aClaim({ incidentId: await reportOne(person) }) };
      }),
    );
    const start = await lastNumber();
    const sent = filings.flatMap(({ person, claim }) => [
      person.post('/api/claims', claim),
      person.post('/api/claims', claim),
    ]);
    const refused = filings
      .slice(0, 10)
      .flatMap(({ person, claim }) => [
        person.post('/api/claims', aClaim({ incidentId: 2_000_000_000 })),
        person.post('/api/claims', aClaim({ incidentId: claim['incidentId'], requestedReimbursement: -1 })),
      ]);
    const replies = await Promise.all([...sent, ...refused]);
    expect(tally(replies)).toEqual({ 201: 50, 200: 50, 404: 10, 400: 10 });
    const numbers = numbersOf(replies.filter(({ status }) => status === 201).map(({ body }) => body));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => start + 1 + index),
    );
    expect(await lastNumber()).toBe(start + 50);
  });
});
