import { DECISION_RULES } from '@tailboard/contract/recordkeeping-decision.ts';
import { MOST_IMPORTED_ROWS, type ImportReply } from '@tailboard/contract/recordkeeping-import.ts';
import type { CaseClass, Criterion } from '@tailboard/contract/recordkeeping-terms.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isoDay } from '../../days.ts';
import { recordHistory } from '../../history/public.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { violatedConstraint } from '../../identity/public.ts';
import { inEnglish, say } from '../../sentences/say.ts';
import { readEstablishment } from '../establishment-store.ts';
import { caseDays, caseDecisions, logEntries, recordedCases } from '../tables.ts';
import { readYear } from '../year.ts';
import { findColumns } from './find-columns.ts';
import { readCase, type ReadRow, type RowError } from './read-case.ts';
import { refuseFile, sheetOf } from './receive-sheet.ts';

/** Errors that are named; a file with more has one cause. */
const MOST_ERRORS = 500;
/** Cases written by one statement: a statement takes 65,535 values. */
const CHUNK = 500;

/**
 * Reads a log from a spreadsheet and says row by row what it finds; without `preview` writes all of it, or nothing where anything is
 * wrong (`invalid-input`, the field `rows.<row>.<field>`).
 */
export async function importLog(
  db: Database,
  options: {
    viewer: Viewer;
    establishmentId: number;
    year: string;
    preview: boolean;
    bytes: Buffer;
    now?: number;
  },
): Promise<ImportReply> {
  const { viewer, establishmentId, preview, bytes, now = Date.now() } = options;
  const establishment = await readEstablishment(db, establishmentId);
  const today = isoDay(new Date(now), establishment.timeZone);
  const year = readYear(options.year, today);
  const sheet = await sheetOf(bytes);
  const layout = findColumns(sheet);
  const below = sheet.slice(layout.firstRow);
  const asked = { year, today, establishment };
  const read = below.flatMap(
    (cells, at) => readCase(cells, { row: layout.firstRow + at + 1, layout, asked }) ?? [],
  );
  if (read.length === 0) throw refuseFile(say('records.import.empty'));
  if (read.length > MOST_IMPORTED_ROWS) {
    throw refuseFile(say('records.import.too-many', { most: MOST_IMPORTED_ROWS }));
  }
  const column = layout.columns.get(layout.layout === 'ita' ? 'case_number' : 'A')?.heading ?? '';
  const taken = await numbersOf(db, { establishmentId, year });
  const errors = [...read.flatMap((row) => row.errors), ...takenTwice(read, { taken, column })]
    .toSorted((a, b) => a.row - b.row)
    .slice(0, MOST_ERRORS);
  if (!preview && errors.length > 0) {
    throw new ProblemError('invalid-input', {
      errors: errors.map(({ row, field, message }) => ({ field: `rows.${row}.${field}`, message })),
    });
  }
  if (!preview) await writeCases(db, { viewer, read, now });
  return inEnglish<Omit<ImportReply, 'sentences'>>({
    ...{ preview, layout: layout.layout, imported: preview ? 0 : read.length },
    skipped: below.length - read.length,
    rows: read.map(({ row, values, class: caseClass, illnessType, daysAway, daysRestricted }) => ({
      row,
      caseNumber: values.caseNumber,
      name: values.name ?? null,
      jobTitle: values.jobTitle ?? '',
      dateOfInjury: values.dateOfInjury,
      description: values.description,
      class: caseClass,
      daysAway,
      daysRestricted,
      illnessType,
    })),
    errors,
  });
}

async function numbersOf(
  db: Database,
  { establishmentId, year }: { establishmentId: number; year: number },
): Promise<Set<string>> {
  const rows = await db
    .select({ caseNumber: recordedCases.caseNumber })
    .from(recordedCases)
    .where(
      and(
        eq(recordedCases.establishmentId, establishmentId),
        eq(recordedCases.year, year),
        isNotNull(recordedCases.caseNumber),
      ),
    );
  return new Set(rows.map(({ caseNumber }) => caseNumber ?? ''));
}

/** Numbers that another case of the year has, and those that stand in the file twice. */
function takenTwice(
  read: readonly ReadRow[],
  { taken, column }: { taken: ReadonlySet<string>; column: string },
): RowError[] {
  const seen = new Set<string>();
  return read.flatMap(({ row, values: { caseNumber } }) => {
    const isTwice = seen.has(caseNumber);
    seen.add(caseNumber);
    if (caseNumber === '' || (!isTwice && !taken.has(caseNumber))) return [];
    const message = isTwice ? say('records.import.twice') : say('field.case-number-taken');
    return [{ row, field: 'caseNumber', column, message }];
  });
}

const criteriaOf: Readonly<Record<CaseClass, readonly Criterion[]>> = {
  ...{ G: ['death'], H: ['days-away'], I: ['restricted'], J: [] },
};

async function writeCases(
  db: Database,
  { viewer, read, now }: { viewer: Viewer; read: readonly ReadRow[]; now: number },
): Promise<void> {
  const at = new Date(now);
  try {
    await db.transaction(async (tx) => {
      for (let first = 0; first < read.length; first += CHUNK) {
        await writeChunk(tx, { viewer, rows: read.slice(first, first + CHUNK), at });
      }
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'recorded_cases_number') throw error;
    throw refuseFile(say('field.case-number-taken'));
  }
}

async function writeChunk(
  tx: Database,
  { viewer, rows, at }: { viewer: Viewer; rows: readonly ReadRow[]; at: Date },
): Promise<void> {
  const made = await tx
    .insert(recordedCases)
    .values(rows.map(({ values }) => values))
    .returning({ id: recordedCases.id, caseNumber: recordedCases.caseNumber });
  const ids = new Map(made.map(({ id, caseNumber }) => [caseNumber, id]));
  const withIds = rows.map((row) => {
    const caseId = ids.get(row.values.caseNumber);
    if (caseId === undefined) throw new Error('A case was not made');
    return Object.assign({}, row, { caseId });
  });
  await tx.insert(caseDecisions).values(
    withIds.map(({ caseId, class: caseClass }) => ({
      caseId,
      recordable: 'yes' as const,
      paragraph: '29 CFR 1904.7(a)',
      workRelated: 'yes' as const,
      newCase: 'yes' as const,
      ours: 'yes' as const,
      ruleVersion: DECISION_RULES,
      at,
      criteria: caseClass === null ? [] : [...criteriaOf[caseClass]],
      reason: say('records.import.reason').text,
      decidedBy: viewer.id,
    })),
  );
  const periods = withIds.flatMap(({ caseId, periods: of }) => of.map((period) => ({ caseId, ...period })));
  if (periods.length > 0) await tx.insert(caseDays).values(periods);
  await tx.insert(logEntries).values(
    withIds.map(({ caseId, class: caseClass, illnessType, daysAway, daysRestricted }) => ({
      caseId,
      enteredAt: at,
      entry: { class: caseClass ?? 'J', illnessType: illnessType ?? 'injury', daysAway, daysRestricted },
    })),
  );
  await recordHistory(
    tx,
    withIds.map(({ caseId }) => ({
      actorId: viewer.id,
      subject: 'osha-case' as const,
      subjectId: caseId,
      action: 'case-imported',
      changes: {},
    })),
  );
}
