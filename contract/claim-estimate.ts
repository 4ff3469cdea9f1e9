import { z } from 'zod';
import { sentencesSchema } from './sentence.ts';

const dollars = z.int().min(0);

/** A figure that went into the estimate, and where it stands. `unit`: `USD`, `years`, `days`, `%`, `USD a week`. */
const estimateInputSchema = z.object({
  name: z.string(),
  label: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string().nullable(),
  from: z.enum(['claim', 'policy', 'incident', 'rule']),
});
export type EstimateInput = z.infer<typeof estimateInputSchema>;

/**
 * One step of the working. `result` is `operation` over the operands in their order (`subtract` takes the rest from the
 * first, `divide` the first by the second); each operand is an input or the result of an earlier step, named by `of`.
 * `round` and `round-down` go to a whole number, or with a second operand n to the nearest (lower) nth: 100 for cents.
 * `take` has one operand and is equal to it.
 */
const estimateStepSchema = z.object({
  name: z.string(),
  label: z.string(),
  operation: z.enum(['add', 'subtract', 'multiply', 'divide', 'min', 'max', 'round', 'round-down', 'take']),
  operands: z.array(z.object({ of: z.string(), label: z.string(), value: z.number() })),
  result: z.number(),
  unit: z.string().nullable(),
});
export type EstimateStep = z.infer<typeof estimateStepSchema>;

/** What is not known, who can say it, and what it would change. */
const missingFactSchema = z.object({
  name: z.string(),
  label: z.string(),
  from: z.enum(['crew', 'employer']),
  effect: z.string(),
});
export type MissingFact = z.infer<typeof missingFactSchema>;

/**
 * An estimate with everything it rests on. It decides nothing: a person does. `pending` has no figures, only what is
 * missing. Money in whole US dollars; the percentage is the payable share of the requested amount, not a probability.
 */
export const claimEstimateSchema = z.object({
  /** Version of the rules, e.g. `2026-11`. The same facts, policy and version give the same estimate. */
  version: z.string(),
  source: z.enum(['built-in', 'model']),
  state: z.enum(['estimated', 'pending']),
  coveragePercentage: z.int().min(0).max(100).nullable(),
  reimbursementMin: dollars.nullable(),
  reimbursementMax: dollars.nullable(),
  inputs: z.array(estimateInputSchema),
  steps: z.array(estimateStepSchema),
  /** The lines of the policy settings that were used, with the day from which they hold; null without settings. */
  clause: z
    .object({
      settingsId: z.int(),
      text: z.string(),
      holdsFrom: z.iso.date(),
      setBy: z.string(),
      setByUsername: z.string().optional(),
    })
    .nullable(),
  missing: z.array(missingFactSchema),
  /** One sentence: what the estimate suggests. Never a rejection. */
  recommendation: z.string(),
  /** Sentences, each a factor with its effect. */
  justification: z.array(z.string()),
  /** Whole dollars; null while pending. */
  suggestedAmount: dollars.nullable(),
  sentences: sentencesSchema,
});
export type ClaimEstimate = z.infer<typeof claimEstimateSchema>;

/** GET /api/ai/specialized-claim-processing/{claimId}/{incidentId}. While figures are missing: manual review, amount 0. */
export const specializedClaimSchema = z.object({
  recommendation: z.string(),
  justification: z.string(),
  suggestedAmount: dollars,
  suggestedDocumentation: z.array(z.string()),
  requiredNext: z.array(z.string()),
  expectedTimeline: z.string(),
  source: z.enum(['built-in', 'model']),
  estimate: claimEstimateSchema,
  sentences: sentencesSchema,
});
export type SpecializedClaim = z.infer<typeof specializedClaimSchema>;
