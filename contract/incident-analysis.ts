import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { MAX_DESCRIPTION, MAX_LOCATION } from './incident-terms.ts';
import { requiredText, typedText } from './primitives.ts';
import { sentencesSchema } from './sentence.ts';

export const severities = ['low', 'medium', 'high'] as const;
export const severitySchema = z.enum(severities);
export type Severity = z.infer<typeof severitySchema>;

/** Text fields of POST /api/ai/analyze-incident (multipart). Files may come along; `mediaCount` stands in for them. */
export const analyzeIncidentFieldsSchema = z.object({
  incidentType: typedText(100).default('Other'),
  description: requiredText(MAX_DESCRIPTION, fieldMessage('field.description-required')),
  location: typedText(MAX_LOCATION).default(''),
  mediaCount: z.coerce.number().int().min(0).max(1000).default(0),
});

/**
 * Whether the law wants a call to OSHA and within how long (29 CFR 1904.39). `ask` means that the questions decide it.
 * Hours run from when the employer or its agent learns of it.
 */
export const reportToOshaSchema = z.object({
  answer: z.enum(['within-8-hours', 'within-24-hours', 'ask', 'no']),
  /** 8, 24 or null. With `ask`: the shortest clock that would run if the worst answer is given. */
  hours: z.union([z.literal(8), z.literal(24)]).nullable(),
  reason: z.string(),
  /** E.g. `29 CFR 1904.39(a)(1)`. */
  paragraph: z.string(),
  /** Exemptions that may apply or were applied, each a sentence with its paragraph. */
  exemptions: z.array(z.string()),
  /** With `ask`, the yes/no questions that decide. */
  questions: z.array(z.string()),
});
export type ReportToOsha = z.infer<typeof reportToOshaSchema>;

/** Whether the case belongs on the OSHA 300 log (29 CFR 1904.7). A safety manager confirms it. */
export const recordableSchema = z.object({
  answer: z.enum(['yes', 'no', 'ask']),
  reason: z.string(),
  /** E.g. `29 CFR 1904.7(b)(5)`. */
  paragraph: z.string(),
  questions: z.array(z.string()),
});
export type Recordable = z.infer<typeof recordableSchema>;

/** A fact that the law turns on. `unknown` whenever it is open: never a guess. */
export const factValueSchema = z.enum(['yes', 'no', 'unknown']);
export type FactValue = z.infer<typeof factValueSchema>;

/** The four of 29 CFR 1904.39(a), then what its exemptions and 1904.5 turn on. */
export const factNames = [
  'died',
  'admitted',
  'amputation',
  'eyeLost',
  'workRelated',
  'employee',
  'publicRoad',
  'workZone',
] as const;
export type FactName = (typeof factNames)[number];

export const factSchema = z.object({
  value: factValueSchema,
  /** Where the description says so: UTF-16 units, the end not included. Missing where no single place does. */
  at: z.object({ start: z.int().min(0), end: z.int().min(0) }).optional(),
  /** The text proposes; what a person answers goes before it. */
  source: z.enum(['text', 'person']),
});
export type Fact = z.infer<typeof factSchema>;
export const factsSchema = z.object({
  died: factSchema,
  admitted: factSchema,
  amputation: factSchema,
  eyeLost: factSchema,
  workRelated: factSchema,
  /** Whether somebody hurt is the company's employee or works under its daily supervision. */
  employee: factSchema,
  publicRoad: factSchema,
  workZone: factSchema,
} satisfies Record<FactName, typeof factSchema>);
export type Facts = z.infer<typeof factsSchema>;

export const coverageAnalysisSchema = z.object({
  coveragePercentage: z.int().min(0).max(100),
  /** Whole US dollars. */
  reimbursementMin: z.int().min(0),
  reimbursementMax: z.int().min(0),
  explanation: z.string(),
});

export const incidentAnalysisSchema = z.object({
  /** What happened. */
  severity: severitySchema,
  /** What could have happened, were it a step or a second otherwise: never less than `severity`. */
  potentialSeverity: severitySchema,
  facts: factsSchema,
  /** Sentences, most urgent first; a running legal clock comes first of all. */
  recommendedActions: z.array(z.string()),
  relevantPolicy: z.string(),
  coverageAnalysis: coverageAnalysisSchema,
  reportToOsha: reportToOshaSchema,
  recordable: recordableSchema,
  /** Kinds of hazard named in the description, e.g. `Fall from height`. */
  hazards: z.array(z.string()),
  source: z.enum(['built-in', 'model']),
  sentences: sentencesSchema,
});
export type IncidentAnalysis = z.infer<typeof incidentAnalysisSchema>;
