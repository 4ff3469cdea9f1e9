import type {
  DecideCase,
  DecidedCase,
  PutDays,
  RecordedCase,
  UpdateCase,
} from '@tailboard/contract/recordkeeping.ts';
import { DECISION_RULES, decideCase } from '@tailboard/contract/recordkeeping-decision.ts';
import type { CaseClass, IllnessType, PrivacyReason } from '@tailboard/contract/recordkeeping-terms.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isoDay } from '../days.ts';
import { changesBetween, recordHistory } from '../history/public.ts';
import { notFound, ProblemError, type FieldFault } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { violatedConstraint } from '../identity/public.ts';
import { duties } from '../incidents/public.ts';
import { say } from '../sentences/say.ts';
import { findCase, lockCase, toCase, type StoredCase } from './case-store.ts';
import { enterInLog, nextCaseNumber } from './enter-in-log.ts';
import { checkPerson, zoneOf } from './make-case.ts';
import { toKeeper } from './names-around.ts';
import { faultsOfPeriods } from './rules/days.ts';
import { caseDays, caseDecisions, recordedCases } from './tables.ts';

type Of<What> = Readonly<{ viewer: Viewer; id: number | null; now?: number }> & What;
type Row = typeof recordedCases.$inferSelect;

/** Runs `change` on a locked case and answers with the case as it then stands, its log brought in line. */
async function changing(
  db: Database,
  { id, now }: { id: number | null; now: number },
  change: (tx: Database, stored: StoredCase) => Promise<{ completes?: boolean }>,
): Promise<StoredCase> {
  if (id === null) throw notFound();
  return db.transaction(async (tx) => {
    await lockCase(tx, id);
    const before = await findCase(tx, id, now);
    if (before === null) throw notFound();
    const { completes = false } = await change(tx, before);
    const stored = await findCase(tx, id, now);
    if (stored === null) throw notFound();
    await enterInLog(tx, { stored, before: before.entry, completes, now });
    return stored;
  });
}

/** Later than what was read, so that a change within the same millisecond shows. */
const changedAt = (row: Row, now: number) => new Date(Math.max(now, row.updatedAt.getTime() + 1));
const refused = (errors: readonly FieldFault[]) => new ProblemError('invalid-input', { errors });

/** Changes what a case says. A case that moved meanwhile throws `changed-meanwhile` with it. */
export async function updateCase(db: Database, options: Of<{ update: UpdateCase }>): Promise<RecordedCase> {
  const { viewer, update, id, now = Date.now() } = options;
  const stored = await changing(db, { id, now }, async (tx, { row, timeZone, ...before }) => {
    const { updatedAt, person = {}, ...given } = update;
    const said = Object.fromEntries(
      Object.entries({ ...given, ...person }).filter(([, value]) => value !== undefined),
    );
    const changes = changesBetween(row, said);
    if (Object.keys(changes).length === 0) return {};
    if (row.updatedAt.getTime() !== Date.parse(updatedAt)) {
      throw new ProblemError('changed-meanwhile', {
        current: toCase({ row, timeZone, ...before }, { isKeeper: true }),
      });
    }
    const next: Row = { ...row, ...said };
    const zone = next.establishmentId === null ? timeZone : await zoneOf(tx, next.establishmentId);
    await checkPerson(tx, next.userId);
    const errors = faultsOf(next, isoDay(new Date(now), zone));
    for (const { at, fault } of faultsOfPeriods(before.periods, next.dateOfInjury)) {
      if (fault === 'before-injury') {
        errors.push({
          field: 'dateOfInjury',
          message: say('field.days-before-injury', { day: before.periods[at]?.from ?? '' }),
        });
        break;
      }
    }
    if (errors.length > 0) throw refused(errors);
    const year = Number(next.dateOfInjury.slice(0, 4));
    const hasMoved = year !== row.year || next.establishmentId !== row.establishmentId;
    const asksNumber = update.caseNumber != null && update.caseNumber !== row.caseNumber;
    if (hasMoved && !asksNumber && row.caseNumber !== null && next.establishmentId !== null) {
      next.caseNumber = await nextCaseNumber(tx, { establishmentId: next.establishmentId, year });
    }
    await setCase(tx, { row, set: { ...said, year, caseNumber: next.caseNumber, isProposed: false }, now });
    await recordHistory(tx, [
      { actorId: viewer.id, subject: 'osha-case', subjectId: row.id, action: 'case-changed', changes },
    ]);
    return {};
  });
  return toKeeper(db, stored);
}

