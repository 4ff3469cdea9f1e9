import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { StoredCase } from './case-store.ts';
import type { Entry } from './rules/log.ts';
import { certifiedSummaries, logEntries, recordedCases } from './tables.ts';

/**
 * Brings the log in line with a case, in the transaction that changed it (29 CFR 1904.33). A changed outcome lines the entry out and
 * writes it anew; `before` is what stood until now. The first days of a case complete its entry (`completes`), unless the
 * year's summary was signed.
 */
export async function enterInLog(
  tx: Database,
  options: { stored: StoredCase; before: Entry; completes?: boolean; now: number },
): Promise<void> {
  const { stored, before, completes = false, now } = options;
  const { row, entry } = stored;
  const [standing] = await tx
    .select({ id: logEntries.id })
    .from(logEntries)
    .where(and(eq(logEntries.caseId, row.id), isNull(logEntries.linedOutAt)));
  const at = new Date(now);
  const lineOut = async (id: number) =>
    tx.update(logEntries).set({ linedOutAt: at, entry: before }).where(eq(logEntries.id, id));
  if (row.state !== 'recordable') {
    if (standing !== undefined) await lineOut(standing.id);
    return;
  }
  if (standing === undefined) {
    await tx.insert(logEntries).values({ caseId: row.id, enteredAt: at, entry });
    return;
  }
  const isSame = before.class === entry.class && before.illnessType === entry.illnessType;
  if (isSame || (completes && !(await isSigned(tx, row)))) {
    await tx.update(logEntries).set({ entry }).where(eq(logEntries.id, standing.id));
    return;
  }
  await lineOut(standing.id);
  await tx.insert(logEntries).values({ caseId: row.id, enteredAt: at, entry });
}

async function isSigned(tx: Database, row: typeof recordedCases.$inferSelect): Promise<boolean> {
  if (row.establishmentId === null) return false;
  const [signed] = await tx
    .select({ id: certifiedSummaries.id })
    .from(certifiedSummaries)
    .where(
      and(eq(certifiedSummaries.establishmentId, row.establishmentId), eq(certifiedSummaries.year, row.year)),
    )
    .limit(1);
  return signed !== undefined;
}

/** The next whole number of the log of an establishment and year. */
export async function nextCaseNumber(
  tx: Database,
  { establishmentId, year }: { establishmentId: number; year: number },
): Promise<string> {
  const taken = await tx
    .select({ caseNumber: recordedCases.caseNumber })
    .from(recordedCases)
    .where(and(eq(recordedCases.establishmentId, establishmentId), eq(recordedCases.year, year)))
    .orderBy(desc(recordedCases.id));
  const numbers = taken.flatMap(({ caseNumber }) =>
    /^\d{1,9}$/.test(caseNumber ?? '') ? Number(caseNumber) : [],
  );
  return String(numbers.reduce((most, number) => Math.max(most, number), 0) + 1);
}
