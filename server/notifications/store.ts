import type { Notification } from '@tailboard/contract/notifications.ts';
import { and, count, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { shownUsername, users } from '../identity/public.ts';
import { notifications } from './tables.ts';

/** Notifications one answer holds, and a person keeps (trim-notifications.ts). */
export const MOST_LISTED = 100;
/** As many of these may be quiet: a crew that sends a month of small reports at once drives nothing serious out. */
export const MOST_QUIET = 30;

const columns = { notification: notifications, byUsername: shownUsername };
type Row = { notification: typeof notifications.$inferSelect; byUsername: string | null };

const select = (db: Database) =>
  db.select(columns).from(notifications).leftJoin(users, eq(users.id, notifications.byId)).$dynamic();

/** The one place where a row becomes an answer. */
function toNotification({ notification, byUsername }: Row): Notification {
  const { at, id, kind, claimId, actionId, dutyId, quiet, by, facts, read } = notification;
  // Of a hazard near by its people learn kind and distance alone; the number is there so that nobody is notified twice.
  const incidentId = kind === 'hazard-nearby' ? null : notification.incidentId;
  const about = { claimId, incidentId, actionId, dutyId };
  return { id, kind, ...about, quiet, by, byUsername, facts, at: at.toISOString(), read };
}

/** The newest of a person, newest first. */
export async function listNewest(db: Database, userId: number): Promise<Notification[]> {
  const newest = (quiet: boolean, limit: number) =>
    select(db)
      .where(and(eq(notifications.userId, userId), eq(notifications.quiet, quiet)))
      .orderBy(desc(notifications.id))
      .limit(limit);
  const rows = [...(await newest(false, MOST_LISTED)), ...(await newest(true, MOST_QUIET))];
  return rows
    .toSorted((a, b) => b.notification.id - a.notification.id)
    .slice(0, MOST_LISTED)
    .map(toNotification);
}

/** One notification and whose it is. Null: it was taken away. */
export async function readNotification(
  db: Database,
  id: number,
): Promise<{ userId: number; notification: Notification } | null> {
  const [row] = await select(db).where(eq(notifications.id, id));
  return row === undefined ? null : { userId: row.notification.userId, notification: toNotification(row) };
}

/** Those of a person after `id`, oldest first: what a reader that was away has missed, or the newest of it. */
export async function listAfter(db: Database, userId: number, id: number): Promise<Notification[]> {
  const rows = await select(db)
    .where(and(eq(notifications.userId, userId), gt(notifications.id, id)))
    .orderBy(desc(notifications.id))
    .limit(MOST_LISTED);
  return rows.toReversed().map(toNotification);
}

/** Quiet ones are listed and not counted. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), eq(notifications.read, false), eq(notifications.quiet, false)),
    );
  return row?.unread ?? 0;
}

/** The id of the newest notification of a person; 0 for none. */
export async function newestId(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .limit(1);
  return row?.id ?? 0;
}

export async function markRead(db: Database, userId: number, upTo: number): Promise<void> {
  await db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.read, false), lte(notifications.id, upTo)));
}