async function setCase(
  tx: Database,
  { row, set, now }: { row: Row; set: Partial<Row>; now: number },
): Promise<void> {
  const { caseNumber, establishmentId = row.establishmentId, year = row.year } = set;
  if (caseNumber != null && establishmentId !== null) {
    const [taken] = await tx
      .select({ id: recordedCases.id })
      .from(recordedCases)
      .where(
        and(
          eq(recordedCases.establishmentId, establishmentId),
          eq(recordedCases.year, year),
          eq(recordedCases.caseNumber, caseNumber),
          ne(recordedCases.id, row.id),
        ),
      );
    if (taken !== undefined) {
      throw refused([{ field: 'caseNumber', message: say('field.case-number-taken') }]);
    }
  }
  try {
    await tx
      .update(recordedCases)
      .set({ ...set, updatedAt: changedAt(row, now) })
      .where(eq(recordedCases.id, row.id));
  } catch (error) {
    if (violatedConstraint(error) === 'recorded_cases_person') throw new ProblemError('case-exists');
    if (violatedConstraint(error) === 'recorded_cases_number') {
      throw refused([{ field: 'caseNumber', message: say('field.case-number-taken') }]);
    }
    throw error;
  }
}

/** What does not fit together in a case, field by field. */
function faultsOf(row: Row, today: string): FieldFault[] {
  const faults: FieldFault[] = [];
  const { dateOfInjury, dateOfDeath, dateOfBirth, dateHired, privacyReason, illnessType } = row;
  if (dateOfInjury > today) faults.push({ field: 'dateOfInjury', message: say('field.date-ahead') });
  if (dateOfDeath !== null && dateOfDeath < dateOfInjury) {
    faults.push({ field: 'dateOfDeath', message: say('field.death-before-injury') });
  }
  if (dateOfDeath !== null && dateOfDeath > today) {
    faults.push({ field: 'dateOfDeath', message: say('field.date-ahead') });
  }
  if (dateOfBirth !== null && dateOfBirth > today) {
    faults.push({ field: 'person.dateOfBirth', message: say('field.date-ahead') });
  }
  if (dateOfBirth !== null && dateHired !== null && dateHired <= dateOfBirth) {
    faults.push({ field: 'person.dateHired', message: say('field.hired-before-born') });
  }
  if (privacyReason === 'employee-request' && illnessType === 'injury') {
    faults.push({ field: 'privacyReason', message: say('field.request-for-illness') });
  }
  if (row.timeUnknown && row.timeOfEvent !== null) {
    faults.push({ field: 'timeOfEvent', message: say('field.event-time-unknown') });
  }
  return faults;
}

/** Decides a case by the table of 1904.4, and keeps the decision with its reasons. One that is recordable gets its number. */
export async function makeDecision(
  db: Database,
  options: Of<{ decision: DecideCase }>,
): Promise<DecidedCase> {
  const { viewer, decision, id, now = Date.now() } = options;
  const outcome = decideCase(decision);
  const stored = await changing(db, { id, now }, async (tx, { row }) => {
    const { establishmentId, year } = row;
    if (establishmentId === null) {
      throw refused([{ field: 'establishmentId', message: say('field.required') }]);
    }
    await tx.insert(caseDecisions).values({
      ...{ caseId: row.id, ...decision, criteria: [...decision.criteria], ...outcome },
      ...{ ruleVersion: DECISION_RULES, decidedBy: viewer.id, at: new Date(now) },
    });
    const isYes = outcome.recordable === 'yes';
    await setCase(tx, {
      row,
      set: {
        state: isYes ? 'recordable' : 'not-recordable',
        isProposed: false,
        ...(isYes && row.caseNumber === null
          ? { caseNumber: await nextCaseNumber(tx, { establishmentId, year }) }
          : {}),
        ...(isYes ? whatFollows(row, decision) : {}),
      },
      now,
    });
    if (row.incidentId !== null) await endRecordCase(tx, { incidentId: row.incidentId, viewer, now });
    await recordHistory(tx, [
      {
        ...{ actorId: viewer.id, subject: 'osha-case', subjectId: row.id, action: 'case-decided' },
        changes: { recordable: { from: row.state, to: outcome.recordable } },
      },
    ]);
    return {};
  });
  const [made] = stored.decisions;
  if (made === undefined) throw new Error('A decision was not kept');
  return { ...made, case: await toKeeper(db, stored) };
}

