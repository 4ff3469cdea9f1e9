import type { Incident } from '@tailboard/contract/incidents.ts';
import type { Media } from '@tailboard/contract/media.ts';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Scope, Viewer } from '../auth/public.ts';
import type { Database } from '../database/database.ts';
import { users } from '../users/public.ts';
import { incidents } from './tables.ts';

/** The files of an incident as the contract's Media, in one JSON array, so that a list is one query. */
const mediaOfIncident = sql<Media[]>`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'incidentId', m.incident_id, 'clientRef', m.client_ref, 'fileName', m.file_name,
    'fileType', m.file_type, 'size', m.size, 'sha256', m.sha256, 'url', '/api/media/' || m.id) order by m.id), '[]'::json)
  from media_uploads m where m.incident_id = ${incidents.id} and m.claim_id is null)`;

const columns = {
  incident: incidents,
  reportedBy: users.name,
  ownerCrewId: users.crewId,
  media: mediaOfIncident,
};

type Row = { incident: typeof incidents.$inferSelect; reportedBy: string; media: Media[] };
export type StoredIncident = Row & { ownerCrewId: string | null };

/** The one place where a row becomes an answer; names every field that leaves. */
export function toIncident({ incident, reportedBy, media }: Row): Incident {
  return {
    id: incident.id,
    userId: incident.userId,
    reportedBy,
    clientRef: incident.clientRef,
    type: incident.type,
    date: incident.date.toISOString(),
    location: incident.location,
    latitude: incident.latitude,
    longitude: incident.longitude,
    description: incident.description,
    priority: incident.priority,
    status: incident.status,
    media,
    createdAt: incident.createdAt.toISOString(),
    updatedAt: incident.updatedAt.toISOString(),
    syncStatus: 'synced',
  };
}

export async function findIncidents(db: Database, where: SQL | undefined): Promise<StoredIncident[]> {
  return db.select(columns).from(incidents).innerJoin(users, eq(users.id, incidents.userId)).where(where);
}

export async function findIncident(db: Database, id: number): Promise<StoredIncident | null> {
  const [row] = await findIncidents(db, eq(incidents.id, id));
  return row ?? null;
}

/** Takes the row until the transaction ends, so that two changes follow one another. */
export async function lockIncident(db: Database, id: number): Promise<void> {
  await db.select({ id: incidents.id }).from(incidents).where(eq(incidents.id, id)).for('update');
}

export type Position = { date: Date; id: number };

/**
 * Incidents in `scope` of `viewer`, newest first, after `position`, at most `limit`. The cost follows the limit (and
 * the size of a crew), not the number of incidents: each person's newest are read from an index and merged.
 */
export async function listNewest(
  db: Database,
  options: { viewer: Viewer; scope: Scope; after: Position | null; limit: number },
): Promise<StoredIncident[]> {
  const { viewer, scope, after, limit } = options;
  if (scope === 'none') return [];
  const afterPosition =
    after === null
      ? undefined
      : sql`(${incidents.date}, ${incidents.id}) < (${after.date.toISOString()}::timestamptz, ${after.id})`;
  const newest = [desc(incidents.date), desc(incidents.id)];
  if (scope !== 'crew') {
    return db
      .select(columns)
      .from(incidents)
      .innerJoin(users, eq(users.id, incidents.userId))
      .where(and(scope === 'own' ? eq(incidents.userId, viewer.id) : undefined, afterPosition))
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
    .where(sql`${users.crewId} = ${viewer.crewId} or ${users.id} = ${viewer.id}`)
    .orderBy(desc(ofMember.date), desc(ofMember.id))
    .limit(limit);
  return db
    .select(columns)
    .from(incidents)
    .innerJoin(users, eq(users.id, incidents.userId))
    .where(inArray(incidents.id, page))
    .orderBy(...newest);
}
