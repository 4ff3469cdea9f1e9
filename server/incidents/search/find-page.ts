import type { IncidentFilters } from '@tailboard/contract/incident-filters.ts';
import type { IncidentSort } from '@tailboard/contract/incident-terms.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Position } from '../../http/cursor.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { users, type Scope } from '../../identity/public.ts';
import { pageAsJson, readPage, shown } from '../newest-incidents.ts';
import type { ShownIncident } from '../store.ts';
import { incidents } from '../tables.ts';
import { readConditions, type Conditions } from './conditions.ts';
import { levels, type Place } from './levels.ts';

/**
 * One page of at most `limit` incidents that `filters` ask for in `scope` of `viewer`, and the place after which the next one
 * begins. A list by severity or priority is read level by level, each in the order of its dates.
 */
export async function findPage(
  db: Database,
  options: {
    viewer: Viewer;
    scope: Scope;
    filters: IncidentFilters;
    sort: IncidentSort;
    from: Place | null;
    limit: number;
  },
): Promise<{ page: ShownIncident[]; next: Place | null }> {
  const { filters, sort, from, limit } = options;
  const conditions = readConditions(filters, options);
  const found: { row: ShownIncident; level: number }[] = [];
  for (const [level, { condition, ascending }] of levels[sort].entries()) {
    if (conditions === null || found.length > limit || level < (from?.level ?? 0)) continue;
    const rows = await findRows(db, {
      conditions: condition === null ? conditions : { ...conditions, what: [...conditions.what, condition] },
      ascending,
      after: from?.level === level ? from.after : null,
      limit: limit + 1 - found.length,
    });
    found.push(...rows.map((row) => ({ row, level })));
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    page: page.map(({ row }) => row),
    next: found.length > limit && last !== undefined ? { level: last.level, after: last.row.incident } : null,
  };
}

type Wanted = { conditions: Conditions; ascending: boolean; after: Position | null; limit: number };

async function findRows(db: Database, wanted: Wanted): Promise<ShownIncident[]> {
  const direction = wanted.ascending ? sql`asc` : sql`desc`;
  const page = db
    .select(shown)
    .from(incidents)
    .innerJoin(users, eq(users.id, incidents.userId))
    .where(sql`${incidents.id} in (select page.id from (${idsOf(wanted)}) page)`)
    .orderBy(sql`${incidents.date} ${direction}`, sql`${incidents.id} ${direction}`);
  const [answer] = await pageAsJson(db, page).execute();
  return readPage(answer);
}

/** Up to this many matches are sorted; of more, the list is read in its order until enough match. */
const MANY = 5_000;

/**
 * PostgreSQL estimates the number of matches badly, and each plan is slow where the other is right. So the matches are read up
 * to MANY and one, and their number picks the plan: of one in forty rows, the list in its order has a page soon. A CTE is read
 * only as far as it is asked for, and the branch that is not picked not at all. A condition within CASE uses no index and is
 * expected to match many rows.
 */
function idsOf({ conditions: { when, what }, ascending, after, limit }: Wanted): SQL {
  const direction = ascending ? sql`asc` : sql`desc`;
  const dates = [
    ...when,
    ...(after === null
      ? []
      : [
          sql`(i.date, i.id) ${ascending ? sql`>` : sql`<`} (${after.date.toISOString()}::timestamptz, ${after.id}::int)`,
        ]),
  ];
  const all = (conditions: readonly SQL[]) =>
    conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
  return sql`
    with few as materialized (
      select i.id, i.date from incidents i where ${all([...dates, ...what])} limit ${MANY + 1}::int),
    many as (select count(*) > ${MANY}::int as many from few)
    (select few.id from few where not (select many from many)
      order by few.date ${direction}, few.id ${direction} limit ${limit}::int)
    union all
    (select i.id from incidents i
      where ${all([sql`(select many from many)`, ...dates, sql`case when ${all(what)} then true else false end`])}
      order by i.date ${direction}, i.id ${direction} limit ${limit}::int)`;
}
