import type { ReadingContext } from '../device-context.ts';
import type { Claim } from '@tailboard/contract/claims.ts';
import { cachedClaims } from '../databases/cached-answers.ts';
import { namesOfClaim, progressKeyOf } from './claim-names.ts';
import type { StoredClaim } from '../databases/stored-records.ts';
import { overlayClaims, type ClaimEntry } from './overlay-claims.ts';
import { pickOne } from '../records/overlay-records.ts';
import { readDevice } from '../records/read-device.ts';
import { recordNamed } from '../records/read-incidents.ts';
import { recordStateOf, type RecordState } from '../records/record-state.ts';
import { readRefusals, refusedIn } from '../records/refusals.ts';
import { groupBy } from '../group-by.ts';

/** Last known claims of the server with what this device holds laid over them, newest first. */
export async function listClaims(parts: ReadingContext, userId: number): Promise<ClaimEntry[]> {
  const [answer, facts] = await Promise.all([cachedClaims(parts, userId), readFacts(parts, userId)]);
  return overlayClaims({ userId, answer, ...facts });
}

/** One claim; a negative id still finds it after it was sent. Null when the device knows nothing of it. */
export async function getClaim(
  parts: ReadingContext,
  userId: number,
  id: number,
): Promise<ClaimEntry | null> {
  const [answer, facts] = await Promise.all([cachedClaims(parts, userId), readFacts(parts, userId)]);
  const named = recordNamed(facts.records, userId, id);
  const one = pickOne({ id, answer, records: facts.records, named });
  return overlayClaims({ userId, ...facts, ...one })[0] ?? null;
}

/** Everything of this person from which claims are shown. Loads no file. */
async function readFacts(parts: ReadingContext, userId: number) {
  const [{ incidents, claims, filesUnder }, refusals] = await Promise.all([
    readDevice(parts, userId),
    readRefusals(parts, userId),
  ]);
  const waitingFiles = new Map(
    [...filesUnder].map(([name, files]) => [name, files.flatMap(({ documentKey }) => documentKey ?? [])]),
  );
  const byName = groupBy(refusals, (refusal) => refusal.incidentId);
  const isRefused = refusedIn(refusals);
  const { progress } = parts.syncState();
  const stateOf = (record: StoredClaim | null, id: number, waiting: number): RecordState<Claim> =>
    recordStateOf<Claim>({
      of: 'claim',
      record,
      waitingFiles: waiting,
      refusals: namesOfClaim(record, id, userId).flatMap((name) => byName.get(name) ?? []),
      progress: progress.get(record?.clientRef ?? progressKeyOf(id)),
      incidentRefused: record !== null && isIncidentRefused(record),
    });
  return { records: claims, waitingFiles, stateOf };

  function isIncidentRefused({ incidentId }: StoredClaim): boolean {
    const incident = incidentId < 0 ? recordNamed(incidents, userId, incidentId) : undefined;
    return incident !== undefined && incident.id < 0 && isRefused('incident', incident);
  }
}
