import { answersOf } from '@tailboard/answers/incidents/answers-of.ts';
import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { askedFacts } from '@tailboard/contract/incident-facts.ts';
import type {
  Incident,
  IncidentContent,
  ReportIncident,
  UpdateIncident,
} from '@tailboard/contract/incidents.ts';
import type { PeopleOfIncident } from '@tailboard/contract/incident-people.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { warnNearby } from '../hazards/public.ts';
import { tellOfReports } from '../notifications/public.ts';
import { ProblemError } from '../http/problem.ts';
import { proposeCases } from '../recordkeeping/public.ts';
import { say } from '../sentences/say.ts';
import { checkContent } from './check-content.ts';
import { contentHash } from './content-hash.ts';
import { openDuties } from './duties/settle-duties.ts';
import { keepFacts } from './facts/facts-store.ts';
import { findHeat } from './heat-jobs.ts';
import { wantModelJudgement } from './judging/judge-by-model.ts';
import { judgedColumns, judgeReport } from './judging/judge-report.ts';
import { keepJudgements } from './judging/kept-judgements.ts';
import { insertIncidents, type NewIncident } from './insert-incidents.ts';
import { accountsMissing, insertPeople } from './people/people-store.ts';
import { findIncidents, toIncident, type StoredIncident } from './store.ts';
import { incidents } from './tables.ts';

/** `modelJudges`: whether a model judges them too, as a job. */
type Asked = {
  now?: number;
  modelJudges?: boolean;
  /** Made up: the weather service is not asked about it. */
  isDemo?: boolean;
};

export type Reported = { created: boolean; incident: Incident };

/**
 * Takes a new incident of `viewer`. A repeat of the same report gives the incident that exists (`created` false); the same
 * clientRef with other content throws `client-ref-conflict` with it.
 */
export async function reportIncident(
  db: Database,
  options: { viewer: Viewer; report: ReportIncident } & Asked,
): Promise<Reported> {
  const { report, ...asked } = options;
  const [outcome] = await reportIncidents(db, { ...asked, reports: [report] });
  if (outcome instanceof ProblemError) throw outcome;
  if (outcome === undefined) throw new Error('A report had no outcome');
  return outcome;
}

/**
 * Takes many new incidents in one transaction with a fixed number of queries. Per report, in order, what the single
 * call would have given; one that is refused does not stop the others.
 */
export async function reportIncidents(
  db: Database,
  options: { viewer: Viewer; reports: readonly ReportIncident[] } & Asked,
): Promise<(Reported | ProblemError)[]> {
  const { viewer, reports, now = Date.now(), modelJudges = false, isDemo = false } = options;
  const missingOf = await accountsMissing(
    db,
    reports.map(({ people }) => people),
  );
  const rows = reports.map(
    (report) => missingOf(report.people) ?? acceptable(() => toRow(report, viewer, now)),
  );
  const told = new Map<string, PeopleOfIncident & Pick<ReportIncident, 'facts'>>();
  const judged = new Map<string, IncidentAnalysis>();
  for (const [at, row] of rows.entries()) {
    if (row instanceof ProblemError) continue;
    const { people = [], witnesses = [], facts = {} } = reports[at] ?? {};
    const analysis = judgeReport(row, { answers: answersOf(saidIn(facts), people) });
    // Of two with one name the first is inserted.
    if (!judged.has(nameOf(row))) {
      judged.set(nameOf(row), analysis);
      told.set(nameOf(row), { people, witnesses, facts });
    }
    Object.assign(row, judgedColumns(analysis));
    // A batch of hundreds takes half a second in all: other requests go on between them.
    if (judged.size % 20 === 0) await setImmediate();
  }
  // In one order always: two batches with the same reports then wait for each other instead of for ever.
  const good = rows
    .filter((row) => !(row instanceof ProblemError))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return db.transaction(async (tx) => {
    const inserted = await insertIncidents(tx, good);
    const insertedIds = new Set(inserted.map((row) => row.id));
    await keepJudgements(
      tx,
      inserted.map((row) => ({ incidentId: row.id, analysis: judged.get(nameOf(row)) })),
    );
    if (modelJudges) {
      await wantModelJudgement(
        tx,
        inserted.map(({ id }) => id),
      );
    }
    await insertPeople(
      tx,
      inserted.map((row) => ({ incidentId: row.id, ...told.get(nameOf(row)) })),
    );
    await keepFacts(tx, {
      answers: inserted.map((row) => ({ incidentId: row.id, facts: told.get(nameOf(row))?.facts ?? {} })),
      saidBy: viewer.id,
      at: new Date(now),
    });
    await recordHistory(
      tx,
      inserted.map(({ id }) => ({
        actorId: viewer.id,
        subject: 'incident' as const,
        subjectId: id,
        ownerId: viewer.id,
        action: 'reported',
        changes: {},
      })),
    );
    const duties = await openDuties(
      tx,
      inserted.flatMap((incident) => {
        const analysis = judged.get(nameOf(incident));
        return analysis === undefined ? [] : [{ incident, analysis }];
      }),
    );
    await proposeCases(
      tx,
      inserted.map((incident) => ({
        incident,
        recordable: judged.get(nameOf(incident))?.recordable.answer ?? 'no',
        people: told.get(nameOf(incident))?.people ?? [],
      })),
    );
    await tellOfReports(tx, { ownerId: viewer.id, incidents: inserted, duties });
    if (!isDemo) await findHeat(tx, inserted, now);
    await warnNearby(tx, { owner: { userId: viewer.id, crewId: viewer.crewId }, incidents: inserted });
    const known = new Map(inserted.map((incident) => [nameOf(incident), justMade(incident, viewer)]));
    const others = await findByNames(
      tx,
      viewer.id,
      good.filter((row) => !known.has(nameOf(row))),
    );
    for (const stored of others) known.set(nameOf(stored.incident), stored);
    return rows.map((row) => {
      if (row instanceof ProblemError) return row;
      const stored = known.get(nameOf(row));
      if (stored === undefined) throw new Error('An incident was neither made nor found');
      const incident = toIncident(stored);
      if (stored.incident.contentHash !== row.contentHash) {
        return new ProblemError('client-ref-conflict', { current: incident });
      }
      // Within one batch the first of two equal reports makes the record, the second finds it.
      return { created: insertedIds.delete(incident.id), incident };
    });
  });
}

