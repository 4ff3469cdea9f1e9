import { z } from 'zod';
import { commentVisibilities } from './comment-terms.ts';
import { fieldMessage } from './field-message.ts';
import { mediaSchema } from './media.ts';
import { clientRefSchema, idSchema, requiredText, timestampSchema } from './primitives.ts';

/** Characters. */
export const MAX_COMMENT = 5_000;
/** Photos one comment may have. */
export const MAX_COMMENT_FILES = 10;

/**
 * POST /api/incidents/{id}/comments. `@username` notifies that person, where they may read it. `media`: client references of photos
 * that come after it, to POST /api/incidents/{id}/comments/{commentId}/media.
 */
export const postCommentSchema = z.object({
  text: requiredText(MAX_COMMENT, fieldMessage('field.comment-required')),
  visibility: z.enum(commentVisibilities).default('everybody-on-it'),
  media: z.array(clientRefSchema).max(MAX_COMMENT_FILES).default([]),
  clientRef: clientRefSchema.optional(),
});
export type PostComment = z.infer<typeof postCommentSchema>;

/** A comment on an incident. A struck one keeps its text: it is shown crossed out. */
export const commentSchema = z.object({
  id: idSchema,
  incidentId: idSchema,
  clientRef: clientRefSchema.nullable(),
  text: z.string(),
  visibility: z.enum(commentVisibilities),
  by: z.object({ id: idSchema, name: z.string(), username: z.string() }),
  at: timestampSchema,
  struckAt: timestampSchema.nullable(),
  media: z.array(mediaSchema),
});
export type Comment = z.infer<typeof commentSchema>;

/** GET /api/incidents/{id}/comments: the newest, oldest first; `x-next-cursor` where there are earlier ones. */
export const listCommentsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(200),
  cursor: z.coerce.number().pipe(idSchema).optional(),
});
export const commentListSchema = z.array(commentSchema);
