import { statesToDo } from '@tailboard/contract/action-terms.ts';
import type { Action, ActionFile } from '@tailboard/contract/actions.ts';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../identity/public.ts';
import { incidents } from '../incidents/public.ts';
import { isoDay } from '../days.ts';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../http/signed-in.ts';
import { inEnglish, say } from '../sentences/say.ts';
import { actionFiles, actions } from './tables.ts';

type Person = Action['assignee'];
type ActionFileRow = typeof actionFiles.$inferSelect;

const assignee = alias(users, 'assignee');
const author = alias(users, 'author');
const doer = alias(users, 'doer');
const incidentOwner = alias(users, 'incident_owner');

const isoTime = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const personOf = (person: Record<'id' | 'name' | 'username' | 'displayUsername', PgColumn>) =>
  sql<Person>`json_build_object('id', ${person.id}, 'name', ${person.name},
    'username', coalesce(${person.displayUsername}, ${person.username}))`;

const statesOfAction = sql<Action['states']>`(
  select coalesce(json_agg(json_build_object('to', s."to", 'note', s.note, 'at', ${isoTime(sql`s.at`)}, 'media', s.media,
    'by', json_build_object('id', p.id, 'name', p.name, 'username', coalesce(p.display_username, p.username)))
    order by s.id), '[]'::json)
  from action_states s join users p on p.id = s.user_id where s.action_id = ${actions.id})`;

const mediaOfAction = sql<ActionFile[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'actionId', f.action_id, 'clientRef', f.client_ref,
    'fileName', f.file_name, 'fileType', f.file_type, 'size', f.size, 'sha256', f.sha256,
    'url', '/api/actions/' || f.action_id || '/media/' || f.id) order by f.id), '[]'::json)
  from action_files f where f.action_id = ${actions.id})`;

const columns = {
  action: actions,
  assignee: personOf(assignee),
  assigneeCrewId: assignee.crewId,
  author: personOf(author),
  doer: sql<Person | null>`case when ${doer.id} is not null then ${personOf(doer)} end`,
  incidentType: incidents.type,
  incidentOwnerId: incidents.userId,
  incidentCrewId: incidentOwner.crewId,
  observationCrewId: sql<
    string | null
  >`(select o.crew_id from observations o where o.id = ${actions.observationId})`,
  states: statesOfAction,
  media: mediaOfAction,
};

export type StoredAction = {
  action: typeof actions.$inferSelect;
  assignee: Person;
  assigneeCrewId: string | null;
  author: Person;
  doer: Person | null;
  incidentType: (typeof incidents.$inferSelect)['type'] | null;
  incidentOwnerId: number | null;
  incidentCrewId: string | null;
  observationCrewId: string | null;
  states: Action['states'];
  media: ActionFile[];
};

/** Maps a row to the answer; names every field that leaves. Whether it is overdue is asked of the viewer's calendar. */
export function toAction(stored: StoredAction, viewer: Viewer): Action {
  const { action, incidentType } = stored;
  return inEnglish<Omit<Action, 'sentences'>>({
    id: action.id,
    title: action.title,
    description: action.description,
    incident:
      action.incidentId === null || incidentType === null
        ? null
        : {
            id: action.incidentId,
            title: say('action.incident-title', {
              type: say(`incident-type.${incidentType}`),
              id: String(action.incidentId),
            }),
          },
    observationId: action.observationId,
    talkId: action.talkId,
    section: action.section,
    level: action.level,
    assignee: stored.assignee,
    dueOn: action.dueOn,
    priority: action.priority,
    state: action.state,
    createdBy: stored.author,
    doneBy: stored.doer,
    doneAt: action.doneAt?.toISOString() ?? null,
    states: stored.states,
    media: stored.media,
    clientRef: action.clientRef,
    createdAt: action.createdAt.toISOString(),
    updatedAt: action.updatedAt.toISOString(),
    overdue: statesToDo.includes(action.state) && action.dueOn < todayOf(viewer),
  });
}

/** YYYY-MM-DD by the viewer's calendar. */
export const todayOf = (viewer: Viewer, now = Date.now()): string => isoDay(new Date(now), viewer.timeZone);

export function toActionFile(row: ActionFileRow): ActionFile {
  const { id, actionId, clientRef, fileName, fileType, size, sha256 } = row;
  return {
    ...{ id, actionId, clientRef, fileName, fileType, size, sha256 },
    url: `/api/actions/${actionId}/media/${id}`,
  };
}

/** Actions with the people and the incident that they name. */
const selectActions = (db: Database) =>
  db
    .select(columns)
    .from(actions)
    .innerJoin(assignee, eq(assignee.id, actions.assigneeId))
    .innerJoin(author, eq(author.id, actions.createdBy))
    .leftJoin(doer, eq(doer.id, actions.doneBy))
    .leftJoin(incidents, eq(incidents.id, actions.incidentId))
    .leftJoin(incidentOwner, eq(incidentOwner.id, incidents.userId));

export async function findAction(db: Database, where: SQL | undefined): Promise<StoredAction | null> {
  const [row] = await selectActions(db).where(where);
  return row ?? null;
}

export const findActionById = (db: Database, id: number) => findAction(db, eq(actions.id, id));

/** Locks the row, so that two changes follow one another. */
export async function lockAction(tx: Database, id: number): Promise<void> {
  await tx.select({ id: actions.id }).from(actions).where(eq(actions.id, id)).for('update');
}

/** At most `limit`, the first due first. */
export async function listActionsWhere(
  db: Database,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<StoredAction[]> {
  // The page is chosen before people and incidents are joined to it.
  const page = db
    .select({ id: actions.id })
    .from(actions)
    .where(where)
    .orderBy(asc(actions.dueOn), asc(actions.id))
    .limit(limit);
  return selectActions(db).where(inArray(actions.id, page)).orderBy(asc(actions.dueOn), asc(actions.id));
}

export async function findActionFile(
  db: Database,
  { actionId, id }: { actionId: number; id: number },
): Promise<ActionFileRow | null> {
  const [row] = await db
    .select()
    .from(actionFiles)
    .where(and(eq(actionFiles.actionId, actionId), eq(actionFiles.id, id)));
  return row ?? null;
}

/** The id of the action that `viewer` made under `clientRef`. */
export async function findOwnAction(
  db: Database,
  { viewer, clientRef }: { viewer: Viewer; clientRef: string },
): Promise<number | null> {
  const [row] = await db
    .select({ id: actions.id })
    .from(actions)
    .where(and(eq(actions.createdBy, viewer.id), eq(actions.clientRef, clientRef)));
  return row?.id ?? null;
}
