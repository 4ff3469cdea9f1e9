import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import type { AnsweredFacts, Device, IncidentName } from '../../web/src/offline/public.ts';
import { aContent } from '../../web/src/offline/testing/a-device.ts';
import { noFault, startFaultProxy } from './fault-proxy.ts';
import { aPhone, signInOn, type Phone } from './phone.ts';

let server: TestServer;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let person: Person;
let phone: Phone;
let device: Device;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  proxy = await startFaultProxy(server.url);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});
beforeEach(async () => {
  proxy.decide(() => noFault);
  person = await server.addPerson();
  phone = aPhone(proxy.url, person);
  device = phone.openTab();
  await signInOn(phone, device, person);
});

const description = 'He fell 12 feet from the scaffold and was taken to the hospital.';
/** Saves a report without signal; answers with how it is named until the server has it. */
async function reportHere(): Promise<IncidentName> {
  const { clientRef } = await device.saveIncident({ userId: person.id, content: aContent({ description }) });
  return { incidentClientRef: clientRef };
}
const answer = (on: IncidentName, facts: AnsweredFacts) => {
  const thread = `facts ${Object.values(on).join()} ${Object.keys(facts)[0]}`;
  return device.post(person.id, [{ kind: 'facts', clientRef: randomUUID(), thread, on, facts }]);
};
const onServer = async () => {
  const { body } = await person.get('/api/incidents');
  const all = body.map(async ({ id }: { id: number }) => (await person.get(`/api/incidents/${id}`)).body);
  return Promise.all(all);
};
const said = (facts: Record<string, string>) => ({
  facts: { facts: Object.entries(facts).map(([fact, value]) => expect.objectContaining({ fact, value })) },
});

it('answers given without signal go with their report, once; the newest holds, and the phone keeps the record', async () => {
  const on = await reportHere();
  await answer(on, { admitted: 'no' });
  await answer(on, { admitted: 'yes' });
  await answer(on, { died: 'no' });
  expect(await device.waitingCount(person.id)).toBe(2);
  expect(await device.sync()).toEqual({ kind: 'success', sent: 3 });
  expect(await device.sync()).toEqual({ kind: 'success', sent: 0 });
  const [incident, ...others] = await onServer();
  expect(others).toEqual([]);
  expect(incident).toMatchObject({ ...said({ died: 'no', admitted: 'yes' }), oshaAnswer: 'within-24-hours' });
  expect([await device.outbox(person.id), await device.waitingCount(person.id)]).toEqual([[], 0]);
  const kept = await device.answers.read(person.id, `/api/incidents/${incident.id}`);
  expect(kept?.body).toMatchObject({ id: incident.id, oshaAnswer: 'within-24-hours' });
});

it('an answer given after the server had the report, whose reply was lost, is not lost with it', async () => {
  const on = await reportHere();
  proxy.decide(() => ({ kind: 'drop-after' }));
  await device.sync();
  expect(await onServer()).toHaveLength(1);
  await answer(on, { admitted: 'yes' });
  // The answer arrives as well, and its reply is lost too.
  await device.sync();
  proxy.decide(() => noFault);
  expect(await device.sync()).toMatchObject({ kind: 'success' });
  expect(await onServer()).toMatchObject([said({ admitted: 'yes' })]);
  expect(await device.outbox(person.id)).toEqual([]);
});

it('what the server refuses stays with the reason until it is confirmed', async () => {
  const { body: hazard } = await person.post('/api/incidents', {
    ...aContent({ category: 'hazard' }),
    clientRef: randomUUID(),
  });
  const on = { incidentId: hazard.id };
  await answer(on, { amputation: 'yes' });
  expect(await device.sync()).toMatchObject({ kind: 'partial', needsYou: 1 });
  expect(await device.outbox(person.id)).toMatchObject([{ problem: { code: 'facts-contradict' } }]);
  await answer(on, { amputation: 'yes', confirm: true });
  expect(await device.sync()).toEqual({ kind: 'success', sent: 1 });
  expect(await onServer()).toMatchObject([said({ amputation: 'yes' })]);
});
