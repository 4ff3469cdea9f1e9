import type { Comment } from '@tailboard/contract/comments.ts';
import type { Media } from '@tailboard/contract/media.ts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { shownUsername, users } from '../../identity/public.ts';
import { incidentComments } from '../tables.ts';

/** In SQL, for this domain knows no table of files. */
const mediaOfComment = sql<Media[]>`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'incidentId', m.incident_id, 'clientRef', m.client_ref, 'fileName', m.file_name,
    'fileType', m.file_type, 'size', m.size, 'sha256', m.sha256, 'url', '/api/media/' || m.id,
    'transcript', null) order by m.added_at, m.id), '[]'::json)
  from media_uploads m where m.comment_id = ${incidentComments.id})`;

type Row = {
  comment: typeof incidentComments.$inferSelect;
  name: string;
  username: string;
  media: Media[];
};

/** The one place where a row becomes an answer; names every field that leaves. */
export const toComment = ({ comment, name, username, media }: Row): Comment => ({
  id: comment.id,
  incidentId: comment.incidentId,
  clientRef: comment.clientRef,
  text: comment.text,
  visibility: comment.visibility,
  by: { id: comment.userId, name, username },
  at: comment.createdAt.toISOString(),
  struckAt: comment.struckAt?.toISOString() ?? null,
  media,
});

/** Comments, the newest first. */
export async function findComments(db: Database, where: SQL | undefined, limit: number): Promise<Row[]> {
  return db
    .select({
      comment: incidentComments,
      name: users.name,
      username: sql<string>`${shownUsername}`,
      media: mediaOfComment,
    })
    .from(incidentComments)
    .innerJoin(users, eq(users.id, incidentComments.userId))
    .where(where)
    .orderBy(desc(incidentComments.id))
    .limit(limit);
}

/** One of an incident's comments, where `seesAll` or it is for everybody on it. */
export async function findComment(
  db: Database,
  options: { incidentId: number; id: number | null; seesAll: boolean },
): Promise<Row | null> {
  const { incidentId, id, seesAll } = options;
  if (id === null) return null;
  const [row] = await findComments(
    db,
    and(
      eq(incidentComments.id, id),
      eq(incidentComments.incidentId, incidentId),
      seesAll ? undefined : eq(incidentComments.visibility, 'everybody-on-it'),
    ),
    1,
  );
  return row ?? null;
}
