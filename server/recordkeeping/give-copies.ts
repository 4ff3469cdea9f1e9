import type { AskCopy, Copy } from '@tailboard/contract/recordkeeping-duties.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isoDay } from '../days.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { users } from '../identity/public.ts';
import { say, type Said } from '../sentences/say.ts';
import type { Language } from '../sentences/write.ts';
import { findCase } from './case-store.ts';
import { readEstablishment } from './establishment-store.ts';
import { readLog } from './read-log.ts';
import { daysAfter, nextBusinessDay } from './rules/due-days.ts';
import { recordCopies } from './tables.ts';
import { readYear } from './year.ts';

type Row = typeof recordCopies.$inferSelect;

/** Days for the 301s that the representative of the employees asks for: 29 CFR 1904.35(b)(2)(v)(B). */
const UNION_DAYS = 7;
const isOfUnion = ({ what, role }: Pick<Row, 'what' | 'role'>): boolean =>
  what === 'form-301' && role === 'union';
const paragraphOf = (row: Pick<Row, 'what' | 'role'>): string =>
  row.what === 'log' ? '29 CFR 1904.35(b)(2)(iii)' : `29 CFR 1904.35(b)(2)(v)(${isOfUnion(row) ? 'B' : 'A'})`;

function toCopy({ row, givenBy }: { row: Row; givenBy: string | null }): Copy {
  const { id, establishmentId, year, what, caseId, askedBy, role, askedOn, dueOn, givenOn } = row;
  return {
    ...{ id, establishmentId, year, what, caseId, askedBy, role, askedOn, dueOn, givenOn, givenBy },
    ...{ paragraph: paragraphOf(row), caseOnly: isOfUnion(row) },
  };
}

const refused = (field: string, message: Said) =>
  new ProblemError('invalid-input', { errors: [{ field, message }] });

/** Notes that somebody asked for a copy, and by when it is due. */
export async function askForCopy(
  db: Database,
  { viewer, asked, now = Date.now() }: { viewer: Viewer; asked: AskCopy; now?: number },
): Promise<Copy> {
  const { establishmentId, caseId, what, role } = asked;
  const { timeZone } = await readEstablishment(db, establishmentId);
  const today = isoDay(new Date(now), timeZone);
  const askedOn = asked.askedOn ?? today;
  if (askedOn > today) throw refused('askedOn', say('field.date-ahead'));
  const year = readYear(String(asked.year), today);
  if (caseId !== null) {
    const row = (await findCase(db, caseId, now))?.row;
    if (row?.establishmentId !== establishmentId || row.year !== year) {
      throw refused('caseId', say('field.no-such-case'));
    }
  }
  const dueOn = isOfUnion({ what, role }) ? daysAfter(askedOn, UNION_DAYS) : nextBusinessDay(askedOn);
  const [made] = await db
    .insert(recordCopies)
    .values({ ...asked, year, caseId: what === 'log' ? null : caseId, askedOn, dueOn, keptBy: viewer.id })
    .returning({ id: recordCopies.id });
  return readCopy(db, made?.id ?? null);
}

async function findCopies(db: Database, condition: SQL | undefined): Promise<Copy[]> {
  const rows = await db
    .select({ row: recordCopies, givenBy: users.name })
    .from(recordCopies)
    .leftJoin(users, eq(users.id, recordCopies.givenBy))
    .where(condition)
    .orderBy(sql`${recordCopies.id} desc`);
  return rows.map(toCopy);
}

/** The newest first. */
export const listCopies = (
  db: Database,
  { establishmentId, year }: { establishmentId?: number | undefined; year?: number | undefined },
): Promise<Copy[]> =>
  findCopies(
    db,
    and(
      establishmentId === undefined ? undefined : eq(recordCopies.establishmentId, establishmentId),
      year === undefined ? undefined : eq(recordCopies.year, year),
    ),
  );

async function readCopy(db: Database, id: number | null): Promise<Copy> {
  const [found] = id === null ? [] : await findCopies(db, eq(recordCopies.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** Notes that a copy was given, and by whom. One that was given stays as it is. */
export async function giveCopy(
  db: Database,
  options: { viewer: Viewer; id: number | null; on: string; now?: number },
): Promise<Copy> {
  const { viewer, id, on, now = Date.now() } = options;
  const copy = await readCopy(db, id);
  if (copy.givenOn !== null) return copy;
  const { timeZone } = await readEstablishment(db, copy.establishmentId);
  if (on > isoDay(new Date(now), timeZone)) throw refused('on', say('field.date-ahead'));
  if (on < copy.askedOn) throw refused('on', say('field.given-before-asked'));
  await db
    .update(recordCopies)
    .set({ givenOn: on, givenBy: viewer.id })
    .where(and(eq(recordCopies.id, copy.id), sql`${recordCopies.givenOn} is null`));
  return readCopy(db, copy.id);
}

/**
 * What the one who asked is given: the log with its names, which the rule does not let be removed (1904.35(b)(2)(iv)), privacy
 * cases without; one's own 301 whole; the representative's 301s without person and physician.
 */
export async function copyPdf(
  db: Database,
  { id, language, now = Date.now() }: { id: number | null; language: Language; now?: number },
): Promise<{ pdf: Buffer; copy: Copy }> {
  const copy = await readCopy(db, id);
  const { establishmentId, caseOnly } = copy;
  if (copy.caseId !== null) {
    const stored = await findCase(db, copy.caseId, now);
    const { form301Pdf } = await import('./forms/form-301-pdf.ts');
    return { copy, pdf: await form301Pdf(stored === null ? [] : [stored], { language, caseOnly }) };
  }
  const { log, cases, establishment } = await readLog(db, { establishmentId, year: String(copy.year), now });
  if (copy.what === 'log') {
    const { logPdf } = await import('./forms/log-pdf.ts');
    return { copy, pdf: await logPdf(log, { timeZone: establishment.timeZone, language }) };
  }
  const { form301Pdf } = await import('./forms/form-301-pdf.ts');
  return { copy, pdf: await form301Pdf(cases, { language, caseOnly }) };
}
