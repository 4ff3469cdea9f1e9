import { describe, expect, it } from 'vitest';
import { claimName } from './claim-names.ts';
import { overlayClaims, type ClaimsOverlay } from './overlay-claims.ts';
import { aClaimRecord, aServerClaim } from '../testing/a-claim.ts';

const overlay = (parts: Partial<ClaimsOverlay>) =>
  overlayClaims({
    userId: 1,
    answer: [],
    records: [],
    waitingFiles: new Map(),
    stateOf: (record, _id, waiting) => ({
      kind: record?.syncStatus === 'pending' || waiting > 0 ? 'saved' : 'on-server',
    }),
    ...parts,
  });

describe('overlayClaims', () => {
  it('shows nothing of another person', () => {
    expect(overlay({ records: [aClaimRecord({ userId: 2 })] })).toEqual([]);
  });

  it('adds what only this device has, newest first, and lets a pending change stand in for the server’s', () => {
    const entries = overlay({
      answer: [
        aServerClaim({ id: 3, clientRef: null, caseAgent: 'Lead' }),
        aServerClaim({ id: 4, clientRef: null, filedDate: '2026-11-20T15:32:00.000Z' }),
      ],
      records: [
        aClaimRecord({ id: -9, createdAt: '2026-11-21T10:00:00Z' }),
        aClaimRecord({ id: 3, description: 'mine', revision: 2, baseUpdatedAt: 'base', madeAs: [] }),
      ],
    });
    expect(entries.map(({ id, unsentRevision }) => [id, unsentRevision])).toEqual([
      [-9, 1],
      [4, null],
      [3, 2],
    ]);
    expect(entries[2]).toMatchObject({ description: 'mine', caseAgent: 'Lead', updatedAt: 'base' });
    expect(entries[0]).toMatchObject({ claimNumber: null, estimate: null, decision: null, incidentId: -5 });
  });

  it('shows a claim once whose reply was lost, with the number the server gave it', () => {
    const [entry, ...others] = overlay({ answer: [aServerClaim()], records: [aClaimRecord()] });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ id: -9, claimNumber: 'CLM-2026-000003', incidentId: 7 });
  });

  it('counts files by line, under every name, and none of an incident with the same id', () => {
    const [entry] = overlay({
      answer: [aServerClaim()],
      records: [aClaimRecord({ id: 3, syncStatus: 'synced' })],
      waitingFiles: new Map([
        [-9, ['medical-bill', 'wage-statement']],
        [claimName(3), ['medical-bill']],
        [3, ['photos']],
      ]),
    });
    expect(entry?.waitingFiles).toEqual({ 'medical-bill': 2, 'wage-statement': 1 });
  });
});
