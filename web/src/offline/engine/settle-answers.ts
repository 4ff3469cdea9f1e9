import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import type { StoredClaim, StoredIncident, StoredTalk } from '../databases/stored-records.ts';
import type { Write } from '../databases/in-transaction.ts';
import { openMoves, type MovableRecords } from './move-records.ts';
import { findRecord, type Records } from '../records/local-ids.ts';
import { readClaim, readClaims, readIncident } from '../databases/record-versions.ts';
import {
  settleClaim,
  settleIncident,
  type Settlement,
  type Settling,
  type Verdict,
} from './settle-record.ts';
import { problemOf } from './stored-problem.ts';
import type { AnsweredRecord, AnsweredTalk, RecordToSend } from './sync-items.ts';

type Stores = {
  incidents: MovableRecords & Records;
  claims: MovableRecords & {
    put: (record: StoredClaim) => Promise<unknown>;
    index: (name: 'incidentId') => { getAll: (range: IDBKeyRange) => Promise<unknown[]> };
  };
};

/** What became of a record that was answered. */
export type Settled = RecordToSend & Pick<Settlement<never>, 'problem' | 'outcome'>;

/** Writes what the server said about records: incidents, then the ids they got into their claims, then the claims. */
export async function settleAnswers(
  { incidents, claims }: Stores,
  write: Write,
  answers: readonly AnsweredRecord[],
): Promise<Settled[]> {
  const settled: Settled[] = [];
  const ofIncidents = answers.filter((each) => each.of === 'incident');
  const ofClaims = answers.filter((each) => each.of === 'claim');

  const toServer: StoredIncident[] = [];
  const reports = await openMoves(incidents, readIncident, idsOf(ofIncidents));
  for (const { sent, verdict } of ofIncidents) {
    const settlement = settleIncident({ sent, verdict, ...lying(reports.here, sent, verdict) });
    reports.move(settlement);
    if (settlement.put !== null) toServer.push(settlement.put);
    settled.push({ of: 'incident', sent, problem: settlement.problem, outcome: settlement.outcome });
  }
  reports.writeAll(write);

  await tellClaims(claims, write, toServer);
  const filed = await openMoves(claims, readClaim, idsOf(ofClaims));
  for (const { sent, verdict } of ofClaims) {
    const settling = { sent, verdict, ...lying(filed.here, sent, verdict) };
    const settlement = (await waitsForIncident(incidents, settling)) ? sendAgain : settleClaim(settling);
    filed.move(settlement);
    settled.push({ of: 'claim', sent, problem: settlement.problem, outcome: settlement.outcome });
  }
  filed.writeAll(write);
  return settled;
}

const sendAgain = { put: null, remove: null, problem: null, outcome: 'again' } as const;

/** A claim whose incident the server does not have yet is not refused by not finding it. */
async function waitsForIncident(
  incidents: Records,
  { now, verdict }: Settling<StoredClaim, Claim>,
): Promise<boolean> {
  if (now === undefined || now.incidentId > 0) return false;
  if (verdict.kind !== 'refused' || verdict.problem.status !== 404) return false;
  return (await findRecord(incidents, now.userId, now.incidentId)) !== null;
}

/** From now on claims name their incidents by the server's ids. */
async function tellClaims(
  claims: Stores['claims'],
  write: Write,
  incidents: readonly StoredIncident[],
): Promise<void> {
  if (incidents.length === 0) return;
  const names = new Map(
    incidents.flatMap(({ id, madeAs }) => madeAs.map(({ localId }) => [localId, id] as const)),
  );
  const waiting = await claims.index('incidentId').getAll(IDBKeyRange.upperBound(0));
  for (const claim of readClaims(waiting)) {
    const incidentId = names.get(claim.incidentId);
    if (incidentId !== undefined && incidentId > 0) write(claims.put({ ...claim, incidentId }));
  }
}

type Reply = { sent: { id: number }; verdict: Verdict<Incident | Claim> };

/** Every id under which something may lie that the answers speak of. */
function idsOf(answers: readonly Reply[]): number[] {
  return answers.flatMap(({ sent, verdict }) => [sent.id, targetOf(verdict) ?? sent.id]);
}

function lying<Stored>(
  here: ReadonlyMap<number, Stored>,
  sent: { id: number },
  verdict: Verdict<Incident | Claim>,
): { now: Stored | undefined; occupant: Stored | undefined } {
  const target = targetOf(verdict);
  const occupant = target === null || target === sent.id ? undefined : here.get(target);
  return { now: here.get(sent.id), occupant };
}

/** The id under which the record lies on the server, as far as its answer says. */
function targetOf(verdict: Verdict<Incident | Claim>): number | null {
  return verdict.kind === 'accepted' ? verdict.record.id : idOf(verdict.problem.current);
}

function idOf(current: unknown): number | null {
  const id = typeof current === 'object' && current !== null && 'id' in current ? current.id : null;
  return typeof id === 'number' ? id : null;
}

/** The store of talks within somebody's transaction. */
type Talks = {
  get: (key: [number, string]) => Promise<StoredTalk | undefined>;
  put: (talk: StoredTalk) => Promise<unknown>;
};

/** Writes what the server said about talks: taken ones as it holds them, refused ones with its reason. */
export async function settleTalks(
  talks: Talks,
  write: Write,
  answers: readonly AnsweredTalk[],
): Promise<{ sent: number; needsYou: number }> {
  const settled = { sent: 0, needsYou: 0 };
  for (const { sent, verdict } of answers) {
    const { userId, clientRef, localId, heldBy } = sent;
    const there = await talks.get([userId, clientRef]);
    // Opened as a draft again meanwhile, or answered in another tab.
    if (there?.syncStatus !== 'pending') continue;
    if (verdict.kind === 'accepted') {
      const common = { recordVersion: 1, userId, clientRef, localId, heldBy } as const;
      write(talks.put({ ...common, syncStatus: 'synced', known: verdict.record }));
      settled.sent += 1;
    } else {
      const { status: _status, ...problem } = problemOf(verdict.problem);
      write(talks.put({ ...there, problem }));
      settled.needsYou += 1;
    }
  }
  return settled;
}
