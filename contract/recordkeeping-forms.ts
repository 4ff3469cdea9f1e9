import { z } from 'zod';
import { paperQuerySchema } from './evidence.ts';
import { fieldMessage } from './field-message.ts';
import { idSchema, requiredLine, timestampSchema } from './primitives.ts';
import {
  caseClasses,
  establishmentSizes,
  establishmentTypes,
  illnessTypes,
  privacyReasons,
} from './recordkeeping-terms.ts';
import { daySchema } from './recordkeeping.ts';
import { sentencesSchema } from './sentence.ts';

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
  isPrivacyCase: z.boolean(),
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
/** Of a form: a PDF has its labels in a language. */
const formQuery = paperQuerySchema
  .pick({ language: true })
  .extend({ format: z.enum(['json', 'pdf']).default('json') });
export const logQuerySchema = establishmentQuerySchema.extend({
  ...formQuery.shape,
  format: z.enum(['json', 'csv', 'pdf']).default('json'),
});
export const summaryQuerySchema = establishmentQuerySchema.extend(formQuery.shape);
export const form301QuerySchema = formQuery;

const formEstablishmentSchema = z.object({
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
});
const summaryContentSchema = z.object({
  year: z.int(),
  establishment: formEstablishmentSchema,
  averageEmployees: z.int().nullable(),
  hoursWorked: z.int().nullable(),
  totals: totalsSchema,
});

/** POST /api/recordkeeping/summary/{year}/certify: who signs the 300A, and on which day. */
export const certifySummarySchema = z.object({
  name: requiredLine(120, fieldMessage('field.name-required')),
  title: requiredLine(120, fieldMessage('field.required')),
  phone: requiredLine(40, fieldMessage('field.required')),
  on: daySchema,
});
export type CertifySummary = z.infer<typeof certifySummarySchema>;

const certifiedSchema = summaryContentSchema.extend({
  signature: z.object({ name: z.string(), title: z.string(), phone: z.string(), on: z.string() }),
  /** SHA-256 of what was signed, hex. */
  hash: z.string(),
  at: timestampSchema,
});

/** GET /api/recordkeeping/summary/{year}: 300A by the log as of now, and beside it as it was signed. */
export const summarySchema = summaryContentSchema.extend({
  certified: certifiedSchema.nullable(),
  /** Whether today's totals are other than those that were signed. */
  differs: z.boolean(),
});
export type SummaryAnswer = z.infer<typeof summarySchema>;

/** GET /api/recordkeeping/ita/{year}/check. */
export const itaCheckSchema = z.object({
  /** Nothing holds the files back. */
  ok: z.boolean(),
  failing: z.array(
    z.object({
      file: z.enum(['summary', 'cases']),
      field: z.string(),
      caseId: idSchema.nullable(),
      caseNumber: z.string().nullable(),
      level: z.enum(['error', 'check']),
      message: z.string(),
      /** Where a name stands in the field, which is to be taken out. */
      positions: z.array(z.object({ from: z.int(), to: z.int() })),
    }),
  ),
  sentences: sentencesSchema,
});
export type ItaCheck = z.infer<typeof itaCheckSchema>;
/** POST /api/recordkeeping/ita/{year}/file: what OSHA's application was given. */
export const itaFiledSchema = z.object({
  year: z.int(),
  establishmentId: idSchema,
  /** Rows of the case file; 0 where cases are not filed. */
  cases: count,
  /** As the application named it; null: it did not. */
  submission: z.string().nullable(),
  filedAt: timestampSchema,
  filedBy: z.string(),
});
export type ItaFiled = z.infer<typeof itaFiledSchema>;
export const itaQuerySchema = establishmentQuerySchema.extend({
  anyway: z.enum(['true', 'false']).optional(),
});

/** GET /api/recordkeeping/cases/{id}/form-301: the 18 fields by their numbers. */
export const form301Schema = z.object({
  caseId: idSchema,
  fields: z.array(z.object({ number: z.int().min(1).max(18), value: z.string() })),
});

/** GET /api/recordkeeping/privacy-list/{year}. */
export const privacyListSchema = z.array(
  z.object({ caseId: idSchema, caseNumber: z.string(), name: z.string(), reason: z.enum(privacyReasons) }),
);

/** GET /api/recordkeeping/rates. Days of the injury, both inclusive. */
export const ratesQuerySchema = z.object({
  from: daySchema,
  to: daySchema,
  establishmentId: z.coerce.number().pipe(idSchema).optional(),
  /** Cases of this crew: hours then are those of the months that were typed for it. */
  crewId: requiredLine(60, fieldMessage('field.required')).optional(),
});
const rate = z.number().nullable();
export const ratesSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Null: they are not known for all of the days. */
  hours: z.number().nullable(),
  recordables: count,
  deaths: count,
  /** Cases of columns H and I. */
  dart: count,
  trir: z.object({
    /** OSHA's forms package: deaths included. */
    oshaForms: rate,
    /** Bureau of Labor Statistics: non-fatal cases, to compare with its figures. */
    blsNonFatal: rate,
  }),
  dartRate: rate,
  /** Days of columns K and L: custom, not OSHA's. */
  severityRate: rate,
  /** Exact 95 % interval of `trir.oshaForms`. */
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** The figure of the Bureau of Labor Statistics for the industry, with its year; null: look it up there, none is verified here. */
  peer: z.object({ industry: z.string(), year: z.int(), rate: z.number() }).nullable(),
  peerState: z.enum(['verified', 'check']).optional(),
  /** False below 200,000 hours: one case moves the rate greatly. */
  comparable: z.boolean(),
});
export type Rates = z.infer<typeof ratesSchema>;
