import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import type { DeviceContext } from '../device-context.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { DeviceSaveError } from '../databases/save-error.ts';
import type { StoredClaim, StoredIncident, StoredRefusal } from '../databases/stored-records.ts';
import { findNamed, joinNames } from './local-ids.ts';
import { isAnswerTo, type RecordKind } from './record-kind.ts';
import { endDraft, runSave, type FinishedDraft } from './run-save.ts';

/** What is changed: the device's record, or what it makes of one that so far only the server had. */
type Opened<Stored> = { record: Stored; base: string | null };

type RecordEdit<Stored, Current> = {
  userId: number;
  /** Any of its ids. */
  id: number;
  /** What is changed, where the device has no record of it; by default there is nothing to change. */
  unknown?: () => Stored;
  /** What its person opened: the version that the change rests on. By default the device's record as it is. */
  entry?: Shown;
  /** The record with what its person says now, on top of `over`. */
  change: (opened: Stored, over: Current | null) => Stored;
  draft?: FinishedDraft | undefined;
  /**
   * The server's version that the person has seen and writes on top of; `conflict` is the one for which the server has refused
   * the record.
   */
  over: (conflict: Current | null) => Current | null;
};

type Shown = { unsentRevision: number | null; updatedAt: string };

/** Changes a record, sent or not, in one transaction with the end of its draft; durable when resolved. Throws a DeviceSaveError. */
export async function saveEdit<Stored extends StoredIncident | StoredClaim, Current extends Incident | Claim>(
  context: DeviceContext,
  kind: RecordKind<Stored, Current>,
  { userId, id, unknown, entry, change, draft, over }: RecordEdit<Stored, Current>,
): Promise<{ id: number }> {
  return await runSave(context, () =>
    context.crew((db) =>
      inTransaction(
        db.transaction([kind.store, 'refusals', 'drafts'], 'readwrite', { durability: 'strict' }),
        async (tx, write) => {
          const records = tx.objectStore(kind.store);
          const mine = await findNamed(records, { userId, id, read: kind.read });
          const { record: opened, base } = openRecord(mine, { id, unknown, entry });
          const target = over(await conflictOf(tx.objectStore('refusals'), kind, opened));
          const newId = target?.id ?? opened.id;
          const other = await records.get(newId);
          if (!mayTake(other, opened, newId)) throw new DeviceSaveError('other-person-unsent');
          if (opened.id !== newId) write(records.delete(opened.id));
          const added = draft === undefined ? [] : [{ userId, localId: draft.localId }];
          write(
            records.put({
              ...change(opened, target),
              id: newId,
              syncStatus: 'pending',
              madeAs: joinNames(opened.madeAs, added, other?.madeAs ?? []),
              revision: opened.revision + 1,
              earlier: opened.syncStatus === 'pending' ? kind.withEarlier(opened) : [],
              baseUpdatedAt: target?.updatedAt ?? base,
              updatedAt: new Date(context.parts.now()).toISOString(),
            }),
          );
          if (draft !== undefined) await endDraft(tx.objectStore('drafts'), write, { userId, ...draft });
          return { id: newId };
        },
      ),
    ),
  );
}

function openRecord<Stored extends StoredIncident | StoredClaim>(
  mine: Stored | null,
  { id, unknown, entry }: { id: number; unknown: (() => Stored) | undefined; entry: Shown | undefined },
): Opened<Stored> {
  if (mine !== null)
    return { record: mine, base: entry === undefined ? mine.baseUpdatedAt : baseOf(mine, entry) };
  if (id < 0 || unknown === undefined || entry === undefined) throw new DeviceSaveError('not-on-device');
  return { record: unknown(), base: entry.updatedAt };
}

/** What an edit rests on: the server's version that its person saw in `entry`. */
function baseOf(mine: StoredIncident | StoredClaim, entry: Shown): string | null {
  if (mine.syncStatus === 'pending') return mine.baseUpdatedAt;
  // What was opened as unsent has been sent meanwhile, unchanged: the server's version is the one that was seen.
  return entry.unsentRevision === mine.revision ? mine.updatedAt : entry.updatedAt;
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
  {
    userId,
    id,
    current,
  }: { userId: number; id: number; current: (mine: Stored, conflict: Current | null) => Current | null },
): Promise<void> {
  await runSave(context, () =>
    context.crew((db) =>
      inTransaction(
        db.transaction([kind.store, 'refusals'], 'readwrite', { durability: 'strict' }),
        async (tx, write) => {
          const records = tx.objectStore(kind.store);
          const mine = await findNamed(records, { userId, id, read: kind.read });
          if (mine === null || mine.syncStatus === 'synced') return;
          const theirs = current(mine, await conflictOf(tx.objectStore('refusals'), kind, mine));
          if (theirs === null) throw new DeviceSaveError('not-on-device');
          if (!mayTake(await records.get(theirs.id), mine, theirs.id)) return;
          write(records.delete(mine.id));
          write(records.put(kind.synced(mine, theirs)));
        },
      ),
    ),
  );
}

/** The store of refusals within somebody's transaction. */
type Refusals = { get: (key: [StoredRefusal['of'], number]) => Promise<StoredRefusal | undefined> };

/** The server's version of the record, where it refused this device's for that. */
async function conflictOf<Stored extends StoredIncident | StoredClaim, Current extends Incident | Claim>(
  refusals: Refusals,
  { of }: RecordKind<Stored, Current>,
  mine: Stored,
): Promise<Current | null> {
  // Of a record of one kind the server says nothing with one of another.
  const current = ((await refusals.get([of, mine.id]))?.problem?.current ?? null) as Current | null;
  // With `claim-exists` it is another record.
  return current !== null && isAnswerTo(mine, current) ? current : null;
}

type Lying = { id: number; userId: number; syncStatus: 'pending' | 'synced' };

/** Whether `record` may be written under `id`, where `there` lies: nothing unsent of another record or person. */
function mayTake(there: Lying | undefined, record: Lying, id: number): boolean {
  if (there === undefined || there.syncStatus === 'synced') return true;
  return there.userId === record.userId && record.id === id;
}
