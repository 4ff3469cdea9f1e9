import { reportIncidentSchema } from '@tailboard/contract/incidents.ts';
import { expect, it } from 'vitest';
import { incidentSteps, readIncident } from './record-versions.ts';
import { aRecord } from '../testing/a-device.ts';

/** As the app before this one kept it (spec section 3). */
const plain = {
  id: -1_763_652_600_000,
  type: 'Vehicle Accident',
  date: '2025-11-20T09:30',
  location: 'Yard 3',
  description: 'Backed into the fence.',
  priority: 'low',
  status: 'open',
  userId: 1,
  latitude: null,
  longitude: null,
  syncStatus: 'pending',
};

it('names each step', () => {
  expect(Object.values(incidentSteps).map(({ name }) => name)).toEqual([
    'plain-offline-incident-to-device-record',
  ]);
});

it('steps a plain offline incident up to a record that can be sent', () => {
  const record = readIncident(plain);
  expect(record).toMatchObject({
    ...plain,
    recordVersion: 1,
    revision: 1,
    madeAs: [{ userId: 1, localId: plain.id }],
  });
  expect(reportIncidentSchema.safeParse(record).error).toBeUndefined();
});

it('gives an old record the same reference at every reading, and another to each', () => {
  expect(readIncident(plain)?.clientRef).toBe(readIncident(plain)?.clientRef);
  expect(readIncident({ ...plain, id: plain.id - 1 })?.clientRef).not.toBe(readIncident(plain)?.clientRef);
  expect(readIncident({ ...plain, userId: 2 })?.clientRef).not.toBe(readIncident(plain)?.clientRef);
});

it('leaves today’s records as they are, and those of a newer app alone', () => {
  expect(readIncident(aRecord())).toEqual(aRecord());
  expect(readIncident({ ...aRecord(), recordVersion: 2 })).toBeNull();
});

it('takes a record of the time before categories for one of something that happened', () => {
  const { category: _, ...older } = aRecord();
  expect(readIncident(older)?.category).toBe('incident');
});
