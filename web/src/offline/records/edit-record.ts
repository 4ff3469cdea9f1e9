import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import type { StoredClaim, StoredIncident } from '../databases/stored-records.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { findNamed, joinNames } from './local-ids.ts';
import { isAnswerTo, type RecordKind } from './record-kind.ts';
import { DeviceSaveError } from '../databases/save-error.ts';
import { runSave, type FinishedDraft } from './run-save.ts';
import { readProblem } from '../engine/refusals.ts';
import type { DeviceContext } from '../device-context.ts';

/** What was opened for a change: the device's record, or what it makes of one that so far only the server had. */
export type Opened<Stored> = { record: Stored; base: string | null };

type RecordEdit<Stored, Current> = {
  userId: number;
  /** Reads what is changed; again, where the engine or another tab moved it on meanwhile. */
  open: () => Promise<Opened<Stored>>;
  /** The record with what its person says now, on top of `over`. */
  change: (opened: Stored, over: Current | null) => Stored;
  draft: FinishedDraft | undefined;
  /** After a conflict: the server's version that the person has seen and writes on top of. */
  over: (opened: Stored) => Promise<Current | null> | Current | null;
};

/** Changes a record, sent or not; durable when resolved. Throws a DeviceSaveError. */
export async function saveEdit<Stored extends StoredIncident | StoredClaim, Current extends Incident | Claim>(
  context: DeviceContext,
  kind: RecordKind<Stored, Current>,
  { userId, open, change, draft, over }: RecordEdit<Stored, Current>,
): Promise<{ id: number }> {
  return await runSave(context, { userId, draft }, async () => {
    return await untilStill(async () => {
      const opened = await open();
      const target = await over(opened.record);
      const added = draft === undefined ? [] : [{ userId, localId: draft.localId }];
      const record: Stored = {
        ...change(opened.record, target),
        id: target?.id ?? opened.record.id,
        syncStatus: 'pending',
        madeAs: joinNames(opened.record.madeAs, added),
        revision: opened.record.revision + 1,
        earlier: opened.record.syncStatus === 'pending' ? kind.withEarlier(opened.record) : [],
        baseUpdatedAt: target?.updatedAt ?? opened.base,
        updatedAt: new Date(context.parts.now()).toISOString(),
      };
      return await write(context, kind, opened.record, record);
    });
  });
}

/**
 * Gives up what this device has changed in a record that the server holds. One that only this device holds is never
 * given up: that throws a DeviceSaveError, like one whose server version the device does not know.
 */
export async function discardChange<
  Stored extends StoredIncident | StoredClaim,
  Current extends Incident | Claim,
>(
  context: DeviceContext,
  kind: RecordKind<Stored, Current>,
  { userId, id, current }: { userId: number; id: number; current: (mine: Stored) => Promise<Current | null> },
): Promise<void> {
  await runSave(context, { userId, draft: undefined }, async () => {
    const mine = await recordOf(context, kind, { userId, id });
    if (mine === null || mine.syncStatus === 'synced') return;
    const theirs = await current(mine);
    if (theirs === null) throw new DeviceSaveError('not-on-device');
    await context.crew((db) =>
      inTransaction(db.transaction(kind.store, 'readwrite', { durability: 'strict' }), async (tx, write) => {
        const [latest, other] = await Promise.all([tx.store.get(mine.id), tx.store.get(theirs.id)]);
        if (latest?.revision !== mine.revision || !mayTake(other, mine, theirs.id)) return;
        write(tx.store.delete(mine.id));
        write(tx.store.put(kind.synced(mine, theirs)));
      }),
    );
  });
}

/** This person's record by any of its ids, or null. */
export async function recordOf<Stored extends StoredIncident | StoredClaim, Current extends Incident | Claim>(
  { crew }: DeviceContext,
  { store, read }: RecordKind<Stored, Current>,
  { userId, id }: { userId: number; id: number },
): Promise<Stored | null> {
  return await crew((db) => findNamed(db.transaction(store).store, { userId, id, read }));
}

/** The server's version of the record, where it refused this device's for that. */
export async function conflictOf<
  Stored extends StoredIncident | StoredClaim,
  Current extends Incident | Claim,
>(context: DeviceContext, { of }: RecordKind<Stored, Current>, mine: Stored): Promise<Current | null> {
  const current = (await readProblem<Current>(context, of, mine.id))?.current ?? null;
  // With `claim-exists` it is another record.
  return current !== null && isAnswerTo(mine, current) ? current : null;
}

/** What an edit rests on: the server's version that its person saw in `entry`. */
export function baseOf(
  mine: StoredIncident | StoredClaim,
  entry: { unsentRevision: number | null; updatedAt: string },
): string | null {
  if (mine.syncStatus === 'pending') return mine.baseUpdatedAt;
  // What was opened as unsent has been sent meanwhile, unchanged: the server's version is the one that was seen.
  return entry.unsentRevision === mine.revision ? mine.updatedAt : entry.updatedAt;
}

async function write<Stored extends StoredIncident | StoredClaim, Current extends Incident | Claim>(
  { crew }: DeviceContext,
  { store }: RecordKind<Stored, Current>,
  opened: Stored,
  record: Stored,
): Promise<{ id: number }> {
  await crew((db) =>
    inTransaction(db.transaction(store, 'readwrite', { durability: 'strict' }), async (tx, write) => {
      const [latest, other] = await Promise.all([tx.store.get(opened.id), tx.store.get(record.id)]);
      // The engine or another tab moved it on between reading and writing: what is written would rest on nothing.
      const movedOn = (latest?.userId === opened.userId ? latest.revision : 0) !== opened.revision;
      if (movedOn || (latest === undefined && opened.id < 0)) throw new MovedOnError();
      if (!mayTake(other, opened, record.id)) throw new DeviceSaveError('other-person-unsent');
      if (opened.id !== record.id) write(tx.store.delete(opened.id));
      write(tx.store.put({ ...record, madeAs: joinNames(record.madeAs, other?.madeAs ?? []) }));
    }),
  );
  return { id: record.id };
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

type Lying = { id: number; userId: number; syncStatus: 'pending' | 'synced' };

/** Whether `record` may be written under `id`, where `there` lies: nothing unsent of another record or person. */
function mayTake(there: Lying | undefined, record: Lying, id: number): boolean {
  if (there === undefined || there.syncStatus === 'synced') return true;
  return there.userId === record.userId && record.id === id;
}
