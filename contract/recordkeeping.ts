import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { idSchema, plainLine, requiredLine, timestampSchema, typedText } from './primitives.ts';
import {
  caseClasses,
  caseStates,
  criteria,
  dayKinds,
  exceptions,
  illnessTypes,
  MOST_DAYS,
  privacyReasons,
  sexes,
} from './recordkeeping-terms.ts';

/** Left out and null say the same. */
const orNone = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

/** A day of the establishment's calendar, e.g. `2026-11-30`. */
export const daySchema = z.iso
  .date(fieldMessage('field.not-a-day'))
  .refine((day) => day >= '1900-01-01' && day <= '9999-12-31', fieldMessage('field.no-such-date'));
/** A time of that day, 24 hours, e.g. `14:05`. */
const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage('field.time-of-day'));

const sexSchema = z.preprocess(
  (sex) => (typeof sex === 'string' ? (sex[0]?.toUpperCase() ?? sex) : sex),
  z.enum(sexes),
);

/** Fields 1 to 5 of the 301. */
export const casePersonSchema = z.object({
  name: requiredLine(120, fieldMessage('field.name-required')),
  userId: orNone(idSchema),
  jobTitle: requiredLine(120, fieldMessage('field.required')),
  dateOfBirth: orNone(daySchema),
  dateHired: orNone(daySchema),
  sex: orNone(sexSchema),
  address: orNone(plainLine(300)),
});

/** POST /api/recordkeeping/cases: 201, or 200 where the case was made by itself and is completed. */
export const makeCaseSchema = z.object({
  incidentId: idSchema,
  person: casePersonSchema,
  establishmentId: idSchema,
});
export type MakeCase = z.infer<typeof makeCaseSchema>;

const narrative = typedText(2_000);

/** PUT /api/recordkeeping/cases/{id}, with the `updatedAt` it rests on. What is left out stays as it is. */
export const updateCaseSchema = z.object({
  updatedAt: timestampSchema,
  establishmentId: idSchema.optional(),
  person: casePersonSchema.partial().optional(),
  caseNumber: requiredLine(20, fieldMessage('field.required')).nullish(),
  dateOfInjury: daySchema.optional(),
  whereOccurred: plainLine(255).optional(),
  description: plainLine(255).optional(),
  illnessType: z.enum(illnessTypes).optional(),
  privacyReason: z.enum(privacyReasons).nullish(),
  dateOfDeath: daySchema.nullish(),
  physician: plainLine(120).nullish(),
  facility: plainLine(300).nullish(),
  emergencyRoom: z.boolean().optional(),
  inPatient: z.boolean().optional(),
  timeBeganWork: timeSchema.nullish(),
  timeOfEvent: timeSchema.nullish(),
  timeUnknown: z.boolean().optional(),
  beforeIncident: narrative.optional(),
  whatHappened: narrative.optional(),
  injuryOrIllness: narrative.optional(),
  objectOrSubstance: narrative.optional(),
});
export type UpdateCase = z.infer<typeof updateCaseSchema>;

const yesNo = z.enum(['yes', 'no']);

/** POST /api/recordkeeping/cases/{id}/decision. */
export const decideCaseSchema = z
  .object({
    workRelated: yesNo,
    exception: orNone(z.enum(exceptions)),
    newCase: yesNo,
    criteria: z.array(z.enum(criteria)).max(criteria.length).default([]),
    reason: requiredLine(2_000, fieldMessage('field.decision-reason')),
    /** Whether the person is on the payroll or supervised day to day (1904.31). */
    ours: yesNo.default('yes'),
  })
  .refine(({ exception, workRelated }) => exception === null || workRelated === 'no', {
    path: ['workRelated'],
    message: fieldMessage('field.exception-is-not-work-related'),
  });
export type DecideCase = z.infer<typeof decideCaseSchema>;

