import { statePlanHours, statePlanWords } from '@tailboard/answers/incidents/state-plans.ts';
import type { StatePlan } from '@tailboard/contract/duties.ts';
import type { Facts } from '@tailboard/contract/incident-analysis.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sayCoded, type Unwritten } from '../../sentences/say.ts';
import { incidentJudgements, incidentPeople, type duties } from '../tables.ts';
import { stateOf, type Place } from './states.ts';

type Row = typeof duties.$inferSelect;
type Known = Readonly<{ facts: Facts; admitted: number }>;
const HOUR_MS = 3_600_000;

/** The duties, each with how the plan of its state differs; null where the state is not known. */
export async function withStatePlans<Of extends { duty: Row; place: Place }>(
  db: Database,
  rows: readonly Of[],
): Promise<(Of & { statePlan: Unwritten<StatePlan> | null })[]> {
  const states = await Promise.all(rows.map(({ place }) => stateOf(place)));
  const calls = rows.flatMap(({ duty }, at) =>
    duty.kind === 'call-osha' && duty.state === 'open' && states[at] !== null ? duty.incidentId : [],
  );
  const known = await whatIsKnown(db, [...new Set(calls)]);
  return rows.map((row, at) => {
    const state = states[at] ?? null;
    if (state === null) return { ...row, statePlan: null };
    const { duty } = row;
    const words = statePlanWords(state, duty.kind).map(sayCoded);
    const of = known.get(duty.incidentId);
    return { ...row, statePlan: { state, words, by: of === undefined ? null : endOf(state, duty, of) } };
  });
}

/** When a state's clock ends that is shorter than the federal one; both start when the company learned of it. */
function endOf(state: string, { kind, hours, startedAt }: Row, known: Known): string | null {
  const own = kind === 'call-osha' ? statePlanHours(state, known) : null;
  if (own === null || hours === null || own >= hours) return null;
  return new Date(startedAt.getTime() + own * HOUR_MS).toISOString();
}

async function whatIsKnown(db: Database, ids: readonly number[]): Promise<Map<number, Known>> {
  if (ids.length === 0) return new Map();
  const judged = await db
    .selectDistinctOn([incidentJudgements.incidentId], {
      incidentId: incidentJudgements.incidentId,
      facts: sql<Facts>`${incidentJudgements.analysis} -> 'facts'`,
    })
    .from(incidentJudgements)
    .where(inArray(incidentJudgements.incidentId, [...ids]))
    .orderBy(incidentJudgements.incidentId, sql`${incidentJudgements.id} desc`);
  const hurt = await db
    .select({ incidentId: incidentPeople.incidentId, admitted: count() })
    .from(incidentPeople)
    .where(and(inArray(incidentPeople.incidentId, [...ids]), eq(incidentPeople.treatment, 'admitted')))
    .groupBy(incidentPeople.incidentId);
  const admitted = new Map(hurt.map((row) => [row.incidentId, row.admitted]));
  return new Map(
    judged.map(({ incidentId, facts }) => [incidentId, { facts, admitted: admitted.get(incidentId) ?? 0 }]),
  );
}
