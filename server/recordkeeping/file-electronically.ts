import type { ItaCheck } from '@tailboard/contract/recordkeeping-forms.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { users } from '../identity/public.ts';
import { incidentPeople, incidents, incidentWitnesses } from '../incidents/public.ts';
import { inEnglish, say, type Said } from '../sentences/say.ts';
import type { StoredCase } from './case-store.ts';
import { readSummary } from './read-summary.ts';
import { checkCase, checkSummary, type Failing } from './rules/check-ita.ts';
import { casesCsv, summaryCsv, type FiledCase } from './rules/ita.ts';

type Asked = { establishmentId: number; year: string };
type File = 'summary' | 'cases';
type Failed = Failing & { file: File; caseId: number | null };

/** Both files of a year and every rule that fails: the summary as it was signed, or else by the log as of now. */
async function makeFiles(db: Database, asked: Asked) {
  const { answer, read } = await readSummary(db, asked);
  const summary = answer.certified ?? answer;
  const names = await namesAround(db, read.cases);
  const cases = read.cases.map((stored) => ({ stored, filed: toFiled(stored) }));
  const failing: Failed[] = [
    ...checkSummary(summary).map((one): Failed =>
      Object.assign(one, { file: 'summary' as const, caseId: null }),
    ),
    ...cases.flatMap(({ stored: { row }, filed }) =>
      checkCase(filed, [row.name ?? '', ...(names.get(row.incidentId ?? 0) ?? [])]).map((one): Failed =>
        Object.assign(one, { file: 'cases' as const, caseId: row.id }),
      ),
    ),
  ];
  const filed = cases.map((one) => one.filed);
  const of = { establishmentName: summary.establishment.name, year: read.year };
  return { failing, write: { summary: () => summaryCsv(summary), cases: () => casesCsv(of, filed) } };
}

const toFiled = ({ row, entry }: StoredCase): FiledCase => ({
  ...row,
  ...entry,
  caseNumber: row.caseNumber ?? '',
  jobTitle: row.jobTitle ?? '',
});

/** Who was hurt, who saw it and who reported it, by incident: their names may not stand in what is filed. */
async function namesAround(db: Database, cases: readonly StoredCase[]): Promise<Map<number, string[]>> {
  const ids = cases.flatMap(({ row }) => row.incidentId ?? []);
  const names = new Map<number, string[]>();
  if (ids.length === 0) return names;
  const are = (column: typeof incidentPeople.incidentId) =>
    sql`${column} = any(string_to_array(${ids.join()}, ',')::integer[])`;
  const rows = [
    ...(await db
      .select({ id: incidentPeople.incidentId, name: incidentPeople.name })
      .from(incidentPeople)
      .where(are(incidentPeople.incidentId))),
    ...(await db
      .select({ id: incidentWitnesses.incidentId, name: incidentWitnesses.name })
      .from(incidentWitnesses)
      .where(sql`${incidentWitnesses.incidentId} = any(string_to_array(${ids.join()}, ',')::integer[])`)),
    ...(await db
      .select({ id: incidents.id, name: users.name })
      .from(incidents)
      .innerJoin(users, sql`${users.id} = ${incidents.userId}`)
      .where(inArray(incidents.id, ids))),
  ];
  for (const { id, name } of rows) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

const inWords = ({ code, values }: Failing): Said =>
  (say as (code: Failing['code'], values: Failing['values']) => Said)(code, values);

/** Every rule that fails, in words, with the field to mend. */
export async function checkFiling(db: Database, asked: Asked): Promise<ItaCheck> {
  const { failing } = await makeFiles(db, asked);
  return inEnglish<Omit<ItaCheck, 'sentences'>>({
    ok: failing.every(({ level }) => level === 'check'),
    failing: failing.map((one) => ({
      file: one.file,
      field: one.field,
      caseId: one.caseId,
      caseNumber: one.caseNumber,
      level: one.level,
      message: inWords(one),
    })),
  });
}

/** One of the files. Where a rule of it fails it is given out only if asked for `anyway`. */
export async function fileOf(
  db: Database,
  options: Asked & { file: File; anyway: boolean },
): Promise<string> {
  const { file, anyway, ...asked } = options;
  const { failing, write } = await makeFiles(db, asked);
  const errors = failing.filter((one) => one.file === file && one.level === 'error');
  if (errors.length > 0 && !anyway) {
    throw new ProblemError('filing-refused', {
      errors: errors.map((one) => ({
        field: one.caseNumber === null ? one.field : `cases.${one.caseNumber}.${one.field}`,
        message: inWords(one),
      })),
    });
  }
  return write[file]();
}
