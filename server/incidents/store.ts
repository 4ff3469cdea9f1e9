import type { Incident } from '@tailboard/contract/incidents.ts';
import type { Media } from '@tailboard/contract/media.ts';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { shownUsername, users } from '../identity/public.ts';
import { incidents } from './tables.ts';

/** The files of an incident as the contract's Media, in one JSON array, so that a list is one query. */
export const mediaOfIncident = sql<Media[]>`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'incidentId', m.incident_id, 'clientRef', m.client_ref, 'fileName', m.file_name,
    'fileType', m.file_type, 'size', m.size, 'sha256', m.sha256, 'url', '/api/media/' || m.id,
    'transcript', case when m.file_type like 'audio/%' then (
      select json_build_object('text', t.text, 'language', t.language, 'source', 'model')
      from transcripts t where t.media_id = m.id and t.status = 'written') end) order by m.added_at, m.id), '[]'::json)
  from media_uploads m where m.incident_id = ${incidents.id} and m.claim_id is null and m.comment_id is null)`;

const columns = {
  incident: incidents,
  reportedBy: users.name,
  reportedByUsername: shownUsername,
  ownerCrewId: users.crewId,
  media: mediaOfIncident,
};

type Incidents = typeof incidents.$inferSelect;
export type StoredIncident = {
  incident: Incidents;
  reportedBy: string;
  reportedByUsername: string;
  ownerCrewId: string | null;
  media: Media[];
};
type NotShown =
  | 'contentHash'
  | 'offlineId'
  | 'hazards'
  | 'supervisorTold'
  | 'learnedAt'
  | 'eventAt'
  | 'seenBy'
  | 'seenAt'
  | 'closedAt'
  | 'heatIndex';
/** As much of it as an answer shows. */
export type ShownIncident = {
  incident: Omit<Incidents, NotShown>;
  reportedBy: string;
  reportedByUsername: string;
  media: Media[];
  openActions?: number;
  callOshaBy?: Date | null;
  crewId?: string | null;
};

/** The one place where a row becomes an answer; names every field that leaves. */
export function toIncident({
  incident,
  reportedBy,
  reportedByUsername,
  media,
  openActions,
  callOshaBy,
  crewId,
}: ShownIncident): Incident {
  return {
    id: incident.id,
    userId: incident.userId,
    reportedBy,
    reportedByUsername,
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
    category: incident.category,
    severity: incident.severity,
    potentialSeverity: incident.potentialSeverity,
    oshaAnswer: incident.oshaAnswer,
    ...(openActions === undefined ? {} : { openActions }),
    ...(callOshaBy === undefined ? {} : { callOshaBy: callOshaBy?.toISOString() ?? null }),
    ...(crewId === undefined ? {} : { crewId }),
  };
}

export async function findIncidents(db: Database, where: SQL | undefined): Promise<StoredIncident[]> {
  return db.select(columns).from(incidents).innerJoin(users, eq(users.id, incidents.userId)).where(where);
}

export async function findIncident(db: Database, id: number): Promise<StoredIncident | null> {
  const [row] = await findIncidents(db, eq(incidents.id, id));
  return row ?? null;
}

/** Whose the incidents are, as permissions ask; those that there are. */
export async function listOwners(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; userId: number; crewId: string | null }[]> {
  return db
    .select({ id: incidents.id, userId: incidents.userId, crewId: users.crewId })
    .from(incidents)
    .innerJoin(users, eq(users.id, incidents.userId))
    .where(inArray(incidents.id, [...ids]));
}

/** Takes the row until the transaction ends, so that two changes follow one another. */
export async function lockIncident(db: Database, id: number): Promise<void> {
  await db.select({ id: incidents.id }).from(incidents).where(eq(incidents.id, id)).for('update');
}

/** Takes all these rows, always in the same order, so that two who want the same never wait for each other. */
export async function lockIncidents(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: incidents.id })
    .from(incidents)
    .where(inArray(incidents.id, [...ids]))
    .orderBy(incidents.id)
    .for('update');
}
