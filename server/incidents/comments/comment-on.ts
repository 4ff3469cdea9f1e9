import type { Comment, PostComment } from '@tailboard/contract/comments.ts';
import { and, eq, lt } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { recordHistory } from '../../history/public.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { tellOfComment } from '../../notifications/public.ts';
import { readIncident } from '../list-incidents.ts';
import { incidentComments } from '../tables.ts';
import { findComment, findComments, toComment } from './comments-store.ts';
import { concernedBy, supervises } from './who-reads.ts';

/** A page of the comments that `viewer` may read: the newest, oldest first, and the cursor of earlier ones. */
export async function listComments(
  db: Database,
  options: { viewer: Viewer; incidentId: number | null; limit: number; cursor?: number | undefined },
): Promise<{ comments: Comment[]; nextCursor: number | null }> {
  const { viewer, incidentId, limit, cursor } = options;
  const stored = await readIncident(db, { viewer, id: incidentId });
  const rows = await findComments(
    db,
    and(
      eq(incidentComments.incidentId, stored.incident.id),
      supervises(viewer, stored) ? undefined : eq(incidentComments.visibility, 'everybody-on-it'),
      cursor === undefined ? undefined : lt(incidentComments.id, cursor),
    ),
    limit + 1,
  );
  const page = rows.slice(0, limit);
  return {
    comments: page.toReversed().map(toComment),
    nextCursor: rows.length > limit ? (page.at(-1)?.comment.id ?? null) : null,
  };
}

/**
 * Adds a comment of `viewer` to an incident they may open, and tells whom it concerns. A repeat gives the comment that exists
 * (`created` false); the same clientRef with other content throws `client-ref-conflict`. Only who answers for the crew writes to
 * supervisors (`not-allowed`).
 */
export async function commentOn(
  db: Database,
  options: { viewer: Viewer; incidentId: number | null; comment: PostComment },
): Promise<{ created: boolean; comment: Comment }> {
  const { viewer, comment } = options;
  const stored = await readIncident(db, { viewer, id: options.incidentId });
  const incidentId = stored.incident.id;
  const { text, visibility } = comment;
  if (visibility === 'supervisors' && !supervises(viewer, stored)) throw new ProblemError('not-allowed');
  const clientRef = (comment.clientRef ?? randomUUID()).toLowerCase();
  const contentHash = createHash('sha256')
    .update(JSON.stringify([incidentId, text, visibility]))
    .digest('hex');
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(incidentComments)
      .values({ incidentId, userId: viewer.id, text, visibility, clientRef, contentHash })
      .onConflictDoNothing()
      .returning();
    const [row] = await findComments(
      tx,
      and(eq(incidentComments.userId, viewer.id), eq(incidentComments.clientRef, clientRef)),
      1,
    );
    if (row === undefined) throw new Error('A comment was neither made nor found');
    if (row.comment.contentHash !== contentHash)
      throw new ProblemError('client-ref-conflict', { current: toComment(row) });
    if (made !== undefined) {
      // What supervisors write to each other is not in the history, which its reporter reads.
      if (visibility === 'everybody-on-it')
        await recordHistory(tx, [
          {
            actorId: viewer.id,
            subject: 'incident',
            subjectId: incidentId,
            action: 'commented',
            changes: {},
          },
        ]);
      await tellOfComment(tx, {
        ...{ incidentId, reporterId: stored.incident.userId, by: viewer },
        userIds: await concernedBy(tx, { stored, comment }),
      });
    }
    return { created: made !== undefined, comment: toComment(row) };
  });
}

/** Strikes a comment of `viewer` themselves (`not-allowed` for another's). Its text stays; a repeat changes nothing. */
export async function strikeComment(
  db: Database,
  options: { viewer: Viewer; incidentId: number | null; id: number | null },
): Promise<Comment> {
  const { viewer, incidentId, id } = options;
  const stored = await readIncident(db, { viewer, id: incidentId });
  const where = { incidentId: stored.incident.id, id, seesAll: supervises(viewer, stored) };
  return db.transaction(async (tx) => {
    const row = await findComment(tx, where);
    if (row === null) throw notFound();
    if (row.comment.userId !== viewer.id) throw new ProblemError('not-allowed');
    if (row.comment.struckAt !== null) return toComment(row);
    const struckAt = new Date();
    await tx.update(incidentComments).set({ struckAt }).where(eq(incidentComments.id, row.comment.id));
    return toComment({ ...row, comment: { ...row.comment, struckAt } });
  });
}

/** The comment, where `viewer` may read it; throws `not-found` otherwise. */
export async function readComment(
  db: Database,
  options: { viewer: Viewer; incidentId: number | null; id: number | null },
): Promise<typeof incidentComments.$inferSelect> {
  const { viewer, incidentId, id } = options;
  const stored = await readIncident(db, { viewer, id: incidentId });
  const seesAll = supervises(viewer, stored);
  const row = await findComment(db, { incidentId: stored.incident.id, id, seesAll });
  if (row === null) throw notFound();
  return row.comment;
}

/** The comment, where `viewer` wrote it (`not-allowed` otherwise): photos come to it from its author alone. */
export async function readCommentToAddTo(
  db: Database,
  options: { viewer: Viewer; incidentId: number | null; id: number | null },
): Promise<typeof incidentComments.$inferSelect> {
  const comment = await readComment(db, options);
  if (comment.userId !== options.viewer.id) throw new ProblemError('not-allowed');
  return comment;
}
