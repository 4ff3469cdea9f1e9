import { postCommentSchema } from '@tailboard/contract/comments.ts';
import { clientRefSchema, idSchema } from '@tailboard/contract/primitives.ts';
import type { SyncItem, SyncResult } from '@tailboard/contract/sync.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { parseInput } from '../http/validate.ts';
import { commentOn, incidents } from '../incidents/public.ts';

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
  const incidentId = await incidentOf(db, { viewer, id, incidentClientRef });
  if (incidentId === null) throw notFound();
  const { created, comment: kept } = await commentOn(db, { viewer, incidentId, comment });
  return { status: created ? 201 : 200, comment: kept };
}

/** By its id, else by the reference of one that the viewer reported; null for one that there is not. */
async function incidentOf(
  db: Database,
  { viewer, id, incidentClientRef }: { viewer: Viewer; id: unknown; incidentClientRef: unknown },
): Promise<number | null> {
  const known = idSchema.safeParse(id);
  if (known.success) return known.data;
  const clientRef = clientRefSchema.safeParse(incidentClientRef);
  if (!clientRef.success) return null;
  const [incident] = await db
    .select({ id: incidents.id })
    .from(incidents)
    .where(and(eq(incidents.userId, viewer.id), eq(incidents.clientRef, clientRef.data)));
  return incident?.id ?? null;
}
