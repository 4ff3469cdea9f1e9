import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import type { StoredProblem, StoredSend } from '../databases/stored-records.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import type { DeviceContext } from '../device-context.ts';

/** What the server said last against one record, if anything. `Current`: its kind of record as the server sends it. */
export async function readProblem<Current extends Incident | Claim>(
  { db }: Pick<DeviceContext, 'db'>,
  of: 'incident' | 'claim',
  id: number,
): Promise<StoredProblem<Current> | null> {
  const send = await db((database) => database.get('sends', [of, id]));
  // Of a record of one kind the server says nothing with one of another.
  return (send?.problem ?? null) as StoredProblem<Current> | null;
}

/** All of one person. */
export async function readSends({ db }: Pick<DeviceContext, 'db'>, userId: number): Promise<StoredSend[]> {
  return await db((database) => database.getAllFromIndex('sends', 'userId', userId));
}

/** Writes what the server said, and forgets what no longer holds, in one go. */
export async function writeSends(
  { db }: Pick<DeviceContext, 'db'>,
  {
    put = [],
    forget = [],
  }: { put?: readonly StoredSend[]; forget?: readonly Pick<StoredSend, 'of' | 'id'>[] },
): Promise<void> {
  if (put.length + forget.length === 0) return;
  await db((database) =>
    inTransaction(database.transaction('sends', 'readwrite'), async ({ store }, write) => {
      for (const { of, id } of forget) write(store.delete([of, id]));
      for (const send of put) write(store.put(send));
    }),
  );
}

/**
 * The person asks for another try as it is: the refusals of the record and its files are forgotten. A file whose
 * reference the server holds with other bytes gets a new one, or it would be refused for ever.
 */
export async function forgetRefusals(
  { db, parts }: Pick<DeviceContext, 'db' | 'parts'>,
  about: { userId: number; names: readonly number[] },
): Promise<void> {
  const sends = (await readSends({ db }, about.userId)).filter((send) =>
    about.names.includes(send.incidentId),
  );
  const conflicting = (send: StoredSend) =>
    send.of === 'file' && send.problem?.code === 'client-ref-conflict';
  await writeSends(
    { db },
    {
      forget: sends,
      put: sends
        .filter(conflicting)
        .map((send) => Object.assign(send, { problem: null, clientRef: parts.uuid() })),
    },
  );
}
