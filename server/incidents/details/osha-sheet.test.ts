import { incidentDetailsSchema } from '@tailboard/contract/incidents.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anIncident } from '../../testing/builders.ts';
import type { Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer();
  demo = await server.as('demo');
});
afterAll(() => server.close());

const sheetOf = async (person: Person, id: number) =>
  incidentDetailsSchema.parse((await person.get(`/api/incidents/${id}`)).body).oshaSheet;
const ADMITTED = 'He fell 12 feet from the scaffold and was admitted to the hospital with a broken hip.';

it('what OSHA asks is filled in from the record, and what is missing is named', async () => {
  const rosa = await server.as('rosa');
  const report = anIncident({
    description: ADMITTED,
    location: 'Dock 4, Dallas, TX',
    date: '2026-11-20T10:15:00-06:00',
    people: [
      { name: 'Ann Ash', role: 'employee', treatment: 'admitted', userId: rosa.id },
      { name: 'Bo Birch', role: 'temp', treatment: 'unknown' },
      { name: 'Cy Cedar', role: 'employee', treatment: 'first-aid' },
      { name: 'Di Dogwood', role: 'contractor', treatment: 'admitted' },
    ],
  });
  const { id } = (await demo.post('/api/incidents', report)).body;
  const lead = await server.as('lead');
  await lead.put(`/api/users/${lead.id}`, { phone: '(214) 555-0100' });
  const expected = {
    establishment: null,
    location: 'Dock 4, Dallas, TX',
    time: '2026-11-20T16:15:00.000Z',
    timeZone: expect.stringMatching(/\w/),
    events: ['hospitalization'],
    employees: 2,
    names: ['Ann Ash', 'Bo Birch'],
    description: ADMITTED,
  };
  const sheet = await sheetOf(lead, id);
  expect(sheet).toMatchObject({ ...expected, contact: { name: 'Lena Lead', phone: '(214) 555-0100' } });
  expect(sheet?.missing).toEqual(['establishment']);
  expect(await sheetOf(demo, id)).toMatchObject(expected);
  expect(await sheetOf(rosa, id)).toBe(null);
  expect((await (await server.as('chief')).get(`/api/incidents/${id}`)).status).toBe(404);
});

it('of a call that is only asked about names what is not known; where none is needed there is no sheet', async () => {
  const asked = anIncident({ description: 'He fell from the scaffold and was taken to the hospital.' });
  const { id, oshaAnswer } = (await demo.post('/api/incidents', asked)).body;
  expect(oshaAnswer).toBe('ask');
  expect((await sheetOf(demo, id))?.missing).toEqual(
    expect.arrayContaining(['establishment', 'events', 'employees', 'names']),
  );
  await demo.put(`/api/incidents/${id}/facts`, {
    ...{ died: 'no', admitted: 'no', amputation: 'no', eyeLost: 'no' },
  });
  expect(await sheetOf(demo, id)).toBe(null);
});
