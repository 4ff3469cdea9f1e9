import { z } from 'zod';
import { claimEstimateSchema } from './claim-estimate.ts';
import {
  claimDocumentKeys,
  claimStatuses,
  documentStatuses,
  itemCategories,
  MAX_DOLLARS,
} from './claim-terms.ts';
import { fieldMessage } from './field-message.ts';
import { incidentTypeSchema } from './incidents.ts';
import { mediaSchema } from './media.ts';
import { clientRefSchema, idSchema, requiredText, timestampSchema, typedText } from './primitives.ts';
import { thousands } from './thousands.ts';

export const claimStatusSchema = z.enum(claimStatuses);
export const claimDocumentKeySchema = z.enum(claimDocumentKeys);

export const MAX_CLAIM_TEXT = 10_000;
export const MAX_REASON = 2_000;

const wholeDollars = (min: number) =>
  z
    .int(fieldMessage('field.whole-dollars'))
    .min(min, min === 0 ? fieldMessage('field.dollars-or-none') : fieldMessage('field.amount-least'))
    .max(MAX_DOLLARS, fieldMessage('field.dollars-most', { most: thousands(MAX_DOLLARS) }));
/** An amount of money: a whole number of US dollars, at least 1. */
export const amountSchema = wholeDollars(1);
const cost = wholeDollars(0).nullable().default(null);

/** What the person who files can know beyond the incident. Null: not said. Each is asked for some incident types only. */
export const claimFactsSchema = z
  .object({
    work: z.enum(['repair', 'replacement']).nullable().default(null),
    itemCategory: z.enum(itemCategories).nullable().default(null),
    itemAgeYears: z
      .number(fieldMessage('field.age-in-years'))
      .min(0, fieldMessage('field.years-or-none'))
      .max(200, fieldMessage('field.years-most', { most: 200 }))
      .nullable()
      .default(null),
    /** Lowest and highest estimate of the repair or replacement, where there is more than one. */
    lowEstimate: cost,
    highEstimate: cost,
    /** A vehicle's actual cash value before the accident, and what the wreck is worth. */
    marketValue: cost,
    salvageValue: cost,
    /** Calendar days away from work. */
    daysAway: z
      .int(fieldMessage('field.whole-days'))
      .min(0, fieldMessage('field.days-or-none'))
      .max(3650, fieldMessage('field.days-most', { most: thousands(3650) }))
      .nullable()
      .default(null),
    averageWeeklyWage: cost,
    medicalCosts: cost,
  })
  .refine(
    ({ lowEstimate, highEstimate }) =>
      lowEstimate === null || highEstimate === null || lowEstimate <= highEstimate,
    { path: ['highEstimate'], message: fieldMessage('field.estimates-swapped') },
  );
export type ClaimFacts = z.infer<typeof claimFactsSchema>;

const noFacts = () => claimFactsSchema.parse({});

/** What a person says in a claim. */
export const claimContentSchema = z.object({
  description: requiredText(MAX_CLAIM_TEXT, fieldMessage('field.description-required')),
  requestedReimbursement: amountSchema.nullable().default(null),
  facts: claimFactsSchema.default(noFacts),
});
export type ClaimContent = z.infer<typeof claimContentSchema>;

/**
 * A new claim on one's own incident. The incident is named by `incidentClientRef` when it was made on the device, else
 * by `incidentId` (a negative one is mapped like the incident's own). `clientRef` makes a repeat harmless; without it a
 * negative `id` with the same content does. A second claim on an incident needs `confirmSecond`.
 */
export const fileClaimSchema = claimContentSchema.extend({
  id: z.number().optional().catch(undefined),
  clientRef: clientRefSchema.optional(),
  incidentId: z.int(fieldMessage('field.incident-required')),
  incidentClientRef: clientRefSchema.optional(),
  confirmSecond: z.boolean().default(false),
  status: z.literal('pending', fieldMessage('field.claim-is-pending')).default('pending'),
});
export type FileClaim = z.infer<typeof fileClaimSchema>;

/**
 * A changed claim, whole, with the `updatedAt` it was based on. Its owner may change the content until it is decided,
 * answer an open question (`answer`), and contest a rejection: status `under_review` with `contestReason`. A supervisor
 * may take a pending claim under review. Everything else about a claim is decided with POST …/decision.
 */
export const updateClaimSchema = claimContentSchema.extend({
  status: claimStatusSchema,
  updatedAt: timestampSchema,
  answer: requiredText(MAX_REASON, fieldMessage('field.answer-required')).nullish(),
  contestReason: requiredText(MAX_REASON, fieldMessage('field.contest-reason')).nullish(),
});
export type UpdateClaim = z.infer<typeof updateClaimSchema>;

const reason = requiredText(MAX_REASON, fieldMessage('field.reason-blank'));

/**
 * POST /api/claims/{id}/decision (supervisor, admin). Approve with an amount (one that differs from the request needs a
 * reason); reject with a reason; ask for more with a question. `updatedAt`: the version that was read; 409 when it has
 * moved on. `clientRef` makes a repeat of the same decision harmless.
 */
