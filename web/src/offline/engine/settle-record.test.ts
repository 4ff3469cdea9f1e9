import { describe, expect, it } from 'vitest';
import type { Refusal } from './call-server.ts';
import { settleClaim, settleIncident } from './settle-record.ts';
import { versionOf } from '../records/same-incident.ts';
import { aClaimRecord, aServerClaim } from '../testing/a-claim.ts';
import { anIncident, aRecord } from '../testing/a-device.ts';

const refused = (status: number, code: string, current?: unknown): { kind: 'refused'; problem: Refusal } => ({
  kind: 'refused',
  problem: { type: 'about:blank', title: code, status, code, detail: code, current },
});
const accepted = { kind: 'accepted', record: anIncident({ id: 7 }) } as const;
const sent = aRecord();

describe('settleIncident', () => {
  it('keeps what the server says by its codes, and by the code of the problem where it says no more', () => {
    const sentences = [
      { text: 'claim-exists', code: 'problem.claim-exists.named', values: { number: 'CLM-1' } },
    ];
    const keptOf = (problem: Refusal) =>
      settleIncident({ sent, now: sent, occupant: undefined, verdict: { kind: 'refused', problem } }).problem;
    const { problem } = refused(422, 'claim-exists');
    expect(keptOf({ ...problem, sentences })?.sentences).toEqual(sentences);
    expect(keptOf(problem)?.sentences).toEqual([{ text: 'claim-exists', code: 'problem.claim-exists' }]);
  });

  it('gives a report the server’s id and keeps its local one as a name', () => {
    const settled = settleIncident({ sent, now: sent, occupant: undefined, verdict: accepted });
    expect(settled).toMatchObject({ remove: -5, outcome: 'sent', problem: null });
    expect(settled.put).toMatchObject({ id: 7, syncStatus: 'synced', madeAs: [{ userId: 1, localId: -5 }] });
  });

  it('keeps what was edited meanwhile, to be sent on top of what the server has', () => {
    const now = aRecord({ revision: 2, description: 'newer' });
    const settled = settleIncident({ sent, now, occupant: undefined, verdict: accepted });
    expect(settled).toMatchObject({ remove: -5, outcome: 'again' });
    expect(settled.put).toMatchObject({
      id: 7,
      syncStatus: 'pending',
      description: 'newer',
      revision: 2,
      baseUpdatedAt: accepted.record.updatedAt,
    });
  });

  it('does nothing for a record that is gone', () => {
    const settled = settleIncident({ sent, now: undefined, occupant: undefined, verdict: accepted });
    expect(settled).toMatchObject({ put: null, remove: null });
  });

  it('never writes over an unsent change that lies where it would go', () => {
    const occupant = aRecord({ id: 7, userId: 2, description: 'of somebody else', madeAs: [] });
    const settled = settleIncident({ sent, now: sent, occupant, verdict: accepted });
    expect(settled.put).toMatchObject({
      id: 7,
      userId: 2,
      description: 'of somebody else',
      madeAs: sent.madeAs,
    });
    const edited = settleIncident({ sent, now: aRecord({ revision: 2 }), occupant, verdict: accepted });
    expect(edited).toMatchObject({ put: null, remove: null, outcome: 'needs-you' });
  });

  it('recognises an earlier version whose answer was lost', () => {
    const now = aRecord({ revision: 2, description: 'newer', earlier: [versionOf(sent)] });
    const verdict = refused(409, 'client-ref-conflict', anIncident({ id: 7 }));
    const settled = settleIncident({ sent: now, now, occupant: undefined, verdict });
    expect(settled).toMatchObject({ outcome: 'again', remove: -5 });
    expect(settled.put).toMatchObject({ id: 7, description: 'newer', baseUpdatedAt: anIncident().updatedAt });
  });

  it('needs its person when the server has something this device never said', () => {
    const verdict = refused(409, 'client-ref-conflict', anIncident({ id: 7, description: 'unknown here' }));
    const settled = settleIncident({ sent, now: sent, occupant: undefined, verdict });
    expect(settled).toMatchObject({ put: null, remove: null, outcome: 'needs-you' });
    expect(settled.problem?.current).toMatchObject({ description: 'unknown here' });
  });

  it('tries again when what was refused has been edited since', () => {
    const verdict = refused(400, 'invalid-input');
    const settled = settleIncident({ sent, now: aRecord({ revision: 2 }), occupant: undefined, verdict });
    expect(settled).toMatchObject({ put: null, problem: null, outcome: 'again' });
  });
});

describe('settleClaim', () => {
  const claim = aClaimRecord();
  const settle = (parts: Partial<Parameters<typeof settleClaim>[0]>) =>
    settleClaim({
      sent: claim,
      now: claim,
      occupant: undefined,
      verdict: { kind: 'accepted', record: aServerClaim() },
      ...parts,
    });
  const change = aClaimRecord({ id: 3, description: 'mine', baseUpdatedAt: '2026-11-20T15:31:00.000Z' });
  const moved = (overrides: Parameters<typeof aServerClaim>[0]) =>
    refused(409, 'changed-meanwhile', aServerClaim(overrides));

  it('gives a claim its id, its incident’s, and what only the server knows', () => {
    expect(settle({})).toMatchObject({ remove: -9, outcome: 'sent' });
    expect(settle({}).put).toMatchObject({
      id: 3,
      incidentId: 7,
      syncStatus: 'synced',
      known: { claimNumber: 'CLM-2026-000003' },
      madeAs: [{ userId: 1, localId: -9 }],
    });
  });

  it('never takes the earlier claim of the incident for its own, though both say the same', () => {
    const earlier = aServerClaim({ id: 2, clientRef: '00000000-0000-4000-8000-000000000002' });
    const settled = settle({ verdict: refused(409, 'claim-exists', earlier) });
    expect(settled).toMatchObject({ put: null, remove: null, outcome: 'needs-you' });
    expect(settled.problem?.current).toMatchObject({ id: 2 });
  });

  it('takes a refused change for sent when only a supervisor’s status differs', () => {
    const verdict = moved({ description: 'mine', status: 'under_review' });
    expect(settle({ sent: change, now: change, verdict })).toMatchObject({
      put: { syncStatus: 'synced', status: 'under_review' },
      outcome: 'sent',
    });
  });

  it.each([
    ['an answer', { answer: 'Yes' }],
    ['a contest', { contestReason: 'New', status: 'under_review', movesStatus: true }],
  ] as const)('keeps %s that the server has refused, whatever the claim says', (_name, said) => {
    const sent = { ...change, ...said };
    const verdict = moved({ description: 'mine', status: 'under_review' });
    expect(settle({ sent, now: sent, verdict })).toMatchObject({ put: null, outcome: 'needs-you' });
  });

  it('says an answer once when an edit followed it', () => {
    const sent = { ...change, answer: 'Yes' };
    const now = { ...sent, revision: 2, description: 'and more' };
    const settled = settle({ sent, now, verdict: { kind: 'accepted', record: aServerClaim({ id: 3 }) } });
    expect(settled).toMatchObject({
      put: { description: 'and more', answer: null, syncStatus: 'pending' },
      outcome: 'again',
    });
    const newer = settle({ sent, now: { ...now, answer: 'No' } });
    expect(newer.put).toMatchObject({ answer: 'No' });
  });
});
