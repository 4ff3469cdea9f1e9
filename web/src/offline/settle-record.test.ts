import { describe, expect, it } from 'vitest';
import type { Refusal } from './server-call.ts';
import { settleIncident } from './settle-record.ts';
import { versionOf } from './same-content.ts';
import { anIncident, aRecord } from './testing/a-device.ts';

const refused = (status: number, code: string, current?: unknown): { kind: 'refused'; problem: Refusal } => ({
  kind: 'refused',
  problem: { type: 'about:blank', title: code, status, code, detail: code, current },
});
const accepted = { kind: 'accepted', record: anIncident({ id: 7 }) } as const;
const sent = aRecord();

describe('settleIncident', () => {
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
