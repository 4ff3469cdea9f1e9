import { z } from 'zod';
import { establishmentQuerySchema } from './recordkeeping-forms.ts';
import { caseClasses, illnessTypes } from './recordkeeping-terms.ts';
import { sentencesSchema } from './sentence.ts';

/** Cases of one file. */
export const MOST_IMPORTED_ROWS = 10_000;
/** Bytes of one file. */
export const MOST_IMPORTED_BYTES = 50_000_000;

/** POST /api/recordkeeping/import: a CSV or XLSX as the body or as the one file of a form. `preview`: nothing is written. */
export const importQuerySchema = establishmentQuerySchema.extend({
  year: z.string().max(10),
  preview: z.enum(['true', 'false']).default('false'),
});

/** What a file says, row by row. With errors nothing of it is written. */
export const importReplySchema = z.object({
  preview: z.boolean(),
  layout: z.enum(['ita', '300']),
  /** Cases that were written. */
  imported: z.int(),
  /** Rows that are no case: totals, entries that are lined out. */
  skipped: z.int(),
  rows: z.array(
    z.object({
      /** Of the file, from 1. */
      row: z.int(),
      caseNumber: z.string(),
      name: z.string().nullable(),
      jobTitle: z.string(),
      dateOfInjury: z.string(),
      description: z.string(),
      class: z.enum(caseClasses).nullable(),
      daysAway: z.int(),
      daysRestricted: z.int(),
      illnessType: z.enum(illnessTypes).nullable(),
    }),
  ),
  errors: z.array(z.object({ row: z.int(), field: z.string(), column: z.string(), message: z.string() })),
  sentences: sentencesSchema,
});
export type ImportReply = z.infer<typeof importReplySchema>;
