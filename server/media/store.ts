import type { Media } from '@tailboard/contract/media.ts';
import { and, count, eq, isNull } from 'drizzle-orm';
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

export async function findByClientRef(
  db: Database,
  { incidentId, clientRef }: { incidentId: number; clientRef: string },
): Promise<MediaRow | null> {
  const [row] = await db
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.incidentId, incidentId), eq(mediaUploads.clientRef, clientRef)));
  return row ?? null;
}

/** Files of the incident itself, or of one claim on it. */
export async function countMediaOf(
  db: Database,
  { incidentId, claimId }: { incidentId: number; claimId: number | null },
): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(mediaUploads)
    .where(claimId === null ? ofIncident(incidentId) : eq(mediaUploads.claimId, claimId));
  return row?.files ?? 0;
}
