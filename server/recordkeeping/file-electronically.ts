import type { ItaCheck, ItaFiled } from '@tailboard/contract/recordkeeping-forms.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { inEnglish, say, type Said } from '../sentences/say.ts';
import type { StoredCase } from './case-store.ts';
import { readEstablishment } from './establishment-store.ts';
import type { ItaApi } from './ita-api.ts';
import { namesAround } from './names-around.ts';
import { readSummary } from './read-summary.ts';
import { checkCase, checkSummary, type Failing } from './rules/check-ita.ts';
import { casesCsv, summaryCsv, type FiledCase } from './rules/ita.ts';
import { filesCases } from './rules/who-must.ts';
import { checkYearDuty, endYearDuty } from './year-duties.ts';

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
      checkCase(filed, names.get(row.id) ?? new Map<string, never>()).map((one): Failed =>
        Object.assign(one, { file: 'cases' as const, caseId: row.id }),
      ),
    ),
  ];
  const filed = cases.map((one) => one.filed);
  const of = { establishmentName: summary.establishment.name, year: read.year };
  return {
    failing,
    cases: filed.length,
    year: read.year,
    write: { summary: () => summaryCsv(summary), cases: () => casesCsv(of, filed) },
  };
}

const toFiled = ({ row, entry }: StoredCase): FiledCase => ({
  ...row,
  ...entry,
  caseNumber: row.caseNumber ?? '',
  jobTitle: row.jobTitle ?? '',
});

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
      positions: [...one.positions],
    })),
  });
}

const refusedFor = (errors: readonly Failed[]) =>
  new ProblemError('filing-refused', {
    errors: errors.map((one) => ({
      field: one.caseNumber === null ? one.field : `cases.${one.caseNumber}.${one.field}`,
      message: inWords(one),
    })),
  });

/** One of the files. Where a rule of it fails it is given out only if asked for `anyway`. */
export async function fileOf(
  db: Database,
  options: Asked & { file: File; anyway: boolean },
): Promise<string> {
  const { file, anyway, ...asked } = options;
  const { failing, write } = await makeFiles(db, asked);
  const errors = failing.filter((one) => one.file === file && one.level === 'error');
  if (errors.length > 0 && !anyway) {
    throw refusedFor(errors);
  }
  return write[file]();
}

/** Files a year with OSHA: the summary, and the cases where the rule wants them. Nothing is sent while a rule fails. */
export async function fileYear(
  db: Database,
  { viewer, api, now = Date.now(), ...asked }: Asked & { viewer: Viewer; api: ItaApi | null; now?: number },
): Promise<ItaFiled> {
  if (api === null) throw new ProblemError('no-filing');
  const place = await readEstablishment(db, asked.establishmentId);
  const { failing, write, cases, year } = await makeFiles(db, asked);
  const withCases = filesCases(place).answer === 'yes';
  const errors = failing.filter(({ file, level }) => level === 'error' && (withCases || file === 'summary'));
  if (errors.length > 0) throw refusedFor(errors);
  checkYearDuty(place, { kind: 'file-electronically', year, now });
  const submission = await api.file({
    summaryCsv: write.summary(),
    casesCsv: withCases ? write.cases() : null,
  });
  const ended = { establishmentId: place.id, year, kind: 'file-electronically' } as const;
  const note = submission === null ? {} : { note: submission.slice(0, 500) };
  await endYearDuty(db, { viewer, ended: { ...ended, ...note }, now });
  return {
    ...{ year, establishmentId: place.id, cases: withCases ? cases : 0, submission },
    ...{ filedAt: new Date(now).toISOString(), filedBy: viewer.name },
  };
}
