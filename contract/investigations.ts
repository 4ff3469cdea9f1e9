import { z } from 'zod';
import { causeKinds } from './comment-terms.ts';
import { fieldMessage } from './field-message.ts';
import { idSchema, requiredText, timestampSchema } from './primitives.ts';

/** Times that one asks why. */
export const MAX_WHYS = 5;
const MOST_ENTRIES = 100;
const said = requiredText(2_000, fieldMessage('field.text-required'));

/** PUT /api/incidents/{id}/investigation: whole. With `updatedAt` a version that somebody changed meanwhile is not overwritten. */
export const putInvestigationSchema = z.object({
  timeline: z.array(z.object({ at: timestampSchema, what: said })).max(MOST_ENTRIES),
  whys: z.array(said).max(MAX_WHYS),
  causes: z
    .array(z.object({ kind: z.enum(causeKinds), text: said, root: z.boolean().default(false) }))
    .max(MOST_ENTRIES),
  leadBy: idSchema.nullable().default(null),
  state: z.enum(['open', 'done']).default('open'),
  updatedAt: timestampSchema.nullish(),
});
export type PutInvestigation = z.infer<typeof putInvestigationSchema>;

/** GET /api/incidents/{id}/investigation; an empty one before anybody began it. */
export const investigationSchema = z.object({
  timeline: z.array(z.object({ at: timestampSchema, what: z.string() })),
  whys: z.array(z.string()),
  causes: z.array(z.object({ kind: z.enum(causeKinds), text: z.string(), root: z.boolean() })),
  leadBy: idSchema.nullable(),
  leadName: z.string().nullable(),
  state: z.enum(['open', 'done']),
  updatedBy: z.string().nullable(),
  updatedAt: timestampSchema.nullable(),
});
export type Investigation = z.infer<typeof investigationSchema>;
