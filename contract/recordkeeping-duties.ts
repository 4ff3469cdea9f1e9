import { z } from 'zod';
import { paperQuerySchema } from './evidence.ts';
import { fieldMessage } from './field-message.ts';
import { idSchema, plainLine, requiredLine, timestampSchema } from './primitives.ts';
import { daySchema } from './recordkeeping.ts';

const establishmentId = z.coerce.number().pipe(idSchema);

export const copyKinds = ['log', 'form-301'] as const;
/** Who may ask for a copy (29 CFR 1904.35(b)(2)); `union`: the authorized representative of the employees. */
export const copyRoles = ['employee', 'former-employee', 'personal-representative', 'union'] as const;

/** POST /api/recordkeeping/copies. `caseId`: of a 301; left out only by `union`, who gets those of the year. */
export const askCopySchema = z
  .object({
    establishmentId: idSchema,
    year: z.int().min(1971).max(9999),
    what: z.enum(copyKinds),
    caseId: idSchema.nullish().transform((value) => value ?? null),
    askedBy: requiredLine(120, fieldMessage('field.name-required')),
    role: z.enum(copyRoles),
    /** Left out: today. */
    askedOn: daySchema.optional(),
  })
  .refine(({ what, caseId, role }) => what === 'log' || caseId !== null || role === 'union', {
    path: ['caseId'],
    message: fieldMessage('field.required'),
  });
export type AskCopy = z.infer<typeof askCopySchema>;

export const copySchema = z.object({
  id: idSchema,
  establishmentId: idSchema,
  year: z.int(),
  what: z.enum(copyKinds),
  caseId: idSchema.nullable(),
  askedBy: z.string(),
  role: z.enum(copyRoles),
  askedOn: z.string(),
  /** The next business day; of the representative's 301s seven calendar days. */
  dueOn: z.string(),
  /** E.g. `29 CFR 1904.35(b)(2)(v)(A)`. */
  paragraph: z.string(),
  /** The section on the case alone: fields 10 to 18. */
  caseOnly: z.boolean(),
  givenOn: z.string().nullable(),
  givenBy: z.string().nullable(),
});
export type Copy = z.infer<typeof copySchema>;
export const copyListSchema = z.array(copySchema);
export const listCopiesQuerySchema = z.object({
  establishmentId: establishmentId.optional(),
  year: z.coerce.number().int().min(1971).max(9999).optional(),
});
/** POST /api/recordkeeping/copies/{id}/given. */
export const giveCopySchema = z.object({ on: daySchema });
export const copyPdfQuerySchema = paperQuerySchema.pick({ language: true });

export const yearDutyKinds = ['post-summary', 'file-electronically', 'keep-records'] as const;
export type YearDutyKind = (typeof yearDutyKinds)[number];

/** What the law wants done with the records of a year that is over, or soon will be. */
export const yearDutySchema = z.object({
  establishmentId: idSchema,
  establishmentName: z.string(),
  /** Of the establishment: its days are counted by it. */
  timeZone: z.string(),
  /** Of the log. */
  year: z.int(),
  kind: z.enum(yearDutyKinds),
  /** First day on which it can be done. */
  from: z.string(),
  dueOn: z.string(),
  /** Last day of what goes on: the summary hangs, the records are kept. */
  until: z.string(),
  paragraph: z.string(),
  /** `check`: whether the establishment must is not verified here. */
  must: z.enum(['yes', 'check']),
  state: z.enum(['open', 'done']),
  isOverdue: z.boolean(),
  doneBy: z.string().nullable(),
  doneAt: timestampSchema.nullable(),
  note: z.string().nullable(),
});
export type YearDuty = z.infer<typeof yearDutySchema>;
export const yearDutyListSchema = z.array(yearDutySchema);
export const listYearDutiesQuerySchema = z.object({ establishmentId: establishmentId.optional() });

/** POST /api/recordkeeping/duties/done. */
export const endYearDutySchema = z.object({
  establishmentId: idSchema,
  year: z.int().min(1971).max(9999),
  kind: z.enum(['post-summary', 'file-electronically']),
  note: plainLine(500).optional(),
});
export type EndYearDuty = z.infer<typeof endYearDutySchema>;
