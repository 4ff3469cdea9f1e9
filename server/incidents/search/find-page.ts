import type { IncidentFilters } from '@tailboard/contract/incident-filters.ts';
import type { IncidentSort } from '@tailboard/contract/incident-terms.ts';
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { users, type Scope } from '../../identity/public.ts';
import { pageAsJson, readPage, shown } from '../newest-incidents.ts';
import type { ShownIncident } from '../store.ts';
import { incidents } from '../tables.ts';
import { idsAmongAll, idsAmongFirst, type Wanted } from './candidates.ts';
import { readConditions } from './conditions.ts';
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

/**
 * What is asked for is mostly met by many, so that a page of it is among the first rows of the list; only where it is not are
 * all matches looked for.
 */
async function findRows(db: Database, wanted: Wanted): Promise<ShownIncident[]> {
  const near = await readRows(db, { ids: idsAmongFirst(wanted), ascending: wanted.ascending });
  return near.length === wanted.limit
    ? near
    : readRows(db, { ids: idsAmongAll(wanted), ascending: wanted.ascending });
}

async function readRows(
  db: Database,
  { ids, ascending }: { ids: SQL; ascending: boolean },
): Promise<ShownIncident[]> {
  const direction = ascending ? asc : desc;
  const page = db
    .select(shown)
    .from(incidents)
    .innerJoin(users, eq(users.id, incidents.userId))
    .where(sql`${incidents.id} in (select page.id from (${ids}) page)`)
    .orderBy(direction(incidents.date), direction(incidents.id));
  const [answer] = await pageAsJson(db, page).execute();
  return readPage(answer);
}
