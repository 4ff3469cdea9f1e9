import { and, desc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { type Scope, shownUsername, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import type { Position } from '../http/cursor.ts';
import { mediaOfIncident, type ShownIncident } from './store.ts';
import { incidents } from './tables.ts';

/**
 * Incidents in `scope` of `viewer`, newest first, after `position`, at most `limit`. The cost follows the limit (and
 * the size of a crew), not the number of incidents: each person's newest are read from an index and merged.
 */
export async function listNewest(
  db: Database,
  options: { viewer: Viewer; scope: Scope; after: Position | null; limit: number },
): Promise<ShownIncident[]> {
  const { viewer, scope, after, limit } = options;
  if (scope === 'none') return [];
  const [answer] = await queryFor(db, scope, after !== null).execute({
    viewerId: viewer.id,
    crewId: viewer.crewId,
    limit,
    afterDate: after?.date.toISOString(),
    afterId: after?.id,
  });
  return readPage(answer);
}

/** The rows of a `pageAsJson`. */
export const readPage = (answer: { page: string } | undefined): ShownIncident[] =>
  (JSON.parse(answer?.page ?? '[]') as JsonRow[]).map(readRow);

type PageQuery = ReturnType<typeof pageAsJson>;
const queries = new WeakMap<Database, Map<string, PageQuery>>();

/** Each of the few queries is put together once: that takes as long as the database's own answer to a short one. */
function queryFor(db: Database, scope: Exclude<Scope, 'none'>, continued: boolean): PageQuery {
  const ofDatabase = queries.get(db) ?? new Map<string, PageQuery>();
  queries.set(db, ofDatabase);
  const name = `${scope} ${continued}`;
  const query = ofDatabase.get(name) ?? pageAsJson(db, newestQuery(db, scope, continued));
  ofDatabase.set(name, query);
  return query;
}

/**
 * The whole page as one text: the embedded engine hands over one value in half the time of fifty rows of fifteen. Without
 * a name the statement is planned for each limit anew, and behind a pooler of connections it works as any other.
 */
export const pageAsJson = (db: Database, page: SQLWrapper) =>
  db
    .select({ page: sql<string>`coalesce(json_agg(row_to_json(page)), '[]'::json)::text` })
    .from(sql`${page} as page`)
    .prepare('');

/** What a list shows of an incident joined to its reporter. */
export const shown = {
  id: incidents.id,
  userId: incidents.userId,
  type: incidents.type,
  date: incidents.date,
  location: incidents.location,
  latitude: incidents.latitude,
  longitude: incidents.longitude,
  description: incidents.description,
  priority: incidents.priority,
  status: incidents.status,
  clientRef: incidents.clientRef,
  category: incidents.category,
  severity: incidents.severity,
  potentialSeverity: incidents.potentialSeverity,
  oshaAnswer: incidents.oshaAnswer,
  createdAt: incidents.createdAt,
  updatedAt: incidents.updatedAt,
  reportedBy: sql<string>`${users.name}`.as('reported_by'),
  reportedByUsername: sql<string>`${shownUsername}`.as('reported_by_username'),
  media: sql`${mediaOfIncident}`.as('media'),
  openActions: sql<number>`(select count(*)::int from actions a
    where a.incident_id = ${incidents.id} and a.state not in ('verified', 'rejected'))`.as('open_actions'),
  callOshaBy: sql<string | null>`(select d.due_at from duties d
    where d.incident_id = ${incidents.id} and d.kind = 'call-osha' and d.state = 'open')`.as('call_osha_by'),
  crewId: sql<string | null>`${users.crewId}`.as('crew_id'),
};
const newest = [desc(incidents.date), desc(incidents.id)];
const viewerId = sql.placeholder('viewerId');
const limit = sql.placeholder('limit');

function newestQuery(db: Database, scope: Exclude<Scope, 'none'>, continued: boolean): SQLWrapper {
  const afterPosition = continued
    ? sql`(${incidents.date}, ${incidents.id}) < (${sql.placeholder('afterDate')}::timestamptz, ${sql.placeholder('afterId')}::integer)`
    : undefined;
  if (scope !== 'crew') {
    return db
      .select(shown)
      .from(incidents)
      .innerJoin(users, eq(users.id, incidents.userId))
      .where(and(scope === 'own' ? eq(incidents.userId, viewerId) : undefined, afterPosition))
      .orderBy(...newest)
      .limit(limit);
  }
  const ofMember = db
    .select({ id: incidents.id, date: incidents.date })
    .from(incidents)
    .where(and(eq(incidents.userId, users.id), afterPosition))
    .orderBy(...newest)
    .limit(limit)
    .as('of_member');
  const page = db
    .select({ id: ofMember.id })
    .from(users)
    .innerJoinLateral(ofMember, sql`true`)
    .where(sql`${users.crewId} = ${sql.placeholder('crewId')} or ${users.id} = ${viewerId}`)
    .orderBy(desc(ofMember.date), desc(ofMember.id))
    .limit(limit);
  return db
    .select(shown)
    .from(incidents)
    .innerJoin(users, eq(users.id, incidents.userId))
    .where(inArray(incidents.id, page))
    .orderBy(...newest);
}

type Shown = ShownIncident['incident'];
/** By the columns' names; a moment is text. */
type JsonRow = Omit<
  Shown,
  'userId' | 'clientRef' | 'date' | 'createdAt' | 'updatedAt' | 'potentialSeverity' | 'oshaAnswer'
> & {
  potential_severity: Shown['potentialSeverity'];
  osha_answer: Shown['oshaAnswer'];
  user_id: number;
  client_ref: string | null;
  date: string;
  created_at: string;
  updated_at: string;
  reported_by: string;
  reported_by_username: string;
  media: ShownIncident['media'];
  open_actions: number;
  call_osha_by: string | null;
  crew_id: string | null;
};

function readRow(row: JsonRow): ShownIncident {
  const {
    user_id,
    client_ref,
    date,
    created_at,
    updated_at,
    reported_by,
    reported_by_username,
    media,
    potential_severity,
    osha_answer,
    open_actions,
    call_osha_by,
    crew_id,
    ...same
  } = row;
  return {
    incident: {
      ...same,
      userId: user_id,
      clientRef: client_ref,
      potentialSeverity: potential_severity,
      oshaAnswer: osha_answer,
      date: new Date(date),
      createdAt: new Date(created_at),
      updatedAt: new Date(updated_at),
    },
    reportedBy: reported_by,
    reportedByUsername: reported_by_username,
    media,
    openActions: open_actions,
    callOshaBy: call_osha_by === null ? null : new Date(call_osha_by),
    crewId: crew_id,
  };
}
