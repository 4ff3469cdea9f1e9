import type { StoredSend } from '../databases/stored-records.ts';

/** Tells whether the server has refused a record as it is now; an edit makes it ready to be sent again. */
export function refusedIn(sends: readonly StoredSend[]) {
  const keys = new Set(
    sends.filter((send) => send.problem !== null).map(({ of, id, revision }) => `${of} ${id} ${revision}`),
  );
  return (of: 'incident' | 'claim', { id, revision }: { id: number; revision: number }): boolean =>
    keys.has(`${of} ${id} ${revision}`);
}
