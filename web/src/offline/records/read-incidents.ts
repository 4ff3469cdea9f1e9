import { cachedIncidents } from '../databases/cached-answers.ts';
import { namesOf, type Named } from './local-ids.ts';
import { pickOne } from './overlay-records.ts';
import { readDevice } from './read-device.ts';
import { overlayIncidents, type IncidentEntry } from './overlay-incidents.ts';
import { recordStateOf, type RecordState } from './record-state.ts';
import type { StoredIncident } from '../databases/stored-records.ts';
import { readRefusals } from './refusals.ts';
import type { ReadingContext } from '../device-context.ts';
import { groupBy } from '../group-by.ts';

/** Last known list of the server with what this device holds laid over it, newest first. */
export async function listIncidents(parts: ReadingContext, userId: number): Promise<IncidentEntry[]> {
  const [answer, facts] = await Promise.all([cachedIncidents(parts, userId), readFacts(parts, userId)]);
  return overlayIncidents({ userId, answer, ...facts });
}

/** One incident; a negative id still finds it after it was sent. Null when the device knows nothing of it. */
export async function getIncident(
  parts: ReadingContext,
  userId: number,
  id: number,
): Promise<IncidentEntry | null> {
  const [answer, facts] = await Promise.all([cachedIncidents(parts, userId), readFacts(parts, userId)]);
  const named = recordNamed(facts.records, userId, id);
  const one = pickOne({ id, answer, records: facts.records, named });
  return overlayIncidents({ userId, ...facts, ...one })[0] ?? null;
}

/** The state of one record, by any of its ids. */
export async function recordState(parts: ReadingContext, userId: number, id: number): Promise<RecordState> {
  const facts = await readFacts(parts, userId);
  const record = recordNamed(facts.records, userId, id) ?? null;
  const names = namesOf(record, id, userId);
  const waiting = names.reduce((sum, name) => sum + (facts.waitingFiles.get(name) ?? 0), 0);
  return facts.stateOf(record, id, waiting);
}

/** The one among `records` that any of its ids means. */
export function recordNamed<Stored extends Named>(
  records: readonly Stored[],
  userId: number,
  id: number,
): Stored | undefined {
  return (
    records.find((record) => record.id === id) ??
    records.find((record) => id < 0 && namesOf(record, record.id, userId).includes(id))
  );
}

/** Everything of this person from which lists and states are made. Loads no file. */
async function readFacts(parts: ReadingContext, userId: number) {
  const [{ incidents, filesUnder }, refusals] = await Promise.all([
    readDevice(parts, userId),
    readRefusals(parts, userId),
  ]);
  const waitingFiles = new Map([...filesUnder].map(([name, files]) => [name, files.length]));
  const byIncident = groupBy(refusals, (refusal) => refusal.incidentId);
  const { progress } = parts.syncState();
  const stateOf = (record: StoredIncident | null, id: number, waiting: number): RecordState =>
    recordStateOf({
      record,
      waitingFiles: waiting,
      refusals: namesOf(record, id, userId).flatMap((name) => byIncident.get(name) ?? []),
      progress: progress.get(record?.clientRef ?? String(id)),
    });
  return { records: incidents, waitingFiles, stateOf };
}
