import { eq, isNull, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app-types.ts';
import { addJobs } from '../../jobs/store.ts';
import { runJobs } from '../../jobs/run-jobs.ts';
import { settleDuties } from '../duties/settle-duties.ts';
import { incidents } from '../tables.ts';
import { judgedColumns, judgeReport } from './judge-report.ts';
import { keepJudgements } from './kept-judgements.ts';

const JUDGE_UNJUDGED = 'judge-unjudged';
const BATCH = 100;
/** What arrived longer ago starts no clock: hundreds that are long over would bury the one that runs. */
const CLOCK_DAYS = 30;
const DAY_MS = 86_400_000;

/** Judges, at the start of a server, the reports of the time before there were judgements. */
export function startJudging(app: App): void {
  const { db } = app.context;
  const { wake, stop } = runJobs({
    ...{ db, log: app.log, kind: JUDGE_UNJUDGED, leaseMs: 60_000 },
    work: async ({ signal }) => {
      while (!signal.aborted && (await judgeBatch(db)) > 0) await setImmediate();
    },
  });
  app.addHook('onReady', async () => {
    // Servers that start together share the one job; one that is under way is run again, and finds nothing.
    if (await isAnyLeft(db)) await addJobs(db, JUDGE_UNJUDGED, ['all']);
    wake();
  });
  app.addHook('onClose', stop);
}

async function isAnyLeft(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ id: incidents.id })
    .from(incidents)
    .where(isNull(incidents.severity))
    .limit(1);
  return row !== undefined;
}

/** Judges the next reports that nobody else is at, and answers with how many. Nobody is notified of what is old. */
async function judgeBatch(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(incidents)
      .where(isNull(incidents.severity))
      .orderBy(incidents.id)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const judged = rows.map((incident) => ({ incident, analysis: judgeReport(incident) }));
    await keepJudgements(
      tx,
      judged.map(({ incident, analysis }) => ({ incidentId: incident.id, analysis })),
    );
    const columns = judged.map(({ incident, analysis }) => ({ id: incident.id, ...judgedColumns(analysis) }));
    await tx.execute(sql`
      update ${incidents} set severity = judged.severity, potential_severity = judged."potentialSeverity",
        osha_answer = judged."oshaAnswer", hazards = judged.hazards
      from jsonb_to_recordset(${JSON.stringify(columns)}::text::jsonb) as judged(id integer, severity text,
        "potentialSeverity" text, "oshaAnswer" text, hazards text[])
      where ${eq(incidents.id, sql`judged.id`)}`);
    const now = new Date();
    for (const { incident, analysis } of judged) {
      const isRecent = now.getTime() - incident.createdAt.getTime() <= CLOCK_DAYS * DAY_MS;
      if (isRecent && incident.status !== 'closed') await settleDuties(tx, { incident, analysis, now });
    }
    return rows.length;
  });
}
