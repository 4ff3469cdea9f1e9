import { sql, type SQL } from 'drizzle-orm';
import type { Position } from '../../http/cursor.ts';
import { allOf, type Conditions } from './conditions.ts';

/** A page of what meets `conditions`, in the order of dates. */
export type Wanted = { conditions: Conditions; ascending: boolean; after: Position | null; limit: number };

/** What the indexes of lists have: to read it the rows themselves are not looked at. */
const indexed = sql`i.id, i.date, i.user_id, i.status, i.severity, i.category, i.type, i.priority`;

/** Rows from the place on that are looked at one by one. */
const FIRST = 2_000;

/** The ids of the page as far as they are among the first rows of the list. */
export function idsAmongFirst({ conditions, ascending, after, limit }: Wanted): SQL {
  const { what } = conditions;
  const order = orderOf(ascending);
  return sql`
    select i.id from (
      select ${indexed} from incidents i where ${allOf(datesOf({ conditions, ascending, after }))}
      order by ${order} limit ${FIRST}::int) i
    where ${allOf([...what, ...wordsOf(conditions)])} order by ${order} limit ${limit}::int`;
}

/** Up to this many rows are looked at and sorted. */
const MANY = 4_000;

/**
 * The ids of the page, wherever they are. PostgreSQL estimates the number of matches badly, and each plan is slow where the
 * other is right. So what meets all but the words is read up to MANY and one; if that is not all, what has the words is; if
 * that is not all either, the list is read in its order until enough match, for many do. A CTE is read only as far as it is
 * asked for, and a branch that is not picked not at all. A condition within CASE uses no index and is expected to match many
 * rows.
 */
export function idsAmongAll({ conditions, ascending, after, limit }: Wanted): SQL {
  const { what, words } = conditions;
  const order = orderOf(ascending);
  const dates = datesOf({ conditions, ascending, after });
  const hasWords = wordsOf(conditions);
  const withWords = words === null ? sql`false` : sql`i.words @@ ${words}::tsquery`;
  return sql`
    with filtered as materialized (
      select i.id, i.date from incidents i where ${allOf([...dates, ...what])} limit ${MANY + 1}::int),
    worded as materialized (
      select ${indexed} from incidents i where ${withWords} limit ${MANY + 1}::int),
    few_filtered as (select count(*) <= ${MANY}::int as few from filtered),
    few_worded as (select ${words === null ? sql`false` : sql`count(*) <= ${MANY}::int`} as few from worded),
    plan as materialized (select case when (select few from few_filtered) then 'filtered'
      when (select few from few_worded) then 'worded' else 'in order' end as name)
    (select i.id from filtered i where ${allOf([sql`(select name from plan) = 'filtered'`, ...hasWords])}
      order by ${order} limit ${limit}::int)
    union all
    (select i.id from worded i where ${allOf([sql`(select name from plan) = 'worded'`, ...dates, ...what])}
      order by ${order} limit ${limit}::int)
    union all
    (select i.id from incidents i
      where ${allOf([sql`(select name from plan) = 'in order'`, ...dates])}
        and case when ${allOf(what)} then ${allOf(hasWords)} else false end
      order by ${order} limit ${limit}::int)`;
}

const orderOf = (ascending: boolean): SQL =>
  ascending ? sql`i.date asc, i.id asc` : sql`i.date desc, i.id desc`;

/** Of the row itself: a look at one, for those that meet all else. */
const wordsOf = ({ words }: Conditions): SQL[] =>
  words === null ? [] : [sql`(select w.words @@ ${words}::tsquery from incidents w where w.id = i.id)`];

const datesOf = ({ conditions, ascending, after }: Omit<Wanted, 'limit'>): SQL[] => [
  ...conditions.when,
  ...(after === null
    ? []
    : [
        sql`(i.date, i.id) ${ascending ? sql`>` : sql`<`} (${after.date.toISOString()}::timestamptz, ${after.id}::int)`,
      ]),
];
