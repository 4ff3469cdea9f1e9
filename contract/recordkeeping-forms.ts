import { z } from 'zod';
import { idSchema, timestampSchema } from './primitives.ts';
import { caseClasses, illnessTypes } from './recordkeeping-terms.ts';

const count = z.int().min(0);

/** Columns G to M added up, in the names of the 300A. */
export const totalsSchema = z.object({
  deaths: count,
  daysAwayCases: count,
  restrictedCases: count,
  otherCases: count,
  daysAway: count,
  daysRestricted: count,
  injuries: count,
  skinDisorders: count,
  respiratoryConditions: count,
  poisonings: count,
  hearingLoss: count,
  otherIllnesses: count,
});
export type Totals = z.infer<typeof totalsSchema>;

/** A line of the 300. One that is lined out stays where it was, and does not count. */
export const logEntrySchema = z.object({
  caseId: idSchema,
  caseNumber: z.string(),
  /** 'Privacy case' instead of the name where it is one. */
  name: z.string(),
  jobTitle: z.string(),
  dateOfInjury: z.string(),
  whereOccurred: z.string(),
  description: z.string(),
  class: z.enum(caseClasses),
  daysAway: count,
  daysRestricted: count,
  illnessType: z.enum(illnessTypes),
  enteredAt: timestampSchema,
  linedOutAt: timestampSchema.nullable(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** GET /api/recordkeeping/log/{year}. */
export const logSchema = z.object({
  year: z.int(),
  establishment: z.object({ id: idSchema, name: z.string(), city: z.string(), state: z.string() }),
  entries: z.array(logEntrySchema),
  totals: totalsSchema,
});
export type Log = z.infer<typeof logSchema>;

export const establishmentQuerySchema = z.object({ establishmentId: z.coerce.number().pipe(idSchema) });
export const logQuerySchema = establishmentQuerySchema.extend({
  format: z.enum(['json', 'csv']).default('json'),
});
