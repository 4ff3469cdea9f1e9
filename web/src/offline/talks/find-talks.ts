import type { DeviceContext } from '../device-context.ts';
import { keysOf } from '../databases/crew-db.ts';
import type { StoredTalk } from '../databases/stored-records.ts';

/** Every talk of this person that lies here; none that a newer version of the app wrote. */
export async function talksOf({ crew }: Pick<DeviceContext, 'crew'>, userId: number): Promise<StoredTalk[]> {
  const stored = await crew((db) => db.getAll('talks', keysOf(userId)));
  return stored.filter(({ recordVersion }) => recordVersion === 1);
}

export const idOf = (stored: StoredTalk): number =>
  stored.syncStatus === 'synced' ? stored.known.id : stored.localId;

/** This person's talk by the server's id or the negative one; null when the device holds none. */
export async function findStoredTalk(
  context: Pick<DeviceContext, 'crew'>,
  userId: number,
  id: number,
): Promise<StoredTalk | null> {
  const stored = await talksOf(context, userId);
  return stored.find((each) => idOf(each) === id || each.localId === id) ?? null;
}
