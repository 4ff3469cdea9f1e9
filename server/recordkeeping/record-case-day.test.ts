import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { makeEstablishment } from '../testing/recordkeeping.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const description = 'He fell 12 feet from the scaffold and was admitted to the hospital with a broken hip.';

// At no hour do both have the day of one server.
it.each([
  ['Pacific/Kiritimati', 'rosa'],
  ['Pacific/Pago_Pago', 'mike'],
])('a case is to be recorded by the end of the seventh day in %s', async (timeZone, username) => {
  const [safety, reporter] = [await server.as('safety'), await server.as(username)];
  await makeEstablishment(safety, { timeZone, people: [reporter.id] });
  const { body } = await reporter.post('/api/incidents', anIncident({ description }));
  const duties = (await safety.get(`/api/duties?incidentId=${body.id}`)).body;
  const { dueAt } = duties.find(({ kind }: { kind: string }) => kind === 'record-case');
  const learned = Temporal.Instant.from(body.createdAt).toZonedDateTimeISO(timeZone);
  const end = Temporal.Instant.from(dueAt).toZonedDateTimeISO(timeZone);
  expect(end.toPlainDate().toString()).toBe(learned.toPlainDate().add({ days: 7 }).toString());
  expect(end.toPlainTime().toString()).toBe('23:59:59.999');
});
