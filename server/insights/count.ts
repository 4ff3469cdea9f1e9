import type { Insights } from '@tailboard/contract/insights.ts';
import { CLUSTER_DAYS } from '@tailboard/contract/insights.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Which reports are counted: whose, and when; `zone` is the reader's, which weeks and hours are of. */
export type Counted = Readonly<{
  /** On the reporter `u`; undefined: everybody. */
  people: SQL | undefined;
  /** ISO moments, the end not included. */
  from: string;
  until: string;
  zone: string;
}>;

const peopleOf = ({ people }: Counted) => people ?? sql`true`;
/** On the report `i`; without a look at its reporter where everybody's are counted. */
const reportedBy = ({ people }: Counted) =>
  people === undefined ? sql`true` : sql`i.user_id in (select u.id from users u where ${people})`;
const inRange = ({ from, until }: Counted) =>
  sql`i.date >= ${from}::timestamptz and i.date < ${until}::timestamptz`;

async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}

type Grouped = {
  kind: number;
  week: string | null;
  hour: number | null;
  heat: number | null;
  type: string | null;
  category: string | null;
  severity: string | null;
  crew: string | null;
  hazards: string[] | null;
  count: number;
};

/** `grouping(…)` of each set: a bit for each column that it leaves out. */
const SETS = { week: 127, hour: 159, kind: 227, crew: 253, hazards: 254 } as const;

/**
 * Counts by everything that a report has one of, in one reading of an index that has all of it. `offset 0` keeps the days and hours
 * apart from the dates that they are of: PostgreSQL expects as many of them as there are dates otherwise, and sorts where it could
 * count. What few values have (types, the median of the heat) is put together here.
 */
export async function countReports(db: Database, counted: Counted) {
  const rows = await rowsOf<Grouped>(
    db,
    sql`
    select grouping(week, hour, heat, type, category, severity, crew, hazards)::int as kind,
      to_char(week, 'YYYY-MM-DD') as week, hour, heat, type, category, severity, crew, hazards,
      count(*)::int as count
    from (
      select date_trunc('week', local)::date as week, date_part('hour', local)::int as hour,
        heat, type, category, severity, crew, hazards
      from (
        select i.date at time zone ${counted.zone} as local, i.heat_index as heat, i.type, i.category, i.severity,
          u.crew_id as crew, i.hazards
        from incidents i join users u on u.id = i.user_id
        where ${inRange(counted)} and ${peopleOf(counted)} offset 0) reports offset 0) r
    group by grouping sets ((week), (hour, heat), (type, category, severity), (crew), (hazards))`,
  );
  const of = (kind: number) => rows.filter((row) => row.kind === kind);
  const kinds = of(SETS.kind);
  const heats = of(SETS.hour);
  const injuries = kinds.filter(
    ({ type, category }) => type === 'Workplace Injury' && category === 'incident',
  );
  return {
    total: countOf(kinds),
    injuries: countOf(injuries),
    heatKnown: countOf(heats.filter(({ heat }) => heat !== null)),
    weeks: new Map(of(SETS.week).map(({ week, count }) => [week ?? '', count])),
    hours: new Map(
      [...Map.groupBy(heats, ({ hour }) => hour ?? 0)].map(([hour, at]) => [
        hour,
        { count: countOf(at), heatIndex: medianHeat(at) },
      ]),
    ),
    byType: countBy(kinds, 'type') as Insights['byType'],
    byCategory: countBy(kinds, 'category') as Insights['byCategory'],
    bySeverity: countBy(kinds, 'severity') as Insights['bySeverity'],
    byCrew: countBy(of(SETS.crew), 'crew'),
    byHazard: countHazards(of(SETS.hazards)),
  };
}

/** How many rows' reports have each value of a column, the most first. */
function countBy<Column extends 'type' | 'category' | 'severity' | 'crew'>(
  rows: readonly Grouped[],
  column: Column,
) {
  return [...Map.groupBy(rows, (row) => row[column])]
    .map(([value, same]) => ({ [column]: value, count: countOf(same) }))
    .sort((a, b) => b.count - a.count) as ({ count: number } & Record<Column, string | null>)[];
}

