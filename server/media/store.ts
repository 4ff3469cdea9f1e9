import type { Media, Transcript } from '@tailboard/contract/media.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { addJobs } from '../jobs/store.ts';
import { mediaUploads, transcripts } from './tables.ts';

/** Kind of the transcription jobs; their keys are the ids of files. */
export const WRITE_TRANSCRIPT = 'write-transcript';

export type MediaRow = typeof mediaUploads.$inferSelect;

/**
 * Maps a file's row to the answer (lists of incidents and claims do the same in SQL, in their store.ts). A
 * new file has no transcript yet.
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

/** By arrival, for files added at the same time. */
const asAdded = [mediaUploads.addedAt, mediaUploads.id];

export async function findMedia(db: Database, id: number): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaUploads).where(eq(mediaUploads.id, id));
  return row ?? null;
}

/** Excludes the documents of claims on the incident, and the files of comments. */
const ofIncident = (incidentId: number) =>
  and(eq(mediaUploads.incidentId, incidentId), isNull(mediaUploads.claimId), isNull(mediaUploads.commentId));

/** In the order in which the reporter added the files. */
export async function listMediaOf(db: Database, incidentId: number): Promise<MediaRow[]> {
  return db
    .select()
    .from(mediaUploads)
    .where(ofIncident(incidentId))
    .orderBy(...asAdded);
}

/** The same files with their transcripts. */
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

/** Adds the transcription jobs of spoken notes: write-transcripts.ts. */
export async function addTranscripts(tx: Database, rows: readonly MediaRow[]): Promise<void> {
  const ids = rows.filter(({ fileType }) => fileType.startsWith('audio/')).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.insert(transcripts).values(ids.map((mediaId) => ({ mediaId })));
  await addJobs(tx, WRITE_TRANSCRIPT, ids);
}

/** Files of the incidents and of all claims on them. */
export async function listAllOf(db: Database, incidentIds: readonly number[]): Promise<MediaRow[]> {
  return db
    .select()
    .from(mediaUploads)
    .where(inArray(mediaUploads.incidentId, [...incidentIds]));
}
