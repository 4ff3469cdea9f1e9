import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import type { KeptAnalysis } from '@tailboard/contract/incidents.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { incidentJudgements } from '../tables.ts';
import { JUDGEMENT_VERSION } from './judge-report.ts';

/** Keeps judgements in the transaction of what was judged; as one parameter, because a batch brings hundreds. */
export async function keepJudgements(
  tx: Database,
  judgements: readonly { incidentId: number; analysis: IncidentAnalysis | undefined }[],
  version: string = JUDGEMENT_VERSION,
): Promise<void> {
  const known = judgements.filter(({ analysis }) => analysis !== undefined);
  if (known.length === 0) return;
  await tx.execute(sql`
    insert into ${incidentJudgements} (incident_id, version, analysis)
    select "incidentId", ${version}, analysis
    from jsonb_to_recordset(${JSON.stringify(known)}::text::jsonb) as kept("incidentId" integer, analysis jsonb)`);
}

/** The judgement that holds, or the last of the rules (`built-in`); null before the first. */
export async function latestJudgement(
  db: Database,
  incidentId: number,
  source?: 'built-in',
): Promise<KeptAnalysis | null> {
  const [row] = await db
    .select()
    .from(incidentJudgements)
    .where(
      and(
        eq(incidentJudgements.incidentId, incidentId),
        source === undefined ? undefined : sql`${incidentJudgements.analysis} ->> 'source' = ${source}`,
      ),
    )
    .orderBy(desc(incidentJudgements.id))
    .limit(1);
  return row === undefined ? null : { ...row.analysis, at: row.at.toISOString(), version: row.version };
}
