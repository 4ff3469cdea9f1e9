import { actions } from '../actions/public.ts';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { dayPlus, hourOfDay, isoDay } from '../days.ts';
import { zoneOf, zonesInUse } from '../identity/public.ts';
import { answerableFor, notifications, tellOfAction } from '../notifications/public.ts';

/** The hour of the assignee's day from which on reminders go out. */
const FIRST_HOUR = 6;
/** Days after its day on which an action still gets its first message of being overdue: a server may have been off. */
const DAYS_BACK = 3;

const toBeDone = inArray(actions.state, ['open', 'in-progress', 'reopened']);

/** Its assignee has no notification of this kind for the day that it is due on. */
const notReminded = (yesterday: string) => sql`not exists (
  select from ${notifications} n where n.user_id = ${actions.assigneeId} and n.action_id = ${actions.id}
    and n.kind = 'action-due' and n.facts->>'dueOn' = ${actions.dueOn}::text
    and coalesce(n.facts->>'reminder', '') = case when ${actions.dueOn} <= ${yesterday}::date then 'overdue' else '' end)`;

/**
 * Reminds of actions by the calendar of their assignees: the assignee the day before, and the assignee and who answers for them once
 * the day is over. Each once for a day that it is due on. Returns how many were sent.
 */
export async function remindOfActions(db: Database, now = new Date()): Promise<number> {
  let sent = 0;
  for (const timeZone of await zonesInUse(db)) {
    if (hourOfDay(now, timeZone) >= FIRST_HOUR) sent += await remindInZone(db, { now, timeZone });
  }
  return sent;
}

async function remindInZone(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<number> {
  const today = isoDay(now, timeZone);
  const yesterday = dayPlus(today, -1);
  const due = await db
    .select({ id: actions.id })
    .from(actions)
    .where(
      and(
        toBeDone,
        between(actions.dueOn, dayPlus(today, -DAYS_BACK), dayPlus(today, 1)),
        sql`${actions.dueOn} <> ${today}`,
        notReminded(yesterday),
        sql`${zoneOf(sql`${actions.assigneeId}`)} = ${timeZone}`,
      ),
    )
    .orderBy(actions.dueOn, actions.id);
  let sent = 0;
  for (const { id } of due) {
    if (await db.transaction((tx) => remindOfOne(tx, id, yesterday))) sent += 1;
  }
  return sent;
}

async function remindOfOne(tx: Database, id: number, yesterday: string): Promise<boolean> {
  const [action] = await tx
    .select()
    .from(actions)
    .where(and(eq(actions.id, id), toBeDone, notReminded(yesterday)))
    .for('update', { skipLocked: true });
  if (action === undefined) return false;
  const overdue = action.dueOn <= yesterday;
  const above = overdue
    ? (await answerableFor(tx, { ownerId: action.assigneeId, serious: false })).supervisors
    : [];
  const userIds = [action.assigneeId, ...above];
  await tellOfAction(tx, { kind: 'action-due', action, by: null, userIds, overdue });
  return true;
}
