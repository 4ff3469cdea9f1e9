import type { ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { reviewQuerySchema } from '@tailboard/contract/claims.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { scopeOf } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { readCursor, type Position } from '../http/cursor.ts';
import { claimPage, type ClaimPage } from './list-claims.ts';
import { readSearch, type Search } from './review-search.ts';
import { findClaims, type StoredClaim } from './store.ts';
import { claims } from './tables.ts';

type Wanted = z.output<typeof reviewQuerySchema>;

/**
 * One page of the claims that `viewer` may decide (never their own), oldest first. Throws `not-allowed` if
 * they may decide none. The cost depends on the limit, the statuses and the size of a crew, not on the number
 * of claims.
 */
export async function reviewClaims(
  db: Database,
  options: { viewer: Viewer; wanted: Wanted },
): Promise<ClaimPage> {
  const { viewer, wanted } = options;
  if (scopeOf(viewer, 'claim.decide') === 'none') throw new ProblemError('not-allowed');
  const after = readCursor(wanted.cursor);
  return claimPage(await listWaiting(db, { viewer, wanted, after, limit: wanted.limit + 1 }), wanted.limit);
}

/** The rows, at most `limit`. */
async function listWaiting(
  db: Database,
  options: {
    viewer: Viewer;
    wanted: Pick<Wanted, 'status' | 'type' | 'q'>;
    after: Position | null;
    limit: number;
  },
): Promise<StoredClaim[]> {
  const found = idsOf(options);
  if (found === null) return [];
  const rows = await findClaims(db, sql`${claims.id} in (select page.id from (${found}) page)`);
  return rows.toSorted(
    (a, b) => a.claim.filedDate.getTime() - b.claim.filedDate.getTime() || a.claim.id - b.claim.id,
  );
}

function idsOf({ viewer, wanted, after, limit }: Parameters<typeof listWaiting>[1]): SQL | null {
  const scope = scopeOf(viewer, 'claim.decide');
  // A supervisor without a crew sees their own claims only, and nobody decides their own.
  if (scope === 'none' || scope === 'own') return null;
  const people = scope === 'crew' ? sql`p.crew_id = ${viewer.crewId}` : null;
  const search = readSearch(wanted.q);
  const conditions = [
    sql`c.user_id <> ${viewer.id}`,
    ...(wanted.type === undefined ? [] : [sql`c.claim_type = ${wanted.type}`]),
    ...(after === null
      ? []
      : [sql`(c.filed_date, c.id) > (${after.date.toISOString()}::timestamptz, ${after.id}::int)`]),
    ...(search?.year == null ? [] : filedIn(search.year)),
  ];
  const ways = { statuses: [...new Set(wanted.status)], conditions, limit };
  const branches =
    search === null || isOfEvery(search) ? [oldest({ ...ways, people })] : waysTo(search, ways, people);
  if (branches.length === 0) return null;
  return sql`select f.id from (${sql.join(branches, sql` union `)}) f order by f.filed_date, f.id limit ${limit}`;
}

type Ways = { statuses: readonly ClaimStatus[]; conditions: readonly SQL[]; limit: number };

const isOfEvery = ({ numbers, words, name }: Search) => numbers === null && words === null && name === null;

/** Matches by claim number, by words and by the owner's name, each with its own index. */
function waysTo({ numbers, words, name }: Search, ways: Ways, people: SQL | null): SQL[] {
  const { conditions } = ways;
  const named = name === null ? null : sql`p.name ilike ${name}`;
  return [
    ...(numbers === null ? [] : [numbered({ ...ways, conditions: [...conditions, numbers], people })]),
    ...(words === null ? [] : [worded(words, { ...ways, people })]),
    ...(named === null
      ? []
      : [oldest({ ...ways, people: people === null ? named : sql`${people} and ${named}` })]),
  ];
}

/** Up to this many matches are sorted; above it, the list is scanned in order until enough rows match. */
const MANY = 500;

/**
 * PostgreSQL estimates the number of matches badly, and each plan is slow where the other is right. So the
 * word index is read for a few rows more than MANY, and the count picks the plan. A CTE is evaluated only as
 * far as needed, and the other branch not at all.
 */
function worded(words: string, { statuses, conditions, limit, people }: Ways & { people: SQL | null }): SQL {
  const query = sql`to_tsquery('simple', ${words})`;
  const hit = sql`to_tsvector('simple', c.claim_number || ' ' || c.description) @@ ${query}`;
  const ofThem = people === null ? [] : [sql`c.user_id in (select p.id from users p where ${people})`];
  const wanted = sql.join([isOneOf(statuses), ...conditions, ...ofThem], sql` and `);
  const ofThemWith =
    people === null ? hit : sql`c.user_id = any(array(select p.id from users p where ${people})) and ${hit}`;
  const walk = oldest({
    statuses,
    // A condition within CASE uses no index and is expected to match many rows, so the list is scanned in
    // order.
    conditions: [
      sql`(select count(*) from few) > ${MANY}`,
      sql`case when ${ofThemWith} then true else false end`,
      ...conditions,
    ],
    limit,
    people: null,
  });
  return sql`(
    with hits as materialized (
      select c.id, c.filed_date, c.status, c.user_id, c.claim_type from claims c where ${hit}),
    few as materialized (select c.id, c.filed_date from hits c where ${wanted} limit ${MANY + 1})
    (select few.id, few.filed_date from few where (select count(*) from few) <= ${MANY}
      order by few.filed_date, few.id limit ${limit})
    union all ${walk})`;
}

const isOneOf = (statuses: readonly ClaimStatus[]): SQL =>
  sql`c.status in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;

/** The oldest rows of each status and of each person (or of everybody), from an index in that order. */
function oldest({ statuses, conditions, limit, people }: Ways & { people: SQL | null }): SQL {
  const each = sql.join(
    statuses.map((status) => sql`(${status}::text)`),
    sql`, `,
  );
  const mine = people === null ? [] : [sql`c.user_id = p.id`];
  const few = sql`select c.id, c.filed_date from claims c
    where ${sql.join([...mine, sql`c.status = s.status`, ...conditions], sql` and `)}
    order by c.filed_date, c.id limit ${limit}`;
  const from =
    people === null
      ? sql`(values ${each}) s(status)`
      : sql`(select p.id from users p where ${people}) p cross join (values ${each}) s(status)`;
  return sql`(select w.id, w.filed_date from ${from} cross join lateral (${few}) w
    order by w.filed_date, w.id limit ${limit})`;
}

function numbered({ statuses, conditions, limit, people }: Ways & { people: SQL | null }): SQL {
  const wanted = isOneOf(statuses);
  const ofThem =
    people === null ? [] : [sql`exists (select 1 from users p where p.id = c.user_id and ${people})`];
  return sql`(select c.id, c.filed_date from claims c
    where ${sql.join([wanted, ...conditions, ...ofThem], sql` and `)}
    order by c.filed_date, c.id limit ${limit})`;
}

/** A claim number contains the UTC year of its filing. */
const filedIn = (year: number): SQL[] =>
  year < 1970
    ? [sql`false`]
    : [
        sql`c.filed_date >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'UTC')`,
        sql`c.filed_date < make_timestamptz(${year + 1}::int, 1, 1, 0, 0, 0, 'UTC')`,
      ];
