import { z } from 'zod';
import { idSchema, timestampSchema } from './primitives.ts';
import { sentencesSchema } from './sentence.ts';

export const historySubjects = [
  'incident',
  'claim',
  'user',
  'policy',
  'document',
  'talk',
  'action',
  'osha-case',
] as const;
export type HistorySubject = (typeof historySubjects)[number];

/** Who did what to which record, when, from what to what. It is never changed or deleted. */
export const historyEntrySchema = z.object({
  id: idSchema,
  at: timestampSchema,
  /** Null: the product itself. */
  actor: z.object({ id: idSchema, name: z.string(), username: z.string().optional() }).nullable(),
  subject: z.enum(historySubjects),
  subjectId: idSchema,
  /** What the record is called: a claim's number, an incident's type, a talk's title. */
  subjectName: z.string().nullable(),
  /** Of the name, where it is a word of the product. */
  sentences: sentencesSchema,
  /** E.g. `reported`, `filed`, `taken`, `approved`, `rejected`, `asked`, `answered`, `contested`, `changed`, `talk.closed`. */
  action: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** GET /api/claims/{id}/timeline: oldest first. */
export const timelineSchema = z.array(historyEntrySchema);

/** GET /api/history: of the records one may see (`own`: one's own alone), newest first, paged (`x-next-cursor`). */
export const historyQuerySchema = z.object({
  own: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});
export const historyListSchema = z.array(historyEntrySchema);
