import { MAX_COMMENT_FILES } from '@tailboard/contract/comments.ts';
import type { Media, SaidOfFile } from '@tailboard/contract/media.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { viewerOf } from '../http/viewer.ts';
import { lockIncident, readCommentToAddTo } from '../incidents/public.ts';
import { receiveFile } from './receive-file.ts';
import { listAllOf, toMedia } from './store.ts';
import { mediaUploads } from './tables.ts';

/**
 * Receives one photo of a comment, from its author, as the raw body of `request`. A repeat with the same `clientRef` and bytes
 * returns the existing file (`created` false).
 */
export async function uploadCommentFile(
  context: AppContext,
  options: {
    request: FastifyRequest;
    incidentId: number | null;
    commentId: number | null;
    named: SaidOfFile;
  },
): Promise<{ created: boolean; media: Media }> {
  const { request, named, incidentId, commentId } = options;
  const { created, row } = await receiveFile(context, {
    request,
    named,
    mayAdd: () => readCommentToAddTo(context.db, { viewer: viewerOf(request), incidentId, id: commentId }),
    add: async (tx, file, comment) => {
      await lockIncident(tx, comment.incidentId);
      const all = await listAllOf(tx, [comment.incidentId]);
      const existing = all.find((row) => row.clientRef === file.clientRef.toLowerCase());
      if (existing !== undefined) {
        if (existing.sha256 === file.sha256 && existing.commentId === comment.id)
          return { created: false, row: existing };
        throw new ProblemError('client-ref-conflict', { current: toMedia(existing) });
      }
      if (all.filter((row) => row.commentId === comment.id).length >= MAX_COMMENT_FILES)
        throw new ProblemError('too-many-files');
      const [row] = await tx
        .insert(mediaUploads)
        .values({
          ...{ incidentId: comment.incidentId, commentId: comment.id },
          ...{ clientRef: file.clientRef, fileName: file.fileName, fileType: file.fileType },
          ...{ size: file.size, sha256: file.sha256, storageKey: file.storageKey, capture: file.capture },
          addedAt: file.addedAt === undefined ? undefined : new Date(file.addedAt),
        })
        .returning();
      if (row === undefined) throw new Error('A file was not added');
      return { created: true, row };
    },
  });
  return { created, media: toMedia(row) };
}
