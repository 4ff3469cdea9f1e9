import type { Media, Transcript } from '@tailboard/contract/media.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { addJobs } from '../jobs/store.ts';
import { mediaUploads, transcripts } from './tables.ts';

/** Kind of the jobs that write spoken notes down; their keys are the ids of files. */
export const WRITE_TRANSCRIPT = 'write-transcript';

export type MediaRow = typeof mediaUploads.$inferSelect;

/**
 * The one place where a file's row becomes an answer (lists of incidents and claims make the same in SQL, in their store.ts).
 * What has just come is not written down yet.
 */
export function toMedia(row: MediaRow, transcript: Transcript | null = null): Media {
  return {
    id: row.id,
    incidentId: row.incidentId,
    clientRef: row.clientRef,
    fileName: row.fileName,
    fileType: row.fileType,
    size: row.size,
    sha256: row.sha256,
    url: `/api/media/${row.id}`,
    transcript,
  };
}

const writtenDown = sql<Transcript | null>`(
  select json_build_object('text', t.text, 'language', t.language, 'source', 'model')
  from transcripts t where t.media_id = ${mediaUploads.id} and t.status = 'written')`;

/** Where two were added at once, as they came. */
const asAdded = [mediaUploads.addedAt, mediaUploads.id];

export async function findMedia(db: Database, id: number): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaUploads).where(eq(mediaUploads.id, id));
  return row ?? null;
}

/** Documents of claims on it are not files of the incident. */
const ofIncident = (incidentId: number) =>
  and(eq(mediaUploads.incidentId, incidentId), isNull(mediaUploads.claimId));

/** In the order in which their person added the files. */
export async function listMediaOf(db: Database, incidentId: number): Promise<MediaRow[]> {
  return db
    .select()
    .from(mediaUploads)
    .where(ofIncident(incidentId))
    .orderBy(...asAdded);
}

/** As above, each with what is said in it. */
export async function listTranscribedOf(
  db: Database,
  incidentId: number,
): Promise<{ row: MediaRow; transcript: Transcript | null }[]> {
  return db
    .select({ row: mediaUploads, transcript: writtenDown })
    .from(mediaUploads)
    .where(ofIncident(incidentId))
    .orderBy(...asAdded);
}

/** Spoken notes wait to be written down: see write-transcripts.ts. */
export async function addTranscripts(tx: Database, rows: readonly MediaRow[]): Promise<void> {
  const ids = rows.filter(({ fileType }) => fileType.startsWith('audio/')).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.insert(transcripts).values(ids.map((mediaId) => ({ mediaId })));
  await addJobs(tx, WRITE_TRANSCRIPT, ids);
}

/** Those of the incidents themselves and of every claim on them. */
export async function listAllOf(db: Database, incidentIds: readonly number[]): Promise<MediaRow[]> {
  return db
    .select()
    .from(mediaUploads)
    .where(inArray(mediaUploads.incidentId, [...incidentIds]));
}
