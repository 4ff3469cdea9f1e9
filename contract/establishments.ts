import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { idSchema, plainLine, requiredLine, timestampSchema } from './primitives.ts';
import { establishmentSizes, establishmentTypes } from './recordkeeping-terms.ts';
import { daySchema } from './recordkeeping.ts';
import { sentencesSchema } from './sentence.ts';
import { timeZoneSchema } from './time-zone.ts';

const orNone = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);
const required = (max: number) => requiredLine(max, fieldMessage('field.required'));

/** POST /api/recordkeeping/establishments, and PUT …/{id}: one place whose people have one log (29 CFR 1904.46). */
export const putEstablishmentSchema = z.object({
  name: required(100),
  companyName: orNone(plainLine(100)),
  street: required(100),
  city: required(100),
  /** Two letters. */
  state: z
    .string()
    .regex(/^[A-Za-z]{2}$/, fieldMessage('field.state-letters'))
    .transform((state) => state.toUpperCase()),
  zip: z.string().regex(/^\d{5}(-?\d{4})?$/, fieldMessage('field.zip')),
  naics: z.string().regex(/^\d{6}$/, fieldMessage('field.naics')),
  industryDescription: orNone(plainLine(300)),
  ein: orNone(z.string().regex(/^\d{2}-?\d{7}$/, fieldMessage('field.ein'))),
  establishmentType: z.enum(establishmentTypes),
  size: z.enum(establishmentSizes),
  timeZone: timeZoneSchema,
  /** Crews whose home it is: a crew has one. */
  crews: z.array(required(60)).max(1_000).default([]),
  /** People whose home it is although their crew's is another, or who have no crew. */
  people: z.array(idSchema).max(10_000).default([]),
});
export type PutEstablishment = z.infer<typeof putEstablishmentSchema>;

const monthSchema = z.object({
  month: z.int().min(1).max(12),
  /** Of a crew: its hours alone. Those of a month are added up. */
  crewId: required(60).optional(),
  employees: z.int().min(0).max(1_000_000),
  hours: z.int().min(0).max(1_000_000_000),
});

/** PUT /api/recordkeeping/establishments/{id}/years/{year}. What months add up to need not be typed. */
export const putYearSchema = z.object({
  averageEmployees: z.int().min(1).max(1_000_000).optional(),
  hoursWorked: z.int().min(1).max(1_000_000_000).optional(),
  months: z.array(monthSchema).max(12_000).optional(),
  certifiedBy: orNone(plainLine(120)),
  certifiedTitle: orNone(plainLine(120)),
  certifiedPhone: orNone(plainLine(40)),
  certifiedOn: orNone(daySchema),
});
export type PutYear = z.infer<typeof putYearSchema>;

export const establishmentYearSchema = z.object({
  year: z.int(),
  averageEmployees: z.int().nullable(),
  hoursWorked: z.int().nullable(),
  months: z.array(monthSchema.extend({ crewId: z.string().optional() })),
  certifiedBy: z.string().nullable(),
  certifiedTitle: z.string().nullable(),
  certifiedPhone: z.string().nullable(),
  certifiedOn: z.string().nullable(),
});
export type EstablishmentYear = z.infer<typeof establishmentYearSchema>;

/** `check`: what is not verified here, to be looked up. */
const toldSchema = z.object({
  answer: z.enum(['yes', 'no', 'check']),
  paragraph: z.string(),
  reason: z.string(),
});

export const establishmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  companyName: z.string().nullable(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  naics: z.string(),
  industryDescription: z.string().nullable(),
  ein: z.string().nullable(),
  establishmentType: z.enum(establishmentTypes),
  size: z.enum(establishmentSizes),
  timeZone: z.string(),
  crews: z.array(z.string()),
  people: z.array(idSchema),
  years: z.array(establishmentYearSchema),
  /** Whether a log is kept at all. */
  keepsLog: toldSchema,
  /** Whether the 300A is filed by 2 March. */
  filesSummary: toldSchema,
  /** Whether 300 and 301 are filed too. */
  filesCases: toldSchema,
  /** What differs in the state's own plan: shown, not decided. Null where the federal rule holds. */
  statePlan: z.string().nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  sentences: sentencesSchema,
});
export type Establishment = z.infer<typeof establishmentSchema>;
export const establishmentListSchema = z.array(establishmentSchema);

/** Of a path; what is no year is refused by name. */
export const yearParamsSchema = z.object({ year: z.string().max(10) });
export const establishmentYearParamsSchema = z.object({ id: z.string().max(64), year: z.string().max(10) });
