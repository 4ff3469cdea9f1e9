import type { CertifySummary, SummaryAnswer } from '@tailboard/contract/recordkeeping-forms.ts';
import { and, desc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/database.ts';
import { isoDay } from '../days.ts';
import { ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { say } from '../sentences/say.ts';
import { readLog, type ReadLog } from './read-log.ts';
import type { SignedSummary } from './rules/summary.ts';
import { certifiedSummaries, establishmentYears } from './tables.ts';

type Asked = { establishmentId: number; year: string; now?: number };
type Content = Omit<SignedSummary, 'signature'>;
export type ReadSummary = Readonly<{ answer: SummaryAnswer; read: ReadLog }>;

/** The 300A of a year: by the log as of now, and as it was signed last. */
export async function readSummary(db: Database, asked: Asked): Promise<ReadSummary> {
  const read = await readLog(db, asked);
  const content = await contentOf(db, read);
  const { establishment, year } = read;
  const [kept] = await db
    .select()
    .from(certifiedSummaries)
    .where(and(eq(certifiedSummaries.establishmentId, establishment.id), eq(certifiedSummaries.year, year)))
    .orderBy(desc(certifiedSummaries.id))
    .limit(1);
  const certified =
    kept === undefined ? null : { ...kept.summary, hash: kept.hash, at: kept.at.toISOString() };
  const differs = kept !== undefined && !isDeepStrictEqual(kept.summary.totals, content.totals);
  return { answer: { ...content, certified, differs }, read };
}

async function contentOf(db: Database, { establishment, year, log }: ReadLog): Promise<Content> {
  const [said] = await db
    .select()
    .from(establishmentYears)
    .where(and(eq(establishmentYears.establishmentId, establishment.id), eq(establishmentYears.year, year)));
  const { name, companyName, street, city, state, zip, naics, industryDescription, ein } = establishment;
  const { establishmentType, size } = establishment;
  return {
    year,
    establishment: {
      ...{ name, companyName, street, city, state, zip, naics, industryDescription, ein },
      ...{ establishmentType, size },
    },
    averageEmployees: said?.averageEmployees ?? null,
    hoursWorked: said?.hoursWorked ?? null,
    totals: log.totals,
  };
}

/** Keeps the 300A as it is signed, with its hash. What was signed before stays. */
export async function certifySummary(
  db: Database,
  options: Asked & { viewer: Viewer; signature: CertifySummary },
): Promise<SummaryAnswer> {
  const { viewer, signature, now = Date.now(), ...asked } = options;
  return db.transaction(async (tx) => {
    const { answer, read } = await readSummary(tx, { ...asked, now });
    const { establishment, year } = read;
    const today = isoDay(new Date(now), establishment.timeZone);
    const refused = (field: string, message: ReturnType<typeof say>) =>
      new ProblemError('invalid-input', { errors: [{ field, message }] });
    if (signature.on > today) throw refused('on', say('field.date-ahead'));
    if (answer.averageEmployees === null || answer.hoursWorked === null) {
      throw refused('hoursWorked', say('field.hours-first'));
    }
    const { certified: _, differs: __, ...content } = answer;
    const summary = { ...content, signature };
    const hash = createHash('sha256').update(JSON.stringify(summary)).digest('hex');
    await tx.insert(certifiedSummaries).values({
      ...{ establishmentId: establishment.id, year, summary, hash, keptBy: viewer.id, at: new Date(now) },
    });
    return (await readSummary(tx, { ...asked, now })).answer;
  });
}
