import type { Log, LogEntry } from '@tailboard/contract/recordkeeping-forms.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isoDay } from '../days.ts';
import { findCases, type StoredCase } from './case-store.ts';
import { readEstablishment, type EstablishmentRow } from './establishment-store.ts';
import { totalsOf } from './rules/log.ts';
import { logEntries, recordedCases } from './tables.ts';
import { readYear } from './year.ts';

/** Written instead of a name: 29 CFR 1904.29(b)(6). */
const PRIVACY_CASE = 'Privacy case';

export type ReadLog = Readonly<{
  establishment: EstablishmentRow;
  year: number;
  /** Those that stand on the log, in its order. */
  cases: readonly StoredCase[];
  log: Log;
}>;

/** The 300 of an establishment and year as of now: entries by date of injury, lined-out ones before those that took their place. */
export async function readLog(
  db: Database,
  options: { establishmentId: number; year: string; now?: number },
): Promise<ReadLog> {
  const { establishmentId, now = Date.now() } = options;
  const establishment = await readEstablishment(db, establishmentId);
  const year = readYear(options.year, isoDay(new Date(now), establishment.timeZone));
  const isOfYear = and(eq(recordedCases.establishmentId, establishmentId), eq(recordedCases.year, year));
  const all = await findCases(db, isOfYear, now);
  const kept = await db
    .select({ entry: logEntries })
    .from(logEntries)
    .innerJoin(recordedCases, eq(recordedCases.id, logEntries.caseId))
    .where(isOfYear)
    .orderBy(sql`${logEntries.id}`);
  const entriesOf = Map.groupBy(kept, ({ entry }) => entry.caseId);
  const entries = all.flatMap((stored) =>
    (entriesOf.get(stored.row.id) ?? []).map(({ entry }) => toEntry(stored, entry)),
  );
  const standing = entries.filter(({ linedOutAt }) => linedOutAt === null);
  const { id, name, city, state } = establishment;
  return {
    ...{ establishment, year },
    cases: all.filter(({ row }) => row.state === 'recordable'),
    log: { year, establishment: { id, name, city, state }, entries, totals: totalsOf(standing) },
  };
}

function toEntry(stored: StoredCase, kept: typeof logEntries.$inferSelect): LogEntry {
  const { row } = stored;
  const { enteredAt, linedOutAt } = kept;
  const {
    class: caseClass,
    daysAway,
    daysRestricted,
    illnessType,
  } = linedOutAt === null ? stored.entry : kept.entry;
  return {
    caseId: row.id,
    caseNumber: row.caseNumber ?? '',
    name: row.privacyReason === null ? (row.name ?? '') : PRIVACY_CASE,
    isPrivacyCase: row.privacyReason !== null,
    jobTitle: row.jobTitle ?? '',
    ...{ dateOfInjury: row.dateOfInjury, whereOccurred: row.whereOccurred, description: row.description },
    ...{ class: caseClass, daysAway, daysRestricted, illnessType },
    enteredAt: enteredAt.toISOString(),
    linedOutAt: linedOutAt?.toISOString() ?? null,
  };
}
