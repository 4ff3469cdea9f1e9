import type { DeviceContext } from '../device-context.ts';
import type { StoredRefusal } from '../databases/stored-records.ts';
import { inTransaction } from '../databases/in-transaction.ts';

/** What the server said against records and files of this person. */
export async function readRefusals(
  { crew }: Pick<DeviceContext, 'crew'>,
  userId: number,
): Promise<StoredRefusal[]> {
  return await crew((db) => db.getAllFromIndex('refusals', 'userId', userId));
}

/** Tells whether the server has refused a record as it is now; an edit makes it ready to be sent again. */
export function refusedIn(refusals: readonly StoredRefusal[]) {
  const keys = new Set(
    refusals
      .filter(({ problem }) => problem !== null)
      .map(({ of, id, revision }) => `${of} ${id} ${revision}`),
  );
  return (of: 'incident' | 'claim', { id, revision }: { id: number; revision: number }): boolean =>
    keys.has(`${of} ${id} ${revision}`);
}

/**
 * The person asks for another try as it is: the refusals of the record and its files are forgotten. A file whose
 * reference the server holds with other bytes gets a new one, or it would be refused for ever.
 */
export async function forgetRefusals(
  { crew, parts }: Pick<DeviceContext, 'crew' | 'parts'>,
  { userId, names }: { userId: number; names: readonly number[] },
): Promise<void> {
  await crew((db) =>
    inTransaction(db.transaction('refusals', 'readwrite'), async ({ store }, write) => {
      for (const refusal of await store.index('userId').getAll(userId)) {
        const { of, id, incidentId, problem } = refusal;
        if (!names.includes(incidentId)) continue;
        if (of === 'file' && problem?.code === 'client-ref-conflict')
          write(store.put({ ...refusal, problem: null, clientRef: parts.uuid() }));
        else write(store.delete([of, id]));
      }
    }),
  );
}
