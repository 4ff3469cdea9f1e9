import type { NeedsYouItem } from '@tailboard/contract/needs-you.ts';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../database/database.ts';
import { dayPlus, isoDay } from '../../days.ts';
import { listYearDuties } from '../../recordkeeping/public.ts';
import type { Asked } from './scope.ts';

/** Days before its day from which a summary is listed. */
const DAYS_AHEAD = 31;

/** Summaries of last year that are not posted, while they are to hang, or not filed. */
export async function summariesDue(db: Database, { now }: Asked): Promise<NeedsYouItem[]> {
  const today = isoDay(now);
  const duties = await listYearDuties(db, { year: Number(today.slice(0, 4)) - 1, now: now.getTime() });
  return duties.flatMap((duty): NeedsYouItem[] => {
    const { kind, establishmentId: id, establishmentName: title, year, must } = duty;
    if (kind === 'keep-records' || duty.state === 'done' || dayPlus(duty.dueOn, -DAYS_AHEAD) > today)
      return [];
    if (kind === 'post-summary' && duty.until < today) return [];
    const dueAt = endOf(duty.dueOn, duty.timeZone);
    return [{ kind, id, crewId: null, title, year, dueAt, ...(must === 'check' && { toCheck: true }) }];
  });
}

/** The midnight after a day. */
const endOf = (day: string, timeZone: string): string =>
  new Date(
    Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds,
  ).toISOString();
