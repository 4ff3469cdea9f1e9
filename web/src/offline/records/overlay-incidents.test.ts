import { describe, expect, it } from 'vitest';
import { overlayIncidents, type Overlay } from './overlay-incidents.ts';
import { anIncident, aRecord } from '../testing/a-device.ts';

const overlay = (parts: Partial<Overlay>) =>
  overlayIncidents({
    userId: 1,
    answer: [],
    records: [],
    waitingFiles: new Map(),
    stateOf: (record, _id, waiting) => ({
      kind: record?.syncStatus === 'pending' || waiting > 0 ? 'saved' : 'on-server',
    }),
    ...parts,
  });

describe('overlayIncidents', () => {
  it('shows nothing of another person', () => {
    expect(overlay({ records: [aRecord({ userId: 2 })] })).toEqual([]);
  });

  it('adds what only this device has, and lets a pending change stand in for the server’s', () => {
    const entries = overlay({
      answer: [
        anIncident({ id: 7, clientRef: null }),
        anIncident({ id: 8, clientRef: null, description: 'theirs' }),
      ],
      records: [
        aRecord({ id: -5, date: '2026-11-21T10:00:00Z' }),
        aRecord({ id: 8, description: 'mine', baseUpdatedAt: '2026-11-20T15:31:00.000Z', revision: 3 }),
      ],
    });
    expect(
      entries.map(({ id, description, unsentRevision }) => [id, description.slice(0, 6), unsentRevision]),
    ).toEqual([
      [-5, 'Slippe', 1],
      [8, 'mine', 3],
      [7, 'Slippe', null],
    ]);
    expect(entries[1]).toMatchObject({ updatedAt: '2026-11-20T15:31:00.000Z', reportedBy: 'Demo User' });
  });

  it('uses the copy of a sent report only while the list lacks it', () => {
    const updatedAt = '2026-11-20T15:30:00.000Z';
    const copy = aRecord({ id: 7, syncStatus: 'synced', description: 'older copy', updatedAt });
    expect(overlay({ records: [copy] })[0]).toMatchObject({ description: 'older copy' });
    const listed = overlay({ answer: [anIncident({ id: 7, description: 'newer' })], records: [copy] });
    expect(listed.map(({ description }) => description)).toEqual(['newer']);
  });

  it('shows a change that was just sent, though the list is from before', () => {
    const copy = aRecord({
      id: 7,
      syncStatus: 'synced',
      description: 'changed',
      updatedAt: '2026-11-20T16:00:00.000Z',
    });
    const before = anIncident({ id: 7, description: 'before', updatedAt: '2026-11-20T15:31:00.000Z' });
    const [shown] = overlay({ answer: [before], records: [copy] });
    expect(shown).toMatchObject({
      description: 'changed',
      updatedAt: '2026-11-20T16:00:00.000Z',
      unsentRevision: null,
      state: { kind: 'on-server' },
    });
  });

  it('shows a report once whose answer was lost', () => {
    expect(
      overlay({ answer: [anIncident({ id: 7 })], records: [aRecord({ id: -5 })] }).map(({ id }) => id),
    ).toEqual([-5]);
  });

  it('counts files under every name of a record', () => {
    const waitingFiles = new Map([
      [-5, 2],
      [7, 1],
    ]);
    const records = [aRecord({ id: 7, syncStatus: 'synced' })];
    const [entry] = overlay({ answer: [anIncident({ id: 7 })], records, waitingFiles });
    expect(entry).toMatchObject({ waitingFiles: 3, state: { kind: 'saved' } });
  });
});
