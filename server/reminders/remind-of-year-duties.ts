import type { YearDuty } from '@tailboard/contract/recordkeeping-duties.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { dayPlus, hourOfDay, isoDay } from '../days.ts';
import { users } from '../identity/public.ts';
import { notifications, notify } from '../notifications/public.ts';
import { listYearDuties } from '../recordkeeping/public.ts';

/** The hour of the establishment's day from which on reminders go out. */
const FIRST_HOUR = 6;
/** Days before its day on which a summary is called to mind. */
const DAYS_AHEAD = 14;
/** Days after its day on which it is still told that it is overdue: a server may have been off. */
const DAYS_BACK = 3;

/**
 * Tells safety managers and administrators of the summary of last year: two weeks before it is to hang or to be filed, and once that day is
 * over. Each once. Where it is not sure that the establishment must, nothing is said: 'Needs you' has it as something to check. Returns how
 * many were told.
 */
export async function remindOfYearDuties(db: Database, now = new Date()): Promise<number> {
  const year = Number(isoDay(now).slice(0, 4)) - 1;
  const duties = await listYearDuties(db, { year, now: now.getTime() });
  let told = 0;
  for (const duty of duties) {
    const reminder = reminderOf(duty, now);
    if (reminder !== null) told += await db.transaction((tx) => tell(tx, duty, reminder));
  }
  return told;
}

function reminderOf(duty: YearDuty, now: Date): 'due' | 'overdue' | null {
  const { kind, must, state, dueOn, timeZone } = duty;
  if (kind === 'keep-records' || must !== 'yes' || state === 'done') return null;
  if (hourOfDay(now, timeZone) < FIRST_HOUR) return null;
  const today = isoDay(now, timeZone);
  if (today > dueOn) return today <= dayPlus(dueOn, DAYS_BACK) ? 'overdue' : null;
  return today >= dayPlus(dueOn, -DAYS_AHEAD) ? 'due' : null;
}

async function tell(tx: Database, duty: YearDuty, reminder: 'due' | 'overdue'): Promise<number> {
  const { kind, year, establishmentName: place, dueOn } = duty;
  if (kind === 'keep-records') return 0;
  const facts = { yearDuty: kind, year, place, dueOn, ...(reminder === 'overdue' && { reminder }) };
  const wasTold = sql`exists (select from ${notifications} n where n.user_id = ${users.id} and n.kind = 'duty-due'
    and n.facts->>'yearDuty' = ${kind} and n.facts->>'year' = ${String(year)} and n.facts->>'place' = ${place}
    and coalesce(n.facts->>'reminder', 'due') = ${reminder})`;
  const people = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.active, true), inArray(users.role, ['safety', 'admin']), sql`not ${wasTold}`));
  await notify(
    tx,
    people.map(({ userId }) => ({ userId, kind: 'duty-due', by: null, facts })),
  );
  return people.length;
}
