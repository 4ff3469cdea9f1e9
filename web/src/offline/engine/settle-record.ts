import { fieldSentence } from '@tailboard/contract/field-message.ts';
import { claimSchema, type Claim } from '@tailboard/contract/claims.ts';
import { incidentSchema, type Incident } from '@tailboard/contract/incidents.ts';
import type { StoredClaim, StoredIncident, StoredProblem } from '../databases/stored-records.ts';
import { joinNames } from '../records/local-ids.ts';
import { claimKind, incidentKind, isAnswerTo, type RecordKind } from '../records/record-kind.ts';
import { inItsWords, problemOf } from './stored-problem.ts';
import type { Refusal } from './call-server.ts';

/** What the server said about one record. */
export type Verdict<Current> = { kind: 'accepted'; record: Current } | { kind: 'refused'; problem: Refusal };

export type Settlement<Stored> = {
  put: Stored | null;
  /** Key under which the record lay before. */
  remove: number | null;
  problem: StoredProblem | null;
  /** `again`: the record changed and is ready to be sent once more, at once. */
  outcome: 'sent' | 'again' | 'needs-you';
};

export type Settling<Stored, Current> = {
  /** As it was sent. */
  sent: Stored;
  /** As it lies on the device now: the same, or edited since. Undefined when it is gone. */
  now: Stored | undefined;
  /** Another record that lies where this one would go. */
  occupant: Stored | undefined;
  verdict: Verdict<Current>;
};

const nothing = { put: null, remove: null, problem: null, outcome: 'sent' } as const;

export function settleIncident(settling: Settling<StoredIncident, Incident>): Settlement<StoredIncident> {
  return settleRecord({ ...incidentKind, schema: incidentSchema }, settling);
}

export function settleClaim(settling: Settling<StoredClaim, Claim>): Settlement<StoredClaim> {
  return settleRecord({ ...claimKind, schema: claimSchema }, settling);
}

type SettlingKind<Stored extends StoredIncident | StoredClaim, Current extends Incident | Claim> = RecordKind<
  Stored,
  Current
> & { schema: { safeParse: (body: unknown) => { success: boolean; data?: Current | undefined } } };

/** The rule by which an answer changes a record of the device. Nothing that the server does not hold is ever lost. */
function settleRecord<Stored extends StoredIncident | StoredClaim, Current extends Incident | Claim>(
  kind: SettlingKind<Stored, Current>,
  { sent, now, occupant, verdict }: Settling<Stored, Current>,
): Settlement<Stored> {
  if (now === undefined) return nothing;
  const edited = now.revision !== sent.revision;
  if (verdict.kind === 'accepted')
    return moveTo(kind, verdict.record, { now, occupant, arrived: edited ? sent : null });

  const { problem } = verdict;
  const current = problem.status === 409 ? (kind.schema.safeParse(problem.current).data ?? null) : null;
  // The record of another name is not what this one became: an earlier claim may say the same.
  if (current !== null && isAnswerTo(sent, current)) {
    // An earlier attempt reached the server and its answer was lost.
    if (kind.hasArrived(sent, current))
      return moveTo(kind, current, { now, occupant, arrived: edited ? sent : null });
    const arrived = now.earlier.find((version) => kind.hadArrived(version, current));
    if (arrived !== undefined) return moveTo(kind, current, { now, occupant, arrived });
  }
  if (edited) return { ...nothing, outcome: 'again' };
  return refuse(problem, current);
}

type Moving<Stored extends StoredIncident | StoredClaim> = {
  now: Stored;
  occupant: Stored | undefined;
  /** What the server has taken, where something newer is still to be sent on top of it. */
  arrived: Stored['earlier'][number] | null;
};

/** The server holds `current`: the record takes its id; what was edited since stays to be sent on top of it. */
function moveTo<Stored extends StoredIncident | StoredClaim, Current extends Incident | Claim>(
  kind: RecordKind<Stored, Current>,
  current: Current,
  { now, occupant, arrived }: Moving<Stored>,
): Settlement<Stored> {
  const remove = now.id === current.id ? null : now.id;
  if (remove !== null && occupant?.syncStatus === 'pending')
    return besideUnsent(now, occupant, arrived !== null);
  const madeAs = joinNames(now.madeAs, occupant?.madeAs ?? []);
  if (arrived === null)
    return { put: { ...kind.synced(now, current), madeAs }, remove, problem: null, outcome: 'sent' };
  const put = { ...kind.onTopOf(now, current, arrived), madeAs };
  return { put, remove, problem: null, outcome: 'again' };
}

/** Where the record would go lies an unsent change of the same one, perhaps another person's: it stays as it is. */
function besideUnsent<Stored extends StoredIncident | StoredClaim>(
  now: Stored,
  occupant: Stored,
  edited: boolean,
): Settlement<Stored> {
  if (!edited) {
    const put = { ...occupant, madeAs: joinNames(occupant.madeAs, now.madeAs) };
    return { put, remove: now.id, problem: null, outcome: 'sent' };
  }
  return refuse(
    {
      status: 409,
      code: 'other-person-unsent',
      ...inItsWords(fieldSentence('device.other-unsent')),
    },
    null,
  );
}

function refuse(
  problem: Pick<Refusal, 'status' | 'code' | 'detail' | 'errors' | 'sentences'>,
  current: Incident | Claim | null,
): Settlement<never> {
  return { ...nothing, problem: { ...problemOf(problem), current }, outcome: 'needs-you' };
}
