import { postCommentSchema } from '@tailboard/contract/comments.ts';
import type { SyncItem, SyncResult } from '@tailboard/contract/sync.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { parseInput } from '../http/validate.ts';
import { commentOn } from '../incidents/public.ts';
import { incidentNamed } from './incident-named.ts';

export type CommentItem = Extract<SyncItem, { kind: 'comment' }>;

/** What waited is sent again until it is answered, so the server has to know it again. */
const waitingCommentSchema = postCommentSchema.required({ clientRef: true });

/** Takes one comment as the single call would; throws what it would. */
export async function receiveComment(
  db: Database,
  { viewer, item }: { viewer: Viewer; item: CommentItem },
): Promise<SyncResult> {
  const { kind: _, incidentId: id, incidentClientRef, record, ...said } = item;
  const comment = parseInput(waitingCommentSchema, record ?? said);
  const incidentId = await incidentNamed(db, { viewer, id, incidentClientRef });
  if (incidentId === null) throw notFound();
  const { created, comment: kept } = await commentOn(db, { viewer, incidentId, comment });
  return { status: created ? 201 : 200, comment: kept };
}
