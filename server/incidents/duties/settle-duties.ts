import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../database/database.ts';
import { duties, type incidents } from '../tables.ts';
import { decideDuties, type DutyChange, type NewDuty } from './duty-rules.ts';
import { endDuty, insertDuties, type StartedDuty } from './duty-store.ts';
import { stateOf, type Place } from './states.ts';
import { zonesOfReporters } from './zones-of-reporters.ts';

type Incident = Pick<typeof incidents.$inferSelect, 'id' | 'userId' | 'learnedAt' | 'createdAt'> & Place;
type Of = Readonly<{ incident: Incident; analysis: IncidentAnalysis }>;

const situationOf = async (
  { incident, analysis }: Of,
  { now, zones }: { now: Date; zones: ReadonlyMap<number, string> },
) => ({
  analysis,
  learnedAt: incident.learnedAt,
  arrivedAt: incident.createdAt,
  // Asked for only where something may follow from it.
  state: analysis.reportToOsha.answer === 'no' ? null : await stateOf(incident),
  timeZone: zones.get(incident.userId) ?? Temporal.Now.timeZoneId(),
  now,
});

/** Asked for only where a case may have to be recorded: nothing else goes by calendar days. */
const zonesOf = (tx: Database, reports: readonly Of[]) =>
  zonesOfReporters(
    tx,
    reports
      .filter(({ analysis }) => analysis.recordable.answer !== 'no')
      .map(({ incident }) => incident.userId),
  );

/** Opens the duties of reports that have just arrived, in their transaction. */
export async function openDuties(tx: Database, reports: readonly Of[]): Promise<StartedDuty[]> {
  const rows: (NewDuty & { incidentId: number })[] = [];
  const zones = await zonesOf(tx, reports);
  for (const of of reports) {
    const situation = { ...(await situationOf(of, { now: of.incident.createdAt, zones })), duties: [] };
    for (const change of decideDuties(situation)) {
      if (change.change === 'open') rows.push({ ...change, incidentId: of.incident.id });
    }
  }
  const [first] = reports;
  return first === undefined ? [] : insertDuties(tx, rows, first.incident.createdAt);
}

/**
 * Brings an incident's duties in line with its judgement, in the transaction of the judgement, which holds the incident's row.
 * `started`: those that are new.
 */
export async function settleDuties(
  tx: Database,
  of: Of & { now: Date },
): Promise<{ hadDuties: boolean; started: StartedDuty[] }> {
  const { incident, analysis, now } = of;
  const known = await tx.select().from(duties).where(eq(duties.incidentId, incident.id)).orderBy(duties.id);
  const zones = await zonesOf(tx, [of]);
  const changes = decideDuties({ ...(await situationOf(of, { now, zones })), duties: known });
  for (const change of changes) {
    if (change.change === 'end') await endDuty(tx, { ...change, analysis });
    if (change.change === 'move') await moveDuty(tx, change);
  }
  const rows = changes.flatMap((change) =>
    change.change === 'open' ? [{ ...change, incidentId: incident.id }] : [],
  );
  return { hadDuties: known.length > 0, started: await insertDuties(tx, rows, now) };
}

/** A clock that was moved is reminded of anew. */
async function moveDuty(tx: Database, change: Extract<DutyChange, { change: 'move' }>): Promise<void> {
  const { id, startedAt, dueAt, paragraph } = change;
  await tx.update(duties).set({ startedAt, dueAt, paragraph, reminded: [] }).where(eq(duties.id, id));
}
