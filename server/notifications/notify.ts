import type { Notification } from '@tailboard/contract/notifications.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { wakeUpEach } from '../database/wake-ups.ts';
import { addJobs } from '../jobs/store.ts';
import { reachOf, wants } from './choices.ts';
import { MAIL_NOTIFICATION } from './is-mailing.ts';
import { PUSH_NOTIFICATION } from './push-store.ts';
import { notifications } from './tables.ts';

export type NewNotification = Readonly<{
  userId: number;
  kind: Notification['kind'];
  claimId?: number;
  incidentId?: number;
  actionId?: number;
  dutyId?: number;
  /** In the list only: no push message, no e-mail, not counted. */
  quiet?: boolean;
  /** Who did it; null: the product itself. */
  by: Readonly<{ id: number; name: string }> | null;
  /** When; left out: now. */
  at?: Date;
  facts: Notification['facts'];
}>;

/**
 * Tells people that something changed on their records, in the transaction of the change: both happen or neither. All travel as one
 * JSON parameter: a batch of reports brings thousands of rows.
 */
export async function notify(tx: Database, told: readonly NewNotification[]): Promise<void> {
  if (told.length === 0) return;
  const json = JSON.stringify(told.map(({ by, ...each }) => ({ ...each, by: by?.name, byId: by?.id })));
  const rows = await tx
    .insert(notifications)
    .select(
      // Every column in the order of the table, as an insert from a query wants it.
      sql`select nextval(pg_get_serial_sequence('notifications', 'id')), "userId", kind, "claimId", "incidentId", "by", "byId",
        "actionId", "dutyId", coalesce(quiet, false), facts, false, coalesce("at", now())
        from jsonb_to_recordset(${json}::text::jsonb) as row("userId" integer, kind text, "claimId" integer,
        "incidentId" integer, "by" text, "byId" integer, "actionId" integer, "dutyId" integer, quiet boolean, facts jsonb,
        "at" timestamptz)`,
    )
    .returning({
      id: notifications.id,
      userId: notifications.userId,
      kind: notifications.kind,
      quiet: notifications.quiet,
    });
  const loud = rows.filter(({ quiet }) => !quiet);
  if (loud.length > 0) {
    const reach = await reachOf(
      tx,
      loud.map(({ userId }) => userId),
    );
    for (const [way, job] of [
      ['push', PUSH_NOTIFICATION],
      ['email', MAIL_NOTIFICATION],
    ] as const) {
      const reached = loud.filter(({ userId, kind }) => {
        const person = reach.get(userId);
        return person?.[way] === true && wants(person.stored, kind, way);
      });
      await addJobs(
        tx,
        job,
        reached.map(({ id }) => id),
      );
    }
  }
  await wakeUpEach(tx, [...new Set(told.map(({ userId }) => userId))]);
}
