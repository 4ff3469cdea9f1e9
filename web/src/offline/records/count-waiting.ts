import { isShared, namesOfClaim } from '../claims/claim-names.ts';
import type { StoredClaim, StoredIncident } from '../databases/stored-records.ts';
import type { DeviceContext } from '../device-context.ts';
import { itemsOf, waits } from '../outbox/outbox.ts';
import { talksOf } from '../talks/find-talks.ts';
import { namesOf } from './local-ids.ts';
import { readDevice } from './read-device.ts';

/** Reports, claims and talks with something unsent, those that need their person included. */
export async function waitingCount(context: DeviceContext, userId: number): Promise<number> {
  const [{ incidents, claims, filesUnder }, talks, posted] = await Promise.all([
    readDevice(context, userId),
    talksOf(context, userId),
    itemsOf(context, userId),
  ]);
  const counted = new Set<number>();
  // An action with its photos and changes is one thing that waits, and so is all that was answered of an incident.
  const threads = new Set(
    posted
      .filter(waits)
      .map((item) =>
        item.kind === 'facts' || item.kind === 'people' ? JSON.stringify(item.on) : item.thread,
      ),
  );
  let count = talks.filter(({ syncStatus }) => syncStatus === 'pending').length + threads.size;
  const add = (record: StoredIncident | StoredClaim, names: readonly number[]) => {
    for (const name of names) counted.add(name);
    if (record.syncStatus === 'pending' || names.some((name) => filesUnder.has(name))) count += 1;
  };
  for (const record of incidents) add(record, namesOf(record, record.id, userId));
  for (const record of claims) add(record, namesOfClaim(record, record.id, userId));
  // Files added to incidents and claims that only the server holds.
  for (const name of filesUnder.keys()) if (isShared(name) && !counted.has(name)) count += 1;
  return count;
}
