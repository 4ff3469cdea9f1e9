import { describe, expect, it } from 'vitest';
import type { StoredProblem, StoredRefusal } from '../databases/stored-records.ts';
import { recordStateOf, type RecordFacts } from './record-state.ts';
import { aClaimRecord, aServerClaim } from '../testing/a-claim.ts';
import { anIncident, aRecord } from '../testing/a-device.ts';

const problem: StoredProblem = {
  status: 400,
  code: 'invalid-input',
  detail: 'Why',
  errors: [],
  current: null,
};
const aSend = (overrides: Partial<StoredRefusal> = {}): StoredRefusal => ({
  recordVersion: 1,
  of: 'incident',
  id: -5,
  userId: 1,
  incidentId: -5,
  revision: 1,
  problem,
  clientRef: null,
  at: '2026-11-20T15:30:00.000Z',
  ...overrides,
});
const stateOf = (facts: Partial<RecordFacts>) =>
  recordStateOf({ record: aRecord(), waitingFiles: 0, refusals: [], progress: undefined, ...facts });

describe('recordStateOf', () => {
  it.each([
    ['waits', {}, { kind: 'saved' }],
    ['is sent', { record: aRecord({ syncStatus: 'synced' }) }, { kind: 'on-server' }],
    [
      'is sent, with photos that wait',
      { record: aRecord({ syncStatus: 'synced' }), waitingFiles: 2 },
      { kind: 'saved' },
    ],
    ['is unknown here', { record: null }, { kind: 'on-server' }],
    ['is on its way', { progress: { done: 1, total: 5 } }, { kind: 'sending', done: 1, total: 5 }],
    [
      'was edited after its refusal',
      { record: aRecord({ revision: 2 }), refusals: [aSend()] },
      { kind: 'saved' },
    ],
  ])('a record that %s', (_name, facts: Partial<RecordFacts>, state) => {
    expect(stateOf(facts)).toEqual(state);
  });

  it('says why it needs its person, and never offers only to delete', () => {
    const refused = stateOf({ refusals: [aSend()] });
    expect(refused).toMatchObject({
      kind: 'needs-you',
      reason: 'Why',
      remedies: ['edit', 'retry', 'export'],
    });
    const conflict = aSend({
      problem: { ...problem, status: 409, code: 'changed-meanwhile', current: anIncident() },
    });
    expect(stateOf({ refusals: [conflict] })).toMatchObject({
      current: { id: 7 },
      remedies: ['keep-mine', 'edit', 'export', 'discard-edit'],
    });
  });

  it('names the files that were refused', () => {
    const refusals = [aSend({ of: 'file', id: 3, revision: 0 }), aSend({ of: 'file', id: 4, revision: 0 })];
    const state = stateOf({ record: aRecord({ syncStatus: 'synced' }), waitingFiles: 2, refusals });
    expect(state).toMatchObject({ kind: 'needs-you', about: 'file', files: [3, 4] });
  });
});

describe('recordStateOf a claim', () => {
  const claimState = (facts: Partial<RecordFacts>) =>
    stateOf({ of: 'claim', record: aClaimRecord(), ...facts });
  const refusedAs = (code: string, current: StoredProblem['current'] = null): StoredRefusal[] => [
    aSend({ of: 'claim', id: -9, problem: { ...problem, status: 409, code, current } }),
  ];

  it('is not changed by what was said of an incident', () => {
    expect(claimState({ refusals: [aSend()] })).toEqual({ kind: 'saved' });
  });

  it('waits, with a reason, for an incident that was refused; never once it is sent', () => {
    expect(claimState({ incidentRefused: true })).toMatchObject({ about: 'claim', code: 'incident-refused' });
    const sent = aClaimRecord({ id: 3, syncStatus: 'synced' });
    expect(claimState({ record: sent, incidentRefused: true })).toEqual({ kind: 'on-server' });
  });

  it.each([
    ['claim-exists', aServerClaim(), null, ['file-anyway', 'edit', 'export', 'discard-edit']],
    ['invalid-input', null, null, ['edit', 'retry', 'export']],
    ['changed-meanwhile', aServerClaim(), null, ['keep-mine', 'edit', 'export', 'discard-edit']],
    ['changed-meanwhile', aServerClaim({ status: 'approved' }), null, ['export', 'discard-edit']],
    ['changed-meanwhile', aServerClaim({ status: 'rejected' }), null, ['edit', 'export', 'discard-edit']],
    [
      'changed-meanwhile',
      aServerClaim({ status: 'rejected' }),
      'It was new',
      ['keep-mine', 'edit', 'export', 'discard-edit'],
    ],
  ])('offers for %s what can still be done', (code, current, contestReason, remedies) => {
    const record = aClaimRecord({ contestReason });
    expect(claimState({ record, refusals: refusedAs(code, current) })).toMatchObject({ remedies });
  });
});
