import type { Media } from '@tailboard/contract/media.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mediaUploads } from './tables.ts';

export type MediaRow = typeof mediaUploads.$inferSelect;

/** The one place where a file's row becomes an answer (a list of incidents makes the same in SQL, in incidents/store.ts). */
export function toMedia(row: MediaRow): Media {
  return {
    id: row.id,
    incidentId: row.incidentId,
    clientRef: row.clientRef,
    fileName: row.fileName,
    fileType: row.fileType,
    size: row.size,
    sha256: row.sha256,
    url: `/api/media/${row.id}`,
  };
}

export async function findMedia(db: Database, id: number): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaUploads).where(eq(mediaUploads.id, id));
  return row ?? null;
}

/** Documents of claims on it are not files of the incident. */
const ofIncident = (incidentId: number) =>
  and(eq(mediaUploads.incidentId, incidentId), isNull(mediaUploads.claimId));

/** In the order in which the files came. */
export async function listMediaOf(db: Database, incidentId: number): Promise<MediaRow[]> {
  return db.select().from(mediaUploads).where(ofIncident(incidentId)).orderBy(mediaUploads.id);
}

/** Those of the incident itself and of every claim on it. */
export async function listAllOf(db: Database, incidentId: number): Promise<MediaRow[]> {
  return db
    .select()
    .from(mediaUploads)
    .where(eq(mediaUploads.incidentId, incidentId))
    .orderBy(mediaUploads.id);
}
