import { inTransaction } from './in-transaction.ts';
import { namesOf } from './overlay-incidents.ts';
import { readIncident, readIncidents } from './record-versions.ts';
import type { LocalName, StoredIncident } from './device-records.ts';
import type { Shared } from './shared-parts.ts';

/** What names a record before the server has given it an id. */
export type LocalIdentity = { clientRef: string; localId: number };

/**
 * A new negative id (the negated time, spec section 3) and reference. Never the same twice on this device: not for two
 * in one millisecond, not in two tabs, not after the clock was set back.
 */
export async function newIdentity({
  parts,
  crew,
  db,
}: Pick<Shared, 'parts' | 'crew' | 'db'>): Promise<LocalIdentity> {
  for (;;) {
    const localId = await db((database) =>
      inTransaction(
        database.transaction('lastLocalId', 'readwrite', { durability: 'strict' }),
        async (tx, write) => {
          const last = (await tx.store.get(1))?.localId ?? 0;
          const next = Math.min(last - 1, -Math.max(1, Math.trunc(parts.now())));
          write(tx.store.put({ id: 1, localId: next }));
          return next;
        },
      ),
    );
    // The two databases are separate: where this one was lost, the other still knows what was given out.
    const taken = await crew(async (database) => {
      const tx = database.transaction(['incidents', 'mediaUploads']);
      const [records, files] = await Promise.all([
        tx.objectStore('incidents').count(localId),
        tx.objectStore('mediaUploads').index('incidentId').count(localId),
      ]);
      return records + files > 0;
    });
    if (!taken) return { clientRef: parts.uuid(), localId };
  }
}

/** Both lists, each name once. Names of other people too: their files still wait under them. */
export function joinNames(...lists: readonly (readonly LocalName[])[]): LocalName[] {
  const names = new Map(lists.flat().map((name) => [`${name.userId} ${name.localId}`, name]));
  return [...names.values()];
}

/** The store of incidents within somebody's transaction. */
type Incidents = { get: (key: number) => Promise<unknown>; getAll: () => Promise<unknown[]> };

/** This person's record by its id or by an older, negative name of it. */
export async function findRecord(
  store: Incidents,
  userId: number,
  id: number,
): Promise<StoredIncident | null> {
  const stored = await store.get(id);
  const direct = stored === undefined ? null : readIncident(stored);
  if (direct !== null) return direct.userId === userId ? direct : null;
  if (id > 0) return null;
  const all = readIncidents(await store.getAll());
  return (
    all.find((record) => record.userId === userId && namesOf(record, record.id, userId).includes(id)) ?? null
  );
}
