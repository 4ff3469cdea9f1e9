import { incidentSchema, type Incident } from '@tailboard/contract/incidents.ts';
import type { StoredIncident, StoredProblem } from './device-records.ts';
import { joinNames } from './local-names.ts';
import { sameContent, versionOf } from './same-content.ts';
import type { Refusal } from './server-call.ts';
import { syncedCopy } from './synced-copy.ts';

/** What the server said about one record. */
export type Verdict = { kind: 'accepted'; incident: Incident } | { kind: 'refused'; problem: Refusal };

export type Settlement = {
  put: StoredIncident | null;
  /** Key under which the record lay before. */
  remove: number | null;
  problem: StoredProblem | null;
  /** `again`: the record changed and is ready to be sent once more, at once. */
  outcome: 'sent' | 'again' | 'needs-you';
};

type Settling = {
  /** As it was sent. */
  sent: StoredIncident;
  /** As it lies on the device now: the same, or edited since. Undefined when it is gone. */
  now: StoredIncident | undefined;
  /** Another record that lies where this one would go. */
  occupant: StoredIncident | undefined;
  verdict: Verdict;
};

const nothing: Settlement = { put: null, remove: null, problem: null, outcome: 'sent' };

/** The rule by which an answer changes a record of the device. Nothing that the server does not hold is ever lost. */
export function settleReport({ sent, now, occupant, verdict }: Settling): Settlement {
  if (now === undefined) return nothing;
  const edited = now.revision !== sent.revision;
  if (verdict.kind === 'accepted') return moveTo(verdict.incident, { now, occupant, edited });

  const current = currentOf(verdict.problem);
  if (current !== null) {
    // An earlier attempt reached the server and its answer was lost.
    if (sameContent(versionOf(sent), current)) return moveTo(current, { now, occupant, edited });
    if (now.earlier.some((version) => sameContent(version, current))) {
      return moveTo(current, { now, occupant, edited: true });
    }
  }
  if (edited) return { ...nothing, outcome: 'again' };
  return refuse(verdict.problem, current);
}

/** The server's record of a 409, where there is one. */
function currentOf(problem: Refusal): Incident | null {
  const current = problem.status === 409 ? incidentSchema.safeParse(problem.current) : null;
  return current?.success === true ? current.data : null;
}

/** The server holds `incident`: the record takes its id; what was edited since stays to be sent on top of it. */
function moveTo(
  incident: Incident,
  { now, occupant, edited }: { now: StoredIncident; occupant: StoredIncident | undefined; edited: boolean },
): Settlement {
  const remove = now.id === incident.id ? null : now.id;
  if (remove !== null && occupant?.syncStatus === 'pending') return besideUnsent(now, occupant, edited);
  const madeAs = joinNames(now.madeAs, occupant?.madeAs ?? []);
  if (!edited)
    return { put: { ...syncedCopy(now, incident), madeAs }, remove, problem: null, outcome: 'sent' };
  const put: StoredIncident = {
    ...now,
    id: incident.id,
    syncStatus: 'pending',
    baseUpdatedAt: incident.updatedAt,
    earlier: [],
    madeAs,
    authorId: incident.userId,
    reportedBy: incident.reportedBy,
    media: incident.media,
    createdAt: incident.createdAt,
  };
  return { put, remove, problem: null, outcome: 'again' };
}

/** Where the record would go lies an unsent change of the same incident, perhaps another person's: it stays as it is. */
function besideUnsent(now: StoredIncident, occupant: StoredIncident, edited: boolean): Settlement {
  if (!edited) {
    const put = { ...occupant, madeAs: joinNames(occupant.madeAs, now.madeAs) };
    return { put, remove: now.id, problem: null, outcome: 'sent' };
  }
  return refuse(
    {
      status: 409,
      code: 'other-person-unsent',
      detail: 'Another unsent change of this report is on this phone. Send that one first, then try again.',
    },
    null,
  );
}

function refuse(
  { status, code, detail, errors = [] }: Pick<Refusal, 'status' | 'code' | 'detail' | 'errors'>,
  current: Incident | null,
): Settlement {
  return { ...nothing, problem: { status, code, detail, errors, current }, outcome: 'needs-you' };
}
