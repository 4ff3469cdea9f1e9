import { SMALL_NUMBER, type Insights, type InsightsQuery } from '@tailboard/contract/insights.ts';
import { sql, type SQL } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../database/database.ts';
import { dayPlus, isoDay } from '../days.ts';
import { ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { scopeOf } from '../identity/public.ts';
import { isSentenceCode } from '@tailboard/contract/sentences/all.ts';
import { inEnglish, say, sayCoded } from '../sentences/say.ts';
import {
  type Counted,
  countOverdue,
  countReports,
  countTalks,
  countWeek,
  medianHours,
  describePlaces,
  placedReports,
  type PlacedReports,
} from './count.ts';
import { findClusters } from './find-clusters.ts';

const MOST_CLUSTERS = 50;
/** Reports of a cluster that are named, the newest. */
const MOST_IDS = 200;

/**
 * Where it happens, and how fast it is answered, over the incidents that `viewer` answers for. Throws `not-allowed` for whoever
 * answers for nobody.
 */
export async function readInsights(
  db: Database,
  options: { viewer: Viewer; query: InsightsQuery; now?: Date },
): Promise<Insights> {
  const { viewer, query, now = new Date() } = options;
  const zone = viewer.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = isoDay(now, zone);
  const to = query.to ?? today;
  const from = query.from ?? dayPlus(to, -364);
  // One that is left out may make it so.
  if (from > to) throw new ProblemError('invalid-input', { errors: [fromAfterTo] });
  const counted: Counted = {
    people: peopleOf(viewer, query.crew),
    from: startOf(from, zone),
    until: startOf(dayPlus(to, 1), zone),
    zone,
  };
  // Each is one query; a server with several connections runs them side by side.
  const [reports, overdueActions, week, talks, medians, clusters] = await Promise.all([
    countReports(db, counted),
    countOverdue(db, counted, today),
    countWeek(db, counted),
    countTalks(db, counted),
    medianHours(db, counted),
    readClusters(db, counted),
  ]);
  const { weeks, hours, total, injuries, heatKnown, ...by } = reports;
  const nearMisses = by.byCategory.find(({ category }) => category === 'near-miss')?.count ?? 0;
  return inEnglish<Omit<Insights, 'sentences'>>({
    ...{ from, to, total, ...by },
    byWeek: weeksBetween(from, to).map((week) => ({ week, count: weeks.get(week) ?? 0 })),
    byHour: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      count: hours.get(hour)?.count ?? 0,
      heatIndex: hours.get(hour)?.heatIndex ?? null,
    })),
    heatKnown,
    nearMisses,
    injuries,
    nearMissesPerInjury: injuries === 0 ? null : Math.round((nearMisses / injuries) * 100) / 100,
    talks,
    medianHours: medians,
    overdueActions,
    clusters,
    smallNumbers: total < SMALL_NUMBER,
    sentence: say('insights.week', {
      count: week.count,
      before: week.before,
      hazard:
        week.hazard === undefined
          ? ''
          : say('insights.week-hazard', {
              hazard: hazardSaid(week.hazard.hazard),
              times: week.hazard.count,
            }),
      overdue: overdueActions === 0 ? '' : say('insights.week-overdue', { count: overdueActions }),
    }),
  });
}

const fromAfterTo = { field: 'from', message: say('field.from-after-to') };

/** A kind of hazard is a word of the product, kept in English. */
function hazardSaid(hazard: string) {
  const code = `hazard.${hazard}`;
  return isSentenceCode(code) ? sayCoded({ code }) : hazard;
}

/** On the reporter `u`. A crew that one may not see has nobody. */
function peopleOf(viewer: Viewer, crew: string | undefined): SQL | undefined {
  const scope = scopeOf(viewer, 'incident.supervise');
  switch (scope) {
    case 'none':
    case 'own':
      throw new ProblemError('not-allowed');
    case 'crew':
      if (crew !== undefined && crew !== viewer.crewId) return sql`false`;
      return sql`(u.crew_id = ${viewer.crewId} or u.id = ${viewer.id}::int)`;
    case 'any':
      return crew === undefined ? undefined : sql`u.crew_id = ${crew}`;
  }
}

async function readClusters(db: Database, counted: Counted): Promise<Insights['clusters']> {
  const clusters = findClusters(await placedReports(db, counted)).slice(0, MOST_CLUSTERS);
  const described = await describePlaces(
    db,
    clusters.flatMap(({ points }) => newestOf(points)),
  );
  return clusters.map(({ latitude, longitude, count, points }) => {
    const ids = newestOf(points);
    const reports = ids.flatMap((id) => described.get(id) ?? []);
    const named = new Map<string, number>();
    for (const hazard of reports.flatMap(({ hazards }) => hazards))
      named.set(hazard, (named.get(hazard) ?? 0) + 1);
    const [most] = [...named].sort(([, a], [, b]) => b - a);
    return {
      latitude: Math.round(latitude * 1e6) / 1e6,
      longitude: Math.round(longitude * 1e6) / 1e6,
      count,
      place: reports.at(0)?.location ?? '',
      hazard: most?.[0] ?? null,
      incidentIds: ids,
    };
  });
}

const newestOf = (points: readonly PlacedReports[]): number[] =>
  points
    .flatMap(({ ids }) => ids)
    .toSorted((a, b) => b - a)
    .slice(0, MOST_IDS);

/** The moment at which a day begins in a zone. */
const startOf = (day: string, zone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString();

/** Every Monday from the week of `from` to that of `to`. */
function weeksBetween(from: string, to: string): string[] {
  const { dayOfWeek } = Temporal.PlainDate.from(from);
  const weeks: string[] = [];
  for (let week = dayPlus(from, 1 - dayOfWeek); week <= to; week = dayPlus(week, 7)) weeks.push(week);
  return weeks;
}
