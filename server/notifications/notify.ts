import type { Notification } from '@tailboard/contract/notifications.ts';
import type { Database } from '../database/database.ts';
import { wakeUp } from '../database/wake-ups.ts';
import { addJobs } from '../jobs/store.ts';
import { peopleToPush, PUSH_NOTIFICATION } from './push-store.ts';
import { notifications } from './tables.ts';

export type NewNotification = Readonly<{
  userId: number;
  kind: Notification['kind'];
  claimId?: number;
  incidentId?: number;
  /** Who did it; null: the product itself. */
  by: Readonly<{ id: number; name: string }> | null;
  facts: Notification['facts'];
}>;

/** Tells people that something changed on their records, in the transaction of the change: both happen or neither. */
export async function notify(tx: Database, told: readonly NewNotification[]): Promise<void> {
  if (told.length === 0) return;
  const rows = await tx
    .insert(notifications)
    .values(told.map(({ by, ...each }) => ({ ...each, by: by?.name ?? null, byId: by?.id ?? null })))
    .returning({ id: notifications.id, userId: notifications.userId });
  const pushed = new Set(await peopleToPush(tx, told));
  const ids = rows.filter(({ userId }) => pushed.has(userId)).map(({ id }) => id);
  await addJobs(tx, PUSH_NOTIFICATION, ids);
  for (const userId of new Set(told.map((each) => each.userId))) await wakeUp(tx, userId);
}
