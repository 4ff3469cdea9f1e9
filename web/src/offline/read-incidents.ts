import type { Incident } from '@tailboard/contract/incidents.ts';
import { cachedIncidents } from './answers.ts';
import { readIncidents } from './record-versions.ts';
import { namesOf, overlayIncidents, type IncidentEntry } from './overlay-incidents.ts';
import { recordStateOf, type RecordState } from './record-state.ts';
import type { StoredIncident } from './device-records.ts';
import { readSends } from './sends.ts';
import type { Shared } from './shared-parts.ts';
import type { SyncState } from './sync-states.ts';
import { whereFilesLie } from './where-files-lie.ts';

export type ReadParts = Shared & { syncState: () => SyncState };

/** Last known list of the server with what this device holds laid over it, newest first. */
export async function listIncidents(parts: ReadParts, userId: number): Promise<IncidentEntry[]> {
  const [answer, facts] = await Promise.all([cachedIncidents(parts, userId), readFacts(parts, userId)]);
  return overlayIncidents({ userId, answer, ...facts });
}

/** One incident; a negative id still finds it after it was sent. Null when the device knows nothing of it. */
export async function getIncident(
  parts: ReadParts,
  userId: number,
  id: number,
): Promise<IncidentEntry | null> {
  const [answer, facts] = await Promise.all([cachedIncidents(parts, userId), readFacts(parts, userId)]);
  const direct = recordNamed(facts.records, userId, id);
  const listed = answer.find((incident) => incident.id === (direct?.id ?? id));
  // The server's list may show a report whose reply was lost, under an id that the device does not know yet.
  const record =
    direct ?? facts.records.find((each) => each.id < 0 && listed !== undefined && isSame(listed, each));
  const incident = listed ?? answer.find((each) => record !== undefined && isSame(each, record));
  const records = record === undefined ? [] : [record];
  return (
    overlayIncidents({ userId, answer: incident === undefined ? [] : [incident], ...facts, records })[0] ??
    null
  );
}

function isSame(incident: Incident, record: StoredIncident): boolean {
  return incident.userId === record.userId && incident.clientRef === record.clientRef;
}

/** The state of one record, by any of its ids. */
export async function recordState(parts: ReadParts, userId: number, id: number): Promise<RecordState> {
  const facts = await readFacts(parts, userId);
  const record = recordNamed(facts.records, userId, id) ?? null;
  const names = namesOf(record, id, userId);
  const waiting = names.reduce((sum, name) => sum + (facts.waitingFiles.get(name) ?? 0), 0);
  return facts.stateOf(record, id, waiting);
}

/** Reports with something unsent, those that need their person included. */
export async function waitingCount(parts: ReadParts, userId: number): Promise<number> {
  const { records, waitingFiles } = await readFacts(parts, userId);
  const counted = new Set<number>();
  let count = 0;
  for (const record of records) {
    const names = namesOf(record, record.id, userId);
    for (const name of names) counted.add(name);
    if (record.syncStatus === 'pending' || names.some((name) => waitingFiles.has(name))) count += 1;
  }
  // Files added to incidents that only the server holds.
  for (const id of waitingFiles.keys()) if (id > 0 && !counted.has(id)) count += 1;
  return count;
}

function recordNamed(records: readonly StoredIncident[], userId: number, id: number) {
  return (
    records.find((record) => record.id === id) ??
    records.find((record) => id < 0 && namesOf(record, record.id, userId).includes(id))
  );
}

/** Everything of this person from which lists and states are made. Loads no file. */
async function readFacts(parts: ReadParts, userId: number) {
  const [{ records, waitingFiles }, sends] = await Promise.all([
    readDevice(parts, userId),
    readSends(parts, userId),
  ]);
  const byIncident = Map.groupBy(sends, (send) => send.incidentId);
  const { progress } = parts.syncState();
  const stateOf = (record: StoredIncident | null, id: number, waiting: number): RecordState =>
    recordStateOf({
      record,
      waitingFiles: waiting,
      sends: namesOf(record, id, userId).flatMap((name) => byIncident.get(name) ?? []),
      progress: progress.get(record?.clientRef ?? String(id)),
    });
  return { records, waitingFiles, stateOf };
}

async function readDevice({ crew }: Shared, userId: number) {
  return await crew(async (db) => {
    const tx = db.transaction(['incidents', 'mediaUploads']);
    const stored = tx.objectStore('incidents').getAll();
    const waitingFiles = new Map<number, number>();
    for (const file of await whereFilesLie(db, tx.objectStore('mediaUploads'))) {
      // Local ids are one person's; under a server's id two people may have put files.
      if (file.liesUnder > 0 && file.userId !== userId) continue;
      waitingFiles.set(file.liesUnder, (waitingFiles.get(file.liesUnder) ?? 0) + 1);
    }
    return {
      records: readIncidents(await stored).filter((record) => record.userId === userId),
      waitingFiles,
    };
  });
}
