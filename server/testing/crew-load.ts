import { setTimeout as pause } from 'node:timers/promises';
import type { SyncFileResult, SyncResult } from '@tailboard/contract/sync.ts';
import type { Person, Reply } from './person.ts';
import { sendTogether } from './several-files.ts';
import { newBatch, newPhoto, toRecord, type Ledger, type Photo, type Report } from './ledger.ts';
import type { Random } from '@tailboard/answers/training/seeded-random.ts';

const BATCH_SIZE = 10;
const PHOTOS_PER_BATCH = 2;
const WRITERS = 6;

/** A crew that reports as fast as it is answered. `stop` waits until every request has been answered or has failed. */
export function startCrewLoad(options: { person: Person; ledger: Ledger; random: Random }): {
  stop: () => Promise<void>;
} {
  const { person, ledger, random } = options;
  const stopped = { value: false };
  const writer = async () => {
    while (!stopped.value) {
      const photo = ledger.waitingPhotos.pop();
      if (photo !== undefined) {
        await sendPhoto(person, ledger, photo);
        continue;
      }
      const sent = await sendBatch(person, ledger, ledger.waitingBatches.pop() ?? newBatch(BATCH_SIZE));
      if (stopped.value) return;
      await sendPhotos(
        person,
        ledger,
        sent.slice(0, PHOTOS_PER_BATCH).map((id) => newPhoto(id, random)),
      );
    }
  };
  const writers = Array.from({ length: WRITERS }, writer);
  return {
    stop: async () => {
      stopped.value = true;
      await Promise.all(writers);
    },
  };
}

/** Waits until the crew has had `count` more answers, or until `patienceMs` is over. */
export async function acknowledgements(ledger: Ledger, count: number, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  const target = ledger.acknowledged + count;
  while (ledger.acknowledged < target && performance.now() < until) await pause(2);
}

/** Ids of the incidents that the server says it holds; none where there was no answer. */
async function sendBatch(person: Person, ledger: Ledger, batch: Report[]): Promise<number[]> {
  const items = batch.map((report) => ({ kind: 'incident.report', record: toRecord(report) }));
  const reply = await answerOf(person.post('/api/sync', { userId: person.id, items }));
  if (reply === null) {
    ledger.waitingBatches.push(batch);
    return [];
  }
  const results: SyncResult[] = reply.body?.results ?? [];
  return batch.flatMap((report, at) => {
    const result = results[at];
    if (result === undefined || !('record' in result)) {
      ledger.wrongAnswers.push(`report: ${reply.status} ${JSON.stringify(result ?? reply.body)}`);
      return [];
    }
    ledger.reports.set(report.clientRef, { ...report, id: result.record.id });
    return [result.record.id];
  });
}

async function sendPhoto(person: Person, ledger: Ledger, photo: Photo): Promise<void> {
  const query = new URLSearchParams({ clientRef: photo.clientRef, fileName: photo.fileName }).toString();
  const reply = await answerOf(
    person.request('POST', `/api/incidents/${photo.incidentId}/media?${query}`, {
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(photo.bytes),
    }),
  );
  if (reply === null) {
    ledger.waitingPhotos.push(photo);
    return;
  }
  if (reply.status > 201 || reply.body?.sha256 !== photo.sha256) {
    ledger.wrongAnswers.push(`photo: ${reply.status} ${JSON.stringify(reply.body)}`);
    return;
  }
  const { incidentId, sha256 } = photo;
  ledger.photos.set(photo.clientRef, { id: reply.body.id, incidentId, sha256 });
}

/** Several in one request; what was not answered waits, and goes alone. */
async function sendPhotos(person: Person, ledger: Ledger, photos: readonly Photo[]): Promise<void> {
  if (photos.length === 0) return;
  const reply = await answerOf(sendTogether(person, photos));
  if (reply === null) {
    ledger.waitingPhotos.push(...photos);
    return;
  }
  const results: SyncFileResult[] = reply.body?.results ?? [];
  for (const [at, { clientRef, incidentId, sha256 }] of photos.entries()) {
    const result = results[at];
    if (result !== undefined && 'media' in result && result.media.sha256 === sha256)
      ledger.photos.set(clientRef, { id: result.media.id, incidentId, sha256 });
    else ledger.wrongAnswers.push(`photos: ${reply.status} ${JSON.stringify(result ?? reply.body)}`);
  }
}

/** Null where the connection broke. The server is gone then: a moment's rest, so that trying again is no busy loop. */
async function answerOf(request: Promise<Reply>): Promise<Reply | null> {
  try {
    return await request;
  } catch {
    await pause(20);
    return null;
  }
}
