import type { KeptDecision, RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../database/database.ts';
import { isoDay } from '../days.ts';
import { users } from '../identity/public.ts';
import { classOf, countDays, type DayPeriod } from './rules/days.ts';
import type { Entry } from './rules/log.ts';
import { caseDays, caseDecisions, establishments, recordedCases } from './tables.ts';

/** A case with what is counted from it. */
export type StoredCase = Readonly<{
  row: typeof recordedCases.$inferSelect;
  establishmentName: string | null;
  timeZone: string;
  periods: readonly DayPeriod[];
  decisions: readonly KeptDecision[];
  /** Columns G to M as of now. */
  entry: Entry;
}>;

/** Cases that meet `condition`, by date of injury, with their days and decisions: three queries however many they are. */
export async function findCases(
  db: Database,
  condition: SQL | undefined,
  now: number,
): Promise<StoredCase[]> {
  const rows = await db
    .select({ row: recordedCases, establishmentName: establishments.name, timeZone: establishments.timeZone })
    .from(recordedCases)
    .leftJoin(establishments, eq(establishments.id, recordedCases.establishmentId))
    .where(condition)
    .orderBy(recordedCases.dateOfInjury, recordedCases.id);
  const ids = rows.map(({ row }) => row.id).join();
  const isOne = (column: typeof caseDays.caseId | typeof caseDecisions.caseId) =>
    sql`${column} = any(string_to_array(${ids}, ',')::integer[])`;
  const [periods, decisions] =
    rows.length === 0
      ? [[], []]
      : [
          await db.select().from(caseDays).where(isOne(caseDays.caseId)).orderBy(caseDays.from),
          await db
            .select({ decision: caseDecisions, by: users.name })
            .from(caseDecisions)
            .innerJoin(users, eq(users.id, caseDecisions.decidedBy))
            .where(isOne(caseDecisions.caseId))
            .orderBy(desc(caseDecisions.id)),
        ];
  const periodsOf = Map.groupBy(periods, ({ caseId }) => caseId);
  const decisionsOf = Map.groupBy(decisions, ({ decision }) => decision.caseId);
  const todays = new Map<string, string>();
  const todayIn = (timeZone: string): string => {
    const today = todays.get(timeZone) ?? isoDay(new Date(now), timeZone);
    todays.set(timeZone, today);
    return today;
  };
  return rows.map(({ row, establishmentName, timeZone: zone }) => {
    const timeZone = zone ?? Temporal.Now.timeZoneId();
    const ofCase = {
      periods: (periodsOf.get(row.id) ?? []).map(({ kind, from, to }) => ({ kind, from, to })),
      decisions: (decisionsOf.get(row.id) ?? []).map(toDecision),
    };
    const entry = entryOf(row, ofCase, todayIn(timeZone));
    return Object.assign(ofCase, { row, establishmentName, timeZone, entry });
  });
}

export async function findCase(db: Database, id: number, now: number): Promise<StoredCase | null> {
  const [found] = await findCases(db, eq(recordedCases.id, id), now);
  return found ?? null;
}

/** Locks the row of a case: whoever changes it goes on alone. */
export async function lockCase(tx: Database, id: number): Promise<void> {
  await tx.select({ id: recordedCases.id }).from(recordedCases).where(eq(recordedCases.id, id)).for('update');
}

function entryOf(
  row: typeof recordedCases.$inferSelect,
  { periods, decisions }: Pick<StoredCase, 'periods' | 'decisions'>,
  today: string,
): Entry {
  const days = countDays({ ...row, periods, today });
  const [decision] = decisions;
  return {
    ...days,
    class: classOf({ ...days, dateOfDeath: row.dateOfDeath, criteria: decision?.criteria ?? [] }),
    illnessType: row.illnessType,
  };
}

function toDecision({
  decision,
  by,
}: {
  decision: typeof caseDecisions.$inferSelect;
  by: string;
}): KeptDecision {
  const { recordable, paragraph, workRelated, exception, newCase, criteria, ours, reason, ruleVersion, at } =
    decision;
  return {
    ...{ recordable, paragraph, workRelated, exception, newCase, criteria, ours, reason, ruleVersion, by },
    at: at.toISOString(),
  };
}

/** What a decision on a privacy case says to a supervisor: the outcome, not what it was. */
const withoutReasons = (made: KeptDecision): KeptDecision =>
  Object.assign({}, made, { criteria: [], reason: '' });

/** A case as `viewer` may see it: `isKeeper` sees all of it; a supervisor neither personal data nor names of privacy cases. */
export function toCase(stored: StoredCase, { isKeeper }: { isKeeper: boolean }): RecordedCase {
  const { row, establishmentName, periods, decisions, entry } = stored;
  const isPrivacyCase = row.privacyReason !== null;
  const seesPerson = isKeeper || !isPrivacyCase;
  const forKeeper = <T>(value: T): T | null => (isKeeper ? value : null);
  const told = (text: string): string => (seesPerson ? text : '');
  return {
    ...{ id: row.id, incidentId: row.incidentId, establishmentId: row.establishmentId, establishmentName },
    ...{ year: row.year, caseNumber: row.caseNumber, state: row.state },
    person: {
      name: seesPerson ? row.name : null,
      userId: seesPerson ? row.userId : null,
      jobTitle: row.jobTitle,
      dateOfBirth: forKeeper(row.dateOfBirth),
      dateHired: forKeeper(row.dateHired),
      sex: forKeeper(row.sex),
      address: forKeeper(row.address),
    },
    isPrivacyCase,
    privacyReason: forKeeper(row.privacyReason),
    ...{ dateOfInjury: row.dateOfInjury, whereOccurred: row.whereOccurred },
    ...{ description: told(row.description), illnessType: row.illnessType, dateOfDeath: row.dateOfDeath },
    ...{ physician: forKeeper(row.physician), facility: forKeeper(row.facility) },
    ...{ emergencyRoom: isKeeper && row.emergencyRoom, inPatient: isKeeper && row.inPatient },
    ...{ timeBeganWork: row.timeBeganWork, timeOfEvent: row.timeOfEvent, timeUnknown: row.timeUnknown },
    ...{ beforeIncident: told(row.beforeIncident), whatHappened: told(row.whatHappened) },
    ...{ injuryOrIllness: told(row.injuryOrIllness), objectOrSubstance: told(row.objectOrSubstance) },
    periods: [...periods],
    estimate: row.estimate,
    ...{ daysAway: entry.daysAway, daysRestricted: entry.daysRestricted, class: entry.class },
    decisions: seesPerson ? [...decisions] : decisions.map(withoutReasons),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
