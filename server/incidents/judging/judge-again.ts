import { answersOf, timesOf } from '@tailboard/answers/incidents/answers-of.ts';
import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../database/database.ts';
import { warnAgain } from '../../hazards/public.ts';
import { tellOfJudgement } from '../../notifications/public.ts';
import { proposeCases, refillCases } from '../../recordkeeping/public.ts';
import { settleDuties } from '../duties/settle-duties.ts';
import { listFacts } from '../facts/facts-store.ts';
import { timelineOf } from '../investigation/timeline.ts';
import { listPeople } from '../people/people-store.ts';
import { findIncident } from '../store.ts';
import { incidents } from '../tables.ts';
import { wantModelJudgement } from './judge-by-model.ts';
import { JUDGEMENT_VERSION, judgedColumns, judgeReport } from './judge-report.ts';
import { keepJudgements, latestJudgement } from './kept-judgements.ts';

/**
 * Judges an incident as it now stands, in the transaction that changed it and locked its row: text, facts, people, times. A
 * judgement that says the same as the last of the rules is not kept again. Lists' columns follow.
 */
export async function judgeAgain(
  tx: Database,
  { incidentId, now, modelJudges }: { incidentId: number; now: number; modelJudges: boolean },
): Promise<void> {
  const stored = await findIncident(tx, incidentId);
  if (stored === null) return;
  const { incident } = stored;
  const [facts, people] = [await listFacts(tx, incidentId), await listPeople(tx, incidentId)];
  const analysis = judgeReport(
    { ...incident, mediaCount: stored.media.length },
    { answers: answersOf(facts, people), times: timesOf(incident) },
  );
  const before = await latestJudgement(tx, incidentId, 'built-in');
  if (before === null || before.version !== JUDGEMENT_VERSION || !saysTheSame(before, analysis)) {
    await keepJudgements(tx, [{ incidentId, analysis }]);
    await tx.update(incidents).set(judgedColumns(analysis)).where(eq(incidents.id, incidentId));
    if (modelJudges) await wantModelJudgement(tx, [incidentId]);
  }
  await proposeCases(tx, [{ incident, recordable: analysis.recordable.answer, people }]);
  await refillCases(tx, { incident, people, timeline: await timelineOf(tx, incidentId) });
  // Without a new judgement too: a clock follows when the company learned of it.
  const { hadDuties, started } = await settleDuties(tx, { incident, analysis, now: new Date(now) });
  await tellOfJudgement(tx, {
    incident: { ...incident, ...judgedColumns(analysis) },
    before: { ...incident, hadDuties },
    newDuties: started,
  });
  await warnAgain(tx, {
    incident: { ...incident, ...judgedColumns(analysis) },
    ownerCrewId: stored.ownerCrewId,
  });
}

const asKept = (analysis: IncidentAnalysis): unknown => JSON.parse(JSON.stringify(analysis));

function saysTheSame(
  { at: _at, version: _version, ...before }: IncidentAnalysis & { at: string; version: string },
  analysis: IncidentAnalysis,
): boolean {
  return isDeepStrictEqual(before, asKept(analysis));
}
