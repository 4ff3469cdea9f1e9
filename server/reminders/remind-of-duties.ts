import type { DutyReminder } from '@tailboard/contract/notifications.ts';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { duties, incidents } from '../incidents/public.ts';
import { tellOfDuty } from '../notifications/public.ts';

const HOUR_MS = 3_600_000;
/** The longest duty runs seven days: further ahead none is at its half-time. */
const AHEAD_MS = 4 * 24 * HOUR_MS;

type Duty = typeof duties.$inferSelect;

/**
 * Sends the reminders of open duties whose moment has come by `now`: half-time, an hour before, overdue. Each once, in the
 * transaction that notes it; of two moments that have come the later one alone. What lay before the duty came to be is noted
 * without a message: its people were notified then. Returns how many were sent.
 */
export async function remindOfDuties(db: Database, now = new Date()): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const near = await db
    .select({ id: duties.id })
    .from(duties)
    .where(
      and(
        eq(duties.state, 'open'),
        // It has no hour: it holds from the first moment until somebody says that it is over.
        ne(duties.kind, 'preserve-scene'),
        sql`${duties.dueAt} < ${new Date(now.getTime() + AHEAD_MS).toISOString()}::timestamptz`,
        sql`(${at} >= ${duties.dueAt} and not 'overdue' = any(${duties.reminded})
          or ${at} >= ${duties.dueAt} - interval '1 hour' and not 'last-hour' = any(${duties.reminded})
          or ${at} >= ${duties.startedAt} + (${duties.dueAt} - ${duties.startedAt}) / 2
            and not 'half-time' = any(${duties.reminded}))`,
      ),
    )
    .orderBy(asc(duties.dueAt), asc(duties.id));
  let sent = 0;
  for (const { id } of near) {
    if (await db.transaction((tx) => remindOfOne(tx, id, now))) sent += 1;
  }
  return sent;
}

async function remindOfOne(tx: Database, id: number, now: Date): Promise<boolean> {
  const [duty] = await tx
    .select()
    .from(duties)
    .where(and(eq(duties.id, id), eq(duties.state, 'open')))
    .for('update', { skipLocked: true });
  if (duty === undefined) return false;
  const over = momentsOf(duty).filter(({ at }) => at <= now.getTime());
  const fresh = over.filter(({ reminder }) => !duty.reminded.includes(reminder));
  const last = fresh.at(-1);
  if (last === undefined) return false;
  const reminded = [...new Set([...duty.reminded, ...over.map(({ reminder }) => reminder)])];
  await tx.update(duties).set({ reminded }).where(eq(duties.id, id));
  if (last.at <= duty.createdAt.getTime()) return false;
  const [incident] = await tx
    .select()
    .from(incidents)
    .where(inArray(incidents.id, [duty.incidentId]));
  if (incident === undefined) return false;
  await tellOfDuty(tx, { incident, duty, reminder: last.reminder });
  return true;
}

/** In their order in time; a duty of two hours or less has its half-time and its last hour as they come. */
function momentsOf({ startedAt, dueAt }: Duty): { reminder: DutyReminder; at: number }[] {
  const [start, due] = [startedAt.getTime(), dueAt.getTime()];
  const moments: { reminder: DutyReminder; at: number }[] = [
    { reminder: 'half-time', at: start + (due - start) / 2 },
    { reminder: 'last-hour', at: due - HOUR_MS },
    { reminder: 'overdue', at: due },
  ];
  return moments.toSorted((a, b) => a.at - b.at);
}