export const dayPeriodSchema = z.object({
  kind: z.enum(dayKinds),
  from: daySchema,
  /** The last day that counts; null: still so. */
  to: orNone(daySchema),
});

/** PUT /api/recordkeeping/cases/{id}/days. `estimate`: days expected in all where a period is open at the end of a year. */
export const putDaysSchema = z.object({
  periods: z.array(dayPeriodSchema).max(100),
  estimate: orNone(z.int().min(0).max(MOST_DAYS)),
});
export type PutDays = z.infer<typeof putDaysSchema>;

export const dayCountsSchema = z.object({
  daysAway: z.int(),
  daysRestricted: z.int(),
  class: z.enum(caseClasses),
});

/** A decision as it was made. Never changed; the newest holds. */
export const keptDecisionSchema = z.object({
  recordable: yesNo,
  /** E.g. `29 CFR 1904.7(b)(5)`. */
  paragraph: z.string(),
  workRelated: yesNo,
  exception: z.enum(exceptions).nullable(),
  newCase: yesNo,
  criteria: z.array(z.enum(criteria)),
  ours: yesNo,
  reason: z.string(),
  ruleVersion: z.string(),
  by: z.string(),
  at: timestampSchema,
});
export type KeptDecision = z.infer<typeof keptDecisionSchema>;

/**
 * A case. For a supervisor, personal data of the 301 is null, and so are name, decision and narratives of a privacy case.
 */
export const caseSchema = z.object({
  id: idSchema,
  incidentId: idSchema.nullable(),
  establishmentId: idSchema.nullable(),
  establishmentName: z.string().nullable(),
  /** Of the injury, whenever the days fall. */
  year: z.int(),
  caseNumber: z.string().nullable(),
  state: z.enum(caseStates),
  person: z.object({
    name: z.string().nullable(),
    userId: idSchema.nullable(),
    jobTitle: z.string().nullable(),
    dateOfBirth: z.string().nullable(),
    dateHired: z.string().nullable(),
    sex: z.enum(sexes).nullable(),
    address: z.string().nullable(),
  }),
  isPrivacyCase: z.boolean(),
  privacyReason: z.enum(privacyReasons).nullable(),
  dateOfInjury: z.string(),
  whereOccurred: z.string(),
  description: z.string(),
  illnessType: z.enum(illnessTypes),
  dateOfDeath: z.string().nullable(),
  physician: z.string().nullable(),
  facility: z.string().nullable(),
  emergencyRoom: z.boolean(),
  inPatient: z.boolean(),
  timeBeganWork: z.string().nullable(),
  timeOfEvent: z.string().nullable(),
  timeUnknown: z.boolean(),
  beforeIncident: z.string(),
  whatHappened: z.string(),
  injuryOrIllness: z.string(),
  objectOrSubstance: z.string(),
  periods: z.array(z.object({ kind: z.enum(dayKinds), from: z.string(), to: z.string().nullable() })),
  estimate: z.int().nullable(),
  ...dayCountsSchema.shape,
  /** Names that stand in the texts that are filed, for a person to take out; of one case alone, for who keeps the log. */
  names: z.array(z.object({ field: z.string(), name: z.string(), from: z.int(), to: z.int() })).optional(),
  /** The newest one first. */
  decisions: z.array(keptDecisionSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type RecordedCase = z.infer<typeof caseSchema>;
export const caseListSchema = z.array(caseSchema);

export const decidedCaseSchema = keptDecisionSchema.extend({ case: caseSchema });
export type DecidedCase = z.infer<typeof decidedCaseSchema>;

/** GET /api/recordkeeping/cases. */
export const listCasesQuerySchema = z.object({
  year: z.coerce.number().int().min(1971).max(9999).optional(),
  establishmentId: z.coerce.number().pipe(idSchema).optional(),
  incidentId: z.coerce.number().pipe(idSchema).optional(),
  state: z.enum(caseStates).optional(),
});
export type ListCasesQuery = z.infer<typeof listCasesQuerySchema>;
