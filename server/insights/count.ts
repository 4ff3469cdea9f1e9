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
  type: string | null;
  category: string | null;
  severity: string | null;
  crew: string | null;
  count: number;
  heat: number | null;
  injuries: number;
};

/** `grouping(…)` of each set: a bit for each column that it leaves out. */
const SETS = { all: 127, week: 63, hour: 94, type: 111, category: 119, severity: 123, crew: 125 } as const;

/**
 * Counts by everything that a report has one of, in one reading of the reports. The median of the heat is read off the counts of
 * each hour: PostgreSQL would sort all reports once for each column.
 */
export async function countReports(db: Database, counted: Counted) {
  const rows = await rowsOf<Grouped>(
    db,
    sql`
    select grouping(week, hour, type, category, severity, crew, heat)::int as kind,
      to_char(week, 'YYYY-MM-DD') as week, hour, type, category, severity, crew, heat,
      count(*)::int as count,
      (count(*) filter (where type = 'Workplace Injury' and category = 'incident'))::int as injuries
    from (
      select date_trunc('week', i.date at time zone ${counted.zone})::date as week,
        extract(hour from i.date at time zone ${counted.zone})::int as hour,
        i.type, i.category, i.severity, u.crew_id as crew, i.heat_index as heat
      from incidents i join users u on u.id = i.user_id
      where ${inRange(counted)} and ${peopleOf(counted)}) r
    group by grouping sets ((), (week), (hour, heat), (type), (category), (severity), (crew))`,
  );
  const of = (kind: number) => rows.filter((row) => row.kind === kind);
  const most = (a: { count: number }, b: { count: number }) => b.count - a.count;
  const [all] = of(SETS.all);
  const heats = of(SETS.hour);
  return {
    total: all?.count ?? 0,
    injuries: all?.injuries ?? 0,
    heatKnown: countOf(heats.filter(({ heat }) => heat !== null)),
    weeks: new Map(of(SETS.week).map(({ week, count }) => [week ?? '', count])),
    hours: new Map(
      [...Map.groupBy(heats, ({ hour }) => hour ?? 0)].map(([hour, at]) => [
        hour,
        { count: countOf(at), heatIndex: medianHeat(at) },
      ]),
    ),
    byType: of(SETS.type)
      .map(({ type, count }) => ({ type, count }))
      .sort(most) as Insights['byType'],
    byCategory: of(SETS.category)
      .map(({ category, count }) => ({ category, count }))
      .sort(most) as Insights['byCategory'],
    bySeverity: of(SETS.severity)
      .map(({ severity, count }) => ({ severity, count }))
      .sort(most) as Insights['bySeverity'],
    byCrew: of(SETS.crew)
      .map(({ crew, count }) => ({ crew, count }))
      .sort(most),
  };
}

type Heat = Pick<Grouped, 'heat' | 'count'>;
const countOf = (rows: readonly Heat[]) => rows.reduce((sum, { count }) => sum + count, 0);

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

export async function countHazards(db: Database, counted: Counted): Promise<Insights['byHazard']> {
  return rowsOf(
    db,
    sql`
    select h.hazard, count(*)::int as count
    from incidents i join users u on u.id = i.user_id cross join lateral unnest(i.hazards) as h(hazard)
    where ${inRange(counted)} and ${peopleOf(counted)}
    group by h.hazard order by count(*) desc, h.hazard`,
  );
}

/** Hours from the report, to one decimal. */
export async function medianHours(db: Database, counted: Counted): Promise<Insights['medianHours']> {
  const median = (moment: SQL) =>
    sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${moment} - i.created_at)) / 3600)::numeric, 1)::float`;
  const [row] = await rowsOf<Insights['medianHours']>(
    db,
    sql`
    select ${median(sql`i.seen_at`)} as "toSeen", ${median(sql`a.first`)} as "toFirstAction",
      ${median(sql`i.closed_at`)} as "toClosed"
    from incidents i join users u on u.id = i.user_id
    left join (select incident_id, min(created_at) as first from actions
      where incident_id is not null group by incident_id) a on a.incident_id = i.id
    where ${inRange(counted)} and ${peopleOf(counted)}
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
  /** The newest of them. */
  ids: readonly number[];
}>;

/** Reports of one position whose ids are read. */
const MOST_IDS = 200;

/** Positions with reports of the last 90 days of the range. */
export async function placedReports(db: Database, counted: Counted): Promise<PlacedReports[]> {
  return rowsOf(
    db,
    sql`
    select i.latitude::float as latitude, i.longitude::float as longitude, count(*)::int as count,
      (array_agg(i.id order by i.date desc, i.id desc))[1:${MOST_IDS}::int] as ids
    from incidents i join users u on u.id = i.user_id
    where ${inRange(counted)} and i.date >= ${counted.until}::timestamptz - make_interval(days => ${CLUSTER_DAYS})
      and i.latitude is not null and i.longitude is not null and ${peopleOf(counted)}
    group by 1, 2`,
  );
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
  const last = sql`i.date >= ${counted.until}::timestamptz - interval '7 days'`;
  const [row] = await rowsOf<{ count: number; before: number }>(
    db,
    sql`
    select (count(*) filter (where ${last}))::int as count, (count(*) filter (where not ${last}))::int as before
    from incidents i join users u on u.id = i.user_id
    where i.date >= ${counted.until}::timestamptz - interval '14 days' and i.date < ${counted.until}::timestamptz
      and ${peopleOf(counted)}`,
  );
  const from = new Date(Date.parse(counted.until) - 7 * 86_400_000).toISOString();
  const [hazard] = await countHazards(db, { ...counted, from });
  return { count: row?.count ?? 0, before: row?.before ?? 0, hazard };
}
