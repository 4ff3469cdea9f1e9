import type { DeviceParts } from '../browser-parts.ts';
import type { Write } from '../databases/in-transaction.ts';
import { readClaim, readIncident } from '../databases/record-versions.ts';
import type { LocalIdentity, LocalName, StoredClaim, StoredIncident } from '../databases/stored-records.ts';

/** The store of the last local id within somebody's transaction. */
type LastLocalId = {
  get: (key: 1) => Promise<{ localId: number } | undefined>;
  put: (last: { id: 1; localId: number }) => Promise<unknown>;
};

/**
 * A new negative id (the negated time, spec section 3) and reference. Never the same twice on this device: not for two
 * in one millisecond, not in two tabs, not after the clock was set back.
 */
export async function newIdentity(
  parts: Pick<DeviceParts, 'now' | 'uuid'>,
  store: LastLocalId,
  write: Write,
): Promise<LocalIdentity> {
  const last = (await store.get(1))?.localId ?? 0;
  const localId = Math.min(last - 1, -Math.max(1, Math.trunc(parts.now())));
  write(store.put({ id: 1, localId }));
  return { clientRef: parts.uuid(), localId };
}

/** Both lists, each name once. Names of other people too: their files still wait under them. */
export function joinNames(...lists: readonly (readonly LocalName[])[]): LocalName[] {
  const names = new Map(lists.flat().map((name) => [`${name.userId} ${name.localId}`, name]));
  return [...names.values()];
}

/** A record with all its names. */
export type Named = { id: number; madeAs: readonly LocalName[] };

/** Every id that means this record, for this person; files of an incident lie under them. */
export function namesOf(record: Named | null, id: number, userId: number): number[] {
  const local = record?.madeAs.filter((name) => name.userId === userId).map((name) => name.localId) ?? [];
  return [...new Set([id, ...(record === null ? [] : [record.id]), ...local])];
}

/** The store of incidents, or of claims, within somebody's transaction. */
export type Records = { get: (key: number) => Promise<unknown>; getAll: () => Promise<unknown[]> };

/** This person's incident by its id or by an older, negative name of it. */
export async function findRecord(store: Records, userId: number, id: number): Promise<StoredIncident | null> {
  return await findNamed(store, { userId, id, read: readIncident });
}

/** This person's claim by its id or by an older, negative name of it. */
export async function findClaim(store: Records, userId: number, id: number): Promise<StoredClaim | null> {
  return await findNamed(store, { userId, id, read: readClaim });
}

export async function findNamed<R extends Named & { userId: number }>(
  store: Records,
  { userId, id, read }: { userId: number; id: number; read: (stored: unknown) => R | null },
): Promise<R | null> {
  const stored = await store.get(id);
  const direct = stored === undefined ? null : read(stored);
  if (direct !== null) return direct.userId === userId ? direct : null;
  if (id > 0) return null;
  const all = (await store.getAll()).map(read);
  return (
    all.find((record) => record?.userId === userId && namesOf(record, record.id, userId).includes(id)) ?? null
  );
}
