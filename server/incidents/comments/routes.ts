import {
  commentListSchema,
  commentSchema,
  listCommentsQuerySchema,
  postCommentSchema,
} from '@tailboard/contract/comments.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import type { App } from '../../http/app-types.ts';
import { readId } from '../../http/validate.ts';
import { viewerOf } from '../../http/viewer.ts';
import { commentOn, listComments, strikeComment } from './comment-on.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['incidents'];
const ofComment = idParamsSchema.extend({ commentId: idParamsSchema.shape.id });

/** Whoever may open an incident talks about it; what is for supervisors is read by those alone who answer for the crew. */
export async function commentRoutes(app: App): Promise<void> {
  const { db } = app.context;

  app.get(
    '/api/incidents/:id/comments',
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        querystring: listCommentsQuerySchema,
        response: { 200: commentListSchema },
      },
    },
    async (request, reply) => {
      const { comments, nextCursor } = await listComments(db, {
        viewer: viewerOf(request),
        incidentId: readId(request.params.id),
        ...request.query,
      });
      if (nextCursor !== null) void reply.header('x-next-cursor', String(nextCursor));
      return comments;
    },
  );

  app.post(
    '/api/incidents/:id/comments',
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: postCommentSchema,
        response: { 200: commentSchema, 201: commentSchema },
      },
    },
    async (request, reply) => {
      const { created, comment } = await commentOn(db, {
        viewer: viewerOf(request),
        incidentId: readId(request.params.id),
        comment: request.body,
      });
      return reply.code(created ? 201 : 200).send(comment);
    },
  );

  app.post(
    '/api/incidents/:id/comments/:commentId/strike',
    { config: signedIn, schema: { tags, params: ofComment, response: { 200: commentSchema } } },
    (request) =>
      strikeComment(db, {
        viewer: viewerOf(request),
        incidentId: readId(request.params.id),
        id: readId(request.params.commentId),
      }),
  );
}