export const decideClaimSchema = z
  .object({
    decision: z.enum(['approve', 'reject', 'ask'], fieldMessage('field.decision')),
    amount: amountSchema.nullish(),
    reason: reason.nullish(),
    question: requiredText(MAX_REASON, fieldMessage('field.question-required')).nullish(),
    updatedAt: timestampSchema.optional(),
    clientRef: clientRefSchema.optional(),
  })
  .superRefine(({ decision, amount, reason: given, question }, context) => {
    const miss = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (decision === 'approve' && amount == null) miss('amount', fieldMessage('field.amount-required'));
    if (decision !== 'approve' && amount != null) miss('amount', fieldMessage('field.amount-unwanted'));
    if (decision === 'reject' && given == null) miss('reason', fieldMessage('field.reason-required'));
    if (decision === 'ask' && question == null && given == null)
      miss('question', fieldMessage('field.question-required'));
  });
export type DecideClaim = z.infer<typeof decideClaimSchema>;

/**
 * PUT /api/claims/{id}/documents/{key} (supervisor, admin): whether a sent document will do. It says what was judged: 409
 * where a newer file or another judgement came meanwhile.
 */
export const judgeDocumentSchema = z.object({
  status: z.enum(['accepted', 'unreadable']),
  note: typedText(500).nullish(),
  /** The newest file of the line, as it was read. Who names none judges whatever is there. */
  fileId: idSchema.optional(),
  /** `judgedAt` of the line, as it was read. */
  judgedAt: timestampSchema.nullable().default(null),
});
export type JudgeDocument = z.infer<typeof judgeDocumentSchema>;

/** One line of the checklist. */
export const claimDocumentSchema = z.object({
  key: claimDocumentKeySchema,
  status: z.enum(documentStatuses),
  note: z.string().nullable(),
  /** When somebody said that the files do or do not; null: nobody has of these files. What older devices keep has none. */
  judgedAt: timestampSchema.nullable().default(null),
  files: z.array(mediaSchema),
});
export type ClaimDocument = z.infer<typeof claimDocumentSchema>;

/** How the expected date was reached: `from` (a day) plus `days`, by the employer's setting or the standard 2-4 weeks. */
const expectedDateSchema = z.object({
  from: timestampSchema,
  days: z.int().min(0),
  by: z.enum(['setting', 'standard']),
});

/** The last decision. `by`: the person who decided, never software. */
const claimDecisionSchema = z.object({
  decision: z.enum(['approve', 'reject']),
  amount: z.int().nullable(),
  reason: z.string().nullable(),
  by: z.string(),
  byUsername: z.string().optional(),
  byId: idSchema,
  at: timestampSchema,
});

/** A question that waits for its answer by the claim's owner. */
const claimQuestionSchema = z.object({
  text: z.string(),
  by: z.string(),
  byUsername: z.string().optional(),
  at: timestampSchema,
});

/** A claim as the server sends it. Money in whole US dollars. */
export const claimSchema = z.object({
  id: idSchema,
  incidentId: idSchema,
  userId: idSchema,
  /** Name of the person who filed it. */
  reportedBy: z.string(),
  /** Their username, which nobody chooses anew: a name can be taken over. */
  reportedByUsername: z.string().optional(),
  clientRef: clientRefSchema.nullable(),
  /** `CLM-2026-000001`. */
  claimNumber: z.string(),
  /** The incident's type when the claim was filed. */
  claimType: incidentTypeSchema,
  description: z.string(),
  status: claimStatusSchema,
  filedDate: timestampSchema,
  estimatedCompletionDate: timestampSchema.nullable(),
  expected: expectedDateSchema.nullable(),
  completionDate: timestampSchema.nullable(),
  /** Name of the person who holds it; null until somebody took it. */
  caseAgent: z.string().nullable(),
  caseAgentUsername: z.string().nullish(),
  requestedReimbursement: z.int().nullable(),
  aiCoveragePercentage: z.int().nullable(),
  aiReimbursementMin: z.int().nullable(),
  aiReimbursementMax: z.int().nullable(),
  approvedReimbursement: z.int().nullable(),
  facts: claimFactsSchema,
  estimate: claimEstimateSchema,
  decision: claimDecisionSchema.nullable(),
  question: claimQuestionSchema.nullable(),
  documents: z.array(claimDocumentSchema),
  createdAt: timestampSchema,
  /** Last change, a document that came or was judged among them. */
  updatedAt: timestampSchema,
  syncStatus: z.literal('synced'),
});
export type Claim = z.infer<typeof claimSchema>;

/** GET /api/claims. Newest first; paged as GET /api/incidents. */
export const listClaimsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export const claimListSchema = z.array(claimSchema);
export const MAX_UNPAGED_CLAIMS = 5_000;

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(item).min(1));

/**
 * GET /api/claims/review (supervisor, admin): what waits, oldest first (`status` default pending and under_review),
 * of the people one may decide for. `q` looks in number, description and name. Always paged (`x-next-cursor`).
 */
export const reviewQuerySchema = z.object({
  status: oneOrMore(claimStatusSchema).default(['pending', 'under_review']),
  type: incidentTypeSchema.optional(),
  q: typedText(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});

/** Path of a document of a claim. */
export const claimDocumentParamsSchema = z.object({ id: z.string().max(64), key: z.string().max(64) });