const saidIn = (facts: NonNullable<ReportIncident['facts']>) =>
  askedFacts.flatMap((fact) => {
    const value = facts[fact];
    return value === undefined ? [] : [{ fact, value }];
  });

/** One of this transaction: no file can have come to it yet. */
function justMade(incident: StoredIncident['incident'], viewer: Viewer): Omit<StoredIncident, 'ownerCrewId'> {
  return { incident, reportedBy: viewer.name, reportedByUsername: viewer.username, media: [] };
}

function acceptable(make: () => NewIncident): NewIncident | ProblemError {
  try {
    return make();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

function toRow(report: ReportIncident, viewer: Viewer, now: number): NewIncident {
  checkContent(report, now);
  if (report.status !== 'open') {
    throw new ProblemError('forbidden-status-change', {
      detail: say('problem.incident.is-open'),
      errors: [{ field: 'status', message: say('field.incident-is-open') }],
    });
  }
  const offlineId =
    report.clientRef === undefined &&
    report.id !== undefined &&
    Number.isSafeInteger(report.id) &&
    report.id < 0
      ? report.id
      : null;
  return {
    ...contentColumns(report),
    supervisorTold: report.supervisorTold ?? null,
    userId: viewer.id,
    // One without any name gets one, so that every row of a batch can be told apart.
    clientRef: report.clientRef ?? (offlineId === null ? randomUUID() : null),
    offlineId,
    contentHash: contentHash(report),
  };
}

/** The content as columns, for a new row or a changed one. */
export function contentColumns(content: ChangedContent) {
  const { type, date, location, latitude, longitude, description, priority, category } = content;
  return {
    ...{ type, date: new Date(date), location, latitude, longitude, description, priority },
    ...(category === undefined ? {} : { category }),
  };
}

type ChangedContent = Omit<IncidentContent, 'category'> & Pick<UpdateIncident, 'category'>;

const nameOf = (row: Pick<NewIncident, 'clientRef' | 'offlineId' | 'contentHash'>) =>
  row.clientRef?.toLowerCase() ?? `${row.offlineId} ${row.contentHash}`;

async function findByNames(
  tx: Database,
  userId: number,
  rows: readonly NewIncident[],
): Promise<StoredIncident[]> {
  const refs = rows.flatMap((row) => row.clientRef ?? []);
  const offlineIds = rows.flatMap((row) => row.offlineId ?? []);
  const mine = eq(incidents.userId, userId);
  // As one parameter: five hundred of them are read more slowly than the rows.
  const named = sql`${incidents.clientRef} = any(string_to_array(${refs.join()}, ',')::uuid[])`;
  return [
    ...(refs.length > 0 ? await findIncidents(tx, and(mine, named)) : []),
    ...(offlineIds.length > 0
      ? await findIncidents(tx, and(mine, inArray(incidents.offlineId, offlineIds)))
      : []),
  ];
}
