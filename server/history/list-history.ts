import type { HistoryEntry } from '@tailboard/contract/history.ts';
import { sql, type SQL } from 'drizzle-orm';
import { scopeOf } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { readId } from '../http/validate.ts';
import { history } from './tables.ts';
import { entriesWhere, toEntry } from './timeline.ts';

/**
 * One page of what happened to the records that `viewer` may see (`own`: to their own), and of what they did themselves, newest first, with
 * the cursor of the next page where there is one. Each person's newest are read from an index and merged, so that the
 * cost follows the limit and the size of a crew.
 */
export async function listHistory(
  db: Database,
  options: { viewer: Viewer; own: boolean; limit: number; cursor?: string | undefined },
): Promise<{ entries: HistoryEntry[]; nextCursor: string | null }> {
  const { viewer, own, limit, cursor } = options;
  const before = cursor === undefined ? null : readCursor(cursor);
  const rows = await entriesWhere(
    db,
    sql`${history.id} in (${idsOf({ viewer, own }, before, limit + 1)})`,
  ).orderBy(sql`${history.id} desc`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: page.map(toEntry),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(last.entry.id) : null,
  };
}

function idsOf({ viewer, own }: { viewer: Viewer; own: boolean }, before: number | null, limit: number): SQL {
  const scope = own ? 'own' : scopeOf(viewer, 'history.read');
  const older = before === null ? sql`true` : sql`h.id < ${before}`;
  const newest = sql`order by h.id desc limit ${limit}`;
  if (scope === 'any') return sql`select h.id from history h where ${older} ${newest}`;
  const owners =
    scope === 'crew' ? sql`p.crew_id = ${viewer.crewId} or p.id = ${viewer.id}` : sql`p.id = ${viewer.id}`;
  return sql`
    select found.id from (
      select o.id from users p cross join lateral (
        select h.id from history h where h.owner_id = p.id and ${older} ${newest}) o
      where ${owners}
      union
      (select h.id from history h where h.actor_id = ${viewer.id} and ${older} ${newest})
    ) found order by found.id desc limit ${limit}`;
}

const writeCursor = (id: number) => Buffer.from(`before ${id}`).toString('base64url');

function readCursor(cursor: string): number {
  const [, id] = /^before (\d+)$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const known = id === undefined ? null : readId(id);
  if (known !== null) return known;
  throw new ProblemError('invalid-input', {
    errors: [{ field: 'cursor', message: say('field.cursor') }],
  });
}
