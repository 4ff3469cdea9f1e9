import type { Incident, IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import { cachedIncidents } from './answers.ts';
import type { StoredIncident } from './device-records.ts';
import { inTransaction } from './in-transaction.ts';
import { findRecord, joinNames } from './local-names.ts';
import type { IncidentEntry } from './overlay-incidents.ts';
import { asKept, withEarlier } from './same-content.ts';
import { DeviceSaveError } from './save-error.ts';
import { saving, type FinishedDraft } from './saving.ts';
import { readProblem } from './sends.ts';
import type { Shared } from './shared-parts.ts';
import { syncedCopy } from './synced-copy.ts';

export type IncidentEdit = {
  userId: number;
  /** What the person opened. */
  entry: IncidentEntry;
  content: IncidentContent;
  status: IncidentStatus;
  /** Files lie under the draft's localId until the edit is saved. */
  draft?: FinishedDraft;
  /** After a conflict: the server's version that the person has seen and writes on top of. */
  over?: Incident | null;
};

/** Changes a report, sent or not; durable when resolved. Throws a DeviceSaveError. */
export async function saveIncidentEdit(shared: Shared, edit: IncidentEdit): Promise<{ id: number }> {
  const { userId, entry, draft } = edit;
  return await saving(shared, { userId, draft }, async () => {
    return await untilStill(async () => {
      const mine = await recordOf(shared, userId, entry.id);
      if (mine === null && entry.id < 0) throw new DeviceSaveError('not-on-device');
      const opened = mine ?? unknownHere(shared, userId, entry);
      return await writeEdit(shared, edit, opened, mine === null ? entry.updatedAt : baseOf(mine, entry));
    });
  });
}

/** After a conflict: this device's version replaces the server's, which its person has seen. */
export async function keepMine(shared: Shared, userId: number, id: number): Promise<{ id: number }> {
  return await saving(shared, { userId, draft: undefined }, async () => {
    const mine = await recordOf(shared, userId, id);
    if (mine === null) throw new DeviceSaveError('not-on-device');
    const over = (await readProblem<Incident>(shared, 'incident', mine.id))?.current ?? null;
    return await writeEdit(
      shared,
      { userId, content: mine, status: mine.status, over },
      mine,
      mine.baseUpdatedAt,
    );
  });
}

/**
 * Gives up what this device has changed in a report that the server holds. A report that only this device holds is
 * never given up: that throws a DeviceSaveError, like a record whose server version the device does not know.
 */
export async function discardEdit(shared: Shared, userId: number, id: number): Promise<void> {
  await saving(shared, { userId, draft: undefined }, async () => {
    const mine = await recordOf(shared, userId, id);
    if (mine === null || mine.syncStatus === 'synced') return;
    const current =
      (await readProblem<Incident>(shared, 'incident', mine.id))?.current ??
      (await cachedIncidents(shared, userId)).find((incident) => incident.id === mine.id);
    if (current === undefined) throw new DeviceSaveError('not-on-device');
    await shared.crew((db) =>
      inTransaction(db.transaction('incidents', 'readwrite', { durability: 'strict' }), async (tx, write) => {
        const latest = await tx.store.get(mine.id);
        if (latest?.revision !== mine.revision || !(await mayTake(tx, mine, current.id))) return;
        write(tx.store.delete(mine.id));
        write(tx.store.put(syncedCopy(mine, current)));
      }),
    );
  });
}

type EditToWrite = Pick<IncidentEdit, 'userId' | 'content' | 'status' | 'draft' | 'over'>;

async function writeEdit(shared: Shared, edit: EditToWrite, opened: StoredIncident, base: string | null) {
  const { userId, draft, over } = edit;
  const id = over?.id ?? opened.id;
  await shared.crew((db) =>
    inTransaction(db.transaction('incidents', 'readwrite', { durability: 'strict' }), async (tx, write) => {
      const [latest, other] = await Promise.all([tx.store.get(opened.id), tx.store.get(id)]);
      // The engine or another tab moved it on between reading and writing: what is written would rest on nothing.
      const movedOn = (latest?.userId === userId ? latest.revision : 0) !== opened.revision;
      if (movedOn || (latest === undefined && opened.id < 0)) throw new MovedOnError();
      if (!(await mayTake(tx, opened, id))) throw new DeviceSaveError('other-person-unsent');
      const added = draft === undefined ? [] : [{ userId, localId: draft.localId }];
      const record: StoredIncident = {
        ...opened,
        ...asKept(edit.content),
        id,
        status: edit.status,
        syncStatus: 'pending',
        madeAs: joinNames(opened.madeAs, other?.madeAs ?? [], added),
        revision: opened.revision + 1,
        earlier: opened.syncStatus === 'pending' ? withEarlier(opened) : [],
        baseUpdatedAt: over?.updatedAt ?? base,
        updatedAt: new Date(shared.parts.now()).toISOString(),
      };
      if (opened.id !== id) write(tx.store.delete(opened.id));
      write(tx.store.put(record));
    }),
  );
  return { id };
}

/** The record was sent, or edited in another tab, between reading and writing it. */
class MovedOnError extends Error {}

/** Reads and writes again where the engine was faster, which it is at most a few times. */
async function untilStill<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof MovedOnError)) throw error;
    }
  }
  return await write();
}

type IncidentsTx = { store: { get: (key: number) => Promise<StoredIncident | undefined> } };

/** Whether `record` may be written under `id`: nothing unsent of another record or person lies there. */
async function mayTake(tx: IncidentsTx, record: StoredIncident, id: number): Promise<boolean> {
  const there = await tx.store.get(id);
  if (there === undefined || there.syncStatus === 'synced') return true;
  return there.userId === record.userId && record.id === id;
}

/** What the edit rests on: the server's version that its person saw. */
function baseOf(mine: StoredIncident, entry: IncidentEntry): string | null {
  if (mine.syncStatus === 'pending') return mine.baseUpdatedAt;
  // What was opened as unsent has been sent meanwhile, unchanged: the server's version is the one that was seen.
  return entry.unsentRevision === mine.revision ? mine.updatedAt : entry.updatedAt;
}

async function recordOf({ crew }: Shared, userId: number, id: number): Promise<StoredIncident | null> {
  return await crew((db) => findRecord(db.transaction('incidents').store, userId, id));
}

/** The first device record of an incident that so far only the server had. */
function unknownHere({ parts }: Shared, userId: number, entry: IncidentEntry): StoredIncident {
  const { id, clientRef, status, authorId, reportedBy, media, createdAt, updatedAt } = entry;
  return {
    ...asKept(entry),
    id,
    recordVersion: 1,
    userId,
    clientRef: clientRef ?? parts.uuid(),
    status,
    syncStatus: 'synced',
    revision: 0,
    baseUpdatedAt: null,
    earlier: [],
    madeAs: [],
    authorId,
    reportedBy,
    media: [...media],
    createdAt,
    updatedAt,
  };
}