/** What a criterion says of columns M and of privacy, where nobody has said otherwise: 1904.8, .10, .11 and .29(b)(7). */
function whatFollows(row: Row, { criteria }: DecideCase): Partial<Row> {
  const type: IllnessType | null = criteria.includes('hearing')
    ? 'hearing'
    : criteria.includes('tb')
      ? 'respiratory'
      : null;
  const privacy: PrivacyReason | null = criteria.includes('needlestick')
    ? 'needlestick'
    : criteria.includes('tb')
      ? 'hiv-hepatitis-tb'
      : null;
  return {
    ...(row.illnessType === 'injury' && type !== null ? { illnessType: type } : {}),
    ...(row.privacyReason === null && privacy !== null ? { privacyReason: privacy } : {}),
  };
}

/** The duty to record ends once every case of the incident is decided. */
async function endRecordCase(
  tx: Database,
  { incidentId, viewer, now }: { incidentId: number; viewer: Viewer; now: number },
): Promise<void> {
  const [left] = await tx
    .select({ id: recordedCases.id })
    .from(recordedCases)
    .where(and(eq(recordedCases.incidentId, incidentId), eq(recordedCases.state, 'undecided')))
    .limit(1);
  if (left !== undefined) return;
  await tx
    .update(duties)
    .set({ state: 'done', doneBy: viewer.id, doneAt: new Date(now) })
    .where(and(eq(duties.incidentId, incidentId), eq(duties.kind, 'record-case'), eq(duties.state, 'open')));
}

const periodFaults = {
  'ends-before-it-begins': 'field.period-ends-first',
  overlaps: 'field.period-overlaps',
  'before-injury': 'field.period-before-injury',
} as const;

/** Replaces the days of a case. The class follows from them. */
export async function putDays(
  db: Database,
  options: Of<{ days: PutDays }>,
): Promise<{ daysAway: number; daysRestricted: number; class: CaseClass; case: RecordedCase }> {
  const { viewer, days, id, now = Date.now() } = options;
  const stored = await changing(db, { id, now }, async (tx, before) => {
    const { row } = before;
    const faults = faultsOfPeriods(days.periods, row.dateOfInjury);
    if (faults.length > 0) {
      throw refused(
        faults.map(({ at, field, fault }) => ({
          field: `periods.${at}.${field}`,
          message: say(periodFaults[fault]),
        })),
      );
    }
    await tx.delete(caseDays).where(eq(caseDays.caseId, row.id));
    if (days.periods.length > 0) {
      await tx.insert(caseDays).values(days.periods.map((period) => ({ caseId: row.id, ...period })));
    }
    await setCase(tx, { row, set: { estimate: days.estimate }, now });
    await recordHistory(tx, [
      {
        ...{ actorId: viewer.id, subject: 'osha-case', subjectId: row.id, action: 'case-days' },
        changes: { periods: { from: before.periods, to: days.periods } },
      },
    ]);
    return { completes: before.periods.length === 0 };
  });
  const { daysAway, daysRestricted, class: caseClass } = stored.entry;
  return { daysAway, daysRestricted, class: caseClass, case: await toKeeper(db, stored) };
}