type Heat = Pick<Grouped, 'heat' | 'count'>;
const countOf = (rows: readonly Pick<Grouped, 'count'>[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Of the reports whose heat is known, to the whole degree; null: of none. */
function medianHeat(rows: readonly Heat[]): number | null {
  const known = rows
    .flatMap(({ heat, count }) => (heat === null ? [] : [{ heat, count }]))
    .sort((a, b) => a.heat - b.heat);
  const total = countOf(known);
  /** The heat of the report at a place in their order. */
  const heatAt = (place: number) => {
    let before = 0;
    for (const { heat, count } of known) if ((before += count) > place) return heat;
    return 0;
  };
  return total === 0 ? null : Math.round((heatAt((total - 1) >> 1) + heatAt(total >> 1)) / 2);
}

/** A report may have several. */
function countHazards(rows: readonly Pick<Grouped, 'hazards' | 'count'>[]): Insights['byHazard'] {
  const counts = new Map<string, number>();
  for (const { hazards, count } of rows)
    for (const hazard of hazards ?? []) counts.set(hazard, (counts.get(hazard) ?? 0) + count);
  return [...counts]
    .map(([hazard, count]) => ({ hazard, count }))
    .sort((a, b) => b.count - a.count || (a.hazard < b.hazard ? -1 : 1));
}

/** Hours from the report, to one decimal. */
export async function medianHours(db: Database, counted: Counted): Promise<Insights['medianHours']> {
  const median = (moment: SQL) =>
    sql`round((percentile_cont(0.5) within group (order by date_part('epoch', ${moment} - i.created_at)) / 3600)::numeric, 1)::float`;
  const [row] = await rowsOf<Insights['medianHours']>(
    db,
    sql`
    select ${median(sql`i.seen_at`)} as "toSeen", ${median(sql`a.first`)} as "toFirstAction",
      ${median(sql`i.closed_at`)} as "toClosed"
    from incidents i
    left join (select incident_id, min(created_at) as first from actions
      where incident_id is not null group by incident_id) a on a.incident_id = i.id
    where ${inRange(counted)} and ${reportedBy(counted)}
      and (i.seen_at is not null or i.closed_at is not null or a.first is not null)`,
  );
  return row ?? { toSeen: null, toFirstAction: null, toClosed: null };
}

/** Actions that are late now, whenever they were made. */
export async function countOverdue(db: Database, counted: Counted, today: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`
    select count(*)::int as count from actions a join users u on u.id = a.assignee_id
    where a.state not in ('done', 'verified', 'rejected') and a.due_on < ${today}::date and ${peopleOf(counted)}`,
  );
  return row?.count ?? 0;
}

/** Days on which a crew held a talk, and the days from Monday to Friday of all these crews. */
export async function countTalks(db: Database, counted: Counted): Promise<Insights['talks']> {
  const { from, until, zone } = counted;
  const [row] = await rowsOf<Insights['talks']>(
    db,
    sql`
    with crews as (select distinct u.crew_id from users u where u.crew_id is not null and u.active and ${peopleOf(counted)}),
      days as (select d::date from generate_series((${from}::timestamptz at time zone ${zone})::date,
        (least(${until}::timestamptz, now()) at time zone ${zone} - interval '1 microsecond')::date, '1 day') d
        where extract(isodow from d) < 6)
    select (select count(distinct (t.crew_id, (t.held_at at time zone ${zone})::date))::int from talks t
        join crews c on c.crew_id = t.crew_id
        where t.held_at >= ${from}::timestamptz and t.held_at < ${until}::timestamptz) as held,
      ((select count(*) from crews) * (select count(*) from days))::int as "daysWorked"`,
  );
  return row ?? { held: 0, daysWorked: 0 };
}

/** Reports at one position. */
export type PlacedReports = Readonly<{
  latitude: number;
  longitude: number;
  count: number;
  /** All of them, the newest first. */
  ids: readonly number[];
}>;

/** Positions with reports of the last 90 days of the range. */
export async function placedReports(db: Database, counted: Counted): Promise<PlacedReports[]> {
  const rows = await rowsOf<{ latitude: number; longitude: number; id: number }>(
    db,
    sql`
    select i.latitude::float as latitude, i.longitude::float as longitude, i.id
    from incidents i
    where ${inRange(counted)} and i.date >= ${counted.until}::timestamptz - make_interval(days => ${CLUSTER_DAYS})
      and i.latitude is not null and i.longitude is not null and ${reportedBy(counted)}
    order by 1, 2, i.date desc, i.id desc`,
  );
  const positions: { latitude: number; longitude: number; count: number; ids: number[] }[] = [];
  for (const { latitude, longitude, id } of rows) {
    const last = positions.at(-1);
    if (last?.latitude === latitude && last.longitude === longitude) {
      last.count += 1;
      last.ids.push(id);
    } else positions.push({ latitude, longitude, count: 1, ids: [id] });
  }
  return positions;
}

/** Of reports what is said of the place where they cluster. */
export async function describePlaces(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { location: string; hazards: string[] }>> {
  const rows = await rowsOf<{ id: number; location: string; hazards: string[] | null }>(
    db,
    sql`select i.id, i.location, i.hazards from incidents i where i.id = any(string_to_array(${ids.join()}, ',')::int[])`,
  );
  return new Map(rows.map(({ id, location, hazards }) => [id, { location, hazards: hazards ?? [] }]));
}

/** Reports of the last seven days of the range and of the seven before, and the hazard named most in the last. */
export async function countWeek(db: Database, counted: Counted) {
  const rows = await rowsOf<{ last: boolean; hazards: string[] | null; count: number }>(
    db,
    sql`
    select i.date >= ${counted.until}::timestamptz - interval '7 days' as last, i.hazards, count(*)::int as count
    from incidents i
    where i.date >= ${counted.until}::timestamptz - interval '14 days' and i.date < ${counted.until}::timestamptz
      and ${reportedBy(counted)}
    group by 1, 2`,
  );
  const [last, before] = [rows.filter((row) => row.last), rows.filter((row) => !row.last)];
  const [hazard] = countHazards(last);
  return { count: countOf(last), before: countOf(before), hazard };
}
