import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { factNames, factValueSchema } from './incident-analysis.ts';
import { idSchema, timestampSchema } from './primitives.ts';

/** What a person may answer; `employee` is asked with the people of an incident. */
export const askedFacts = [
  'died',
  'admitted',
  'amputation',
  'eyeLost',
  'workRelated',
  'publicRoad',
  'workZone',
] as const;
export type AskedFact = (typeof askedFacts)[number];

const factAnswers = {
  died: factValueSchema.optional(),
  admitted: factValueSchema.optional(),
  amputation: factValueSchema.optional(),
  eyeLost: factValueSchema.optional(),
  workRelated: factValueSchema.optional(),
  publicRoad: factValueSchema.optional(),
  workZone: factValueSchema.optional(),
} satisfies Record<AskedFact, unknown>;

/** Answers that come with a new report. */
export const reportedFactsSchema = z.object(factAnswers);

/**
 * PUT /api/incidents/{id}/facts. Only what is sent changes. `learnedAt`: when the company or its agent learned of the outcome (else
 * the arrival at the server); `eventAt`: when the death, admission or loss came. What cannot be is 400; what is only unlikely is
 * 422 `facts-contradict` until it is sent with `confirm`. `saidAt` and `sentAt`: when it was answered and when it was sent, by the
 * clock of the phone on which it waited: it does not replace what somebody else answered later.
 */
export const putFactsSchema = z
  .object({
    ...factAnswers,
    learnedAt: timestampSchema.nullable().optional(),
    eventAt: timestampSchema.nullable().optional(),
    confirm: z.boolean().default(false),
    saidAt: timestampSchema.optional(),
    sentAt: timestampSchema.optional(),
  })
  .refine(
    ({ confirm: _confirm, saidAt: _saidAt, sentAt: _sentAt, ...said }) =>
      Object.values(said).some((value) => value !== undefined),
    fieldMessage('field.nothing-to-change'),
  );
export type PutFacts = z.infer<typeof putFactsSchema>;

/** One answer, with who gave it and when. */
export const saidFactSchema = z.object({
  fact: z.enum(factNames),
  value: factValueSchema,
  by: z.object({ id: idSchema, name: z.string(), username: z.string() }),
  at: timestampSchema,
});
export type SaidFact = z.infer<typeof saidFactSchema>;

/** What people have said of an incident. */
export const saidFactsSchema = z.object({
  facts: z.array(saidFactSchema),
  learnedAt: timestampSchema.nullable(),
  eventAt: timestampSchema.nullable(),
});
export type SaidFacts = z.infer<typeof saidFactsSchema>;
