import type { listActionsQuerySchema } from '@tailboard/contract/actions.ts';
import { statesToDo, statesOver, type ActionState } from '@tailboard/contract/action-terms.ts';
import type { Action } from '@tailboard/contract/actions.ts';
import { and, eq, isNotNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { scopeOf, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { pageOf, readCursor } from '../http/cursor.ts';
import { isoDay } from '../days.ts';
import { hidden, notFound } from '../http/problem.ts';
import { maySee } from './access.ts';
import { findActionById, listActionsWhere, toAction, todayOf, type StoredAction } from './store.ts';
import { actions } from './tables.ts';

type Query = z.output<typeof listActionsQuerySchema>;

/** One page of the actions that `viewer` may see and asks for, the first due first, and the cursor of the next page. */
export async function listActions(
  db: Database,
  { viewer, query }: { viewer: Viewer; query: Query },
): Promise<{ actions: Action[]; nextCursor: string | null }> {
  const { limit, incidentId, talkId, observationId } = query;
  const after = readCursor(query.cursor);
  const where = and(
    assignedTo(viewer, query.assignee),
    // Whoever has an action sees it: nothing more to ask.
    query.assignee === 'me' ? undefined : seenBy(viewer),
    inStates(query.state ?? []),
    query.overdue === 'true' ? overdueBy(viewer) : undefined,
    query.overdue === 'false' ? not(overdueBy(viewer)) : undefined,
    incidentId === undefined ? undefined : eq(actions.incidentId, incidentId),
    talkId === undefined ? undefined : eq(actions.talkId, talkId),
    observationId === 'any' ? isNotNull(actions.observationId) : undefined,
    observationId === undefined || observationId === 'any'
      ? undefined
      : eq(actions.observationId, observationId),
    after === null
      ? undefined
      : sql`(${actions.dueOn}, ${actions.id}) > (${isoDay(after.date, 'UTC')}::date, ${after.id}::integer)`,
  );
  const rows = await listActionsWhere(db, { where, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, {
    limit,
    positionOf: ({ action }) => ({ date: new Date(action.dueOn), id: action.id }),
  });
  return { actions: page.map((stored) => toAction(stored, viewer)), nextCursor };
}

/** The action, if `viewer` may see it; otherwise as if it did not exist. */
export async function readAction(
  db: Database,
  { viewer, id }: { viewer: Viewer; id: number | null },
): Promise<StoredAction> {
  const stored = id === null ? null : await findActionById(db, id);
  if (stored === null) throw notFound();
  if (!maySee(viewer, stored)) throw hidden();
  return stored;
}

/** Written out: the database knows by it that an index of those not over holds all that is asked for. */
const notOver = sql.raw(`"actions"."state" not in (${statesOver.map((state) => `'${state}'`).join()})`);

function inStates(states: readonly ActionState[]): SQL | undefined {
  if (states.length === 0) return undefined;
  const wanted = sql`${actions.state} in ${states}`;
  return states.some((state) => statesOver.includes(state)) ? wanted : and(wanted, notOver);
}

const overdueBy = (viewer: Viewer) =>
  and(lt(actions.dueOn, todayOf(viewer)), inStates(statesToDo)) ?? sql`false`;

function assignedTo(viewer: Viewer, whom: Query['assignee']): SQL | undefined {
  if (whom === 'any') return undefined;
  const mine = eq(actions.assigneeId, viewer.id);
  if (whom === 'me' || viewer.crewId === null) return mine;
  return sql`${actions.assigneeId} in (select p.id from ${users} p where p.crew_id = ${viewer.crewId})`;
}

/** The same as `maySee`, in SQL. */
function seenBy(viewer: Viewer): SQL | undefined {
  const scope = scopeOf(viewer, 'action.read');
  if (scope === 'any') return undefined;
  if (scope === 'crew') {
    return or(
      eq(actions.createdBy, viewer.id),
      sql`${actions.assigneeId} in (select p.id from users p where p.crew_id = ${viewer.crewId} or p.id = ${viewer.id})`,
      // Of the incident of each row that is come to, not of all incidents of the crew.
      sql`(select o.crew_id = ${viewer.crewId} or o.id = ${viewer.id} from incidents i join users o on o.id = i.user_id
        where i.id = ${actions.incidentId})`,
      sql`(select w.crew_id = ${viewer.crewId} from observations w where w.id = ${actions.observationId})`,
    );
  }
  return sql`${actions.id} in (
    select a.id from actions a where a.assignee_id = ${viewer.id}
    union select a.id from actions a where a.created_by = ${viewer.id}
    union select a.id from incidents i join actions a on a.incident_id = i.id where i.user_id = ${viewer.id})`;
}
