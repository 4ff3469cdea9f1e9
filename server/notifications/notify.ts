import type { Notification } from '@tailboard/contract/notifications.ts';
import type { Database } from '../database/database.ts';
import { notifications } from './tables.ts';

export type NewNotification = Readonly<{
  userId: number;
  kind: Notification['kind'];
  claimId?: number;
  incidentId?: number;
  /** Name of the person who did it. */
  by: string | null;
  facts: Notification['facts'];
}>;

/** Tells people that something changed on their records, in the transaction of the change. */
export async function notify(tx: Database, told: readonly NewNotification[]): Promise<void> {
  if (told.length > 0) await tx.insert(notifications).values([...told]);
}
