import { z } from 'zod';
import { itemCategories, MAX_DOLLARS } from './claim-terms.ts';
import { incidentTypeSchema } from './incidents.ts';
import { idSchema, requiredText, timestampSchema } from './primitives.ts';

const dollars = z
  .int('Enter whole dollars, without cents')
  .min(0, 'Enter 0 or more dollars')
  .max(MAX_DOLLARS, `Enter at most ${MAX_DOLLARS.toLocaleString('en-US')} dollars`);
const percent = z.number('Enter a percentage').min(0, 'Enter 0 to 100').max(100, 'Enter 0 to 100');
const days = z.int('Enter whole days').min(0, 'Enter 0 or more days').max(3650, 'Enter at most 3,650 days');
const years = z.number('Enter years').gt(0, 'Enter more than 0 years').max(200, 'Enter at most 200 years');
const unset = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

/**
 * What the employer's policy says for one type of incident, from a day on. Null: not set, and then no figure that needs
 * it is given. Money in whole US dollars.
 */
export const policyTermsSchema = z.object({
  /** The policy line in words, e.g. 'Inland marine 2026, section C: repair or replacement less deductible'. */
  clause: requiredText(500, 'Write which policy line this is'),
  deductible: unset(dollars),
  limit: unset(dollars),
  /** `actual-cash-value` takes off depreciation; `replacement-cost` pays it back after the replacement. */
  valuation: unset(z.enum(['actual-cash-value', 'replacement-cost'])),
  /** Years by category of item. */
  usefulLives: z.partialRecord(z.enum(itemCategories), years).default({}),
  /** Depreciation never takes more than 100 less this, in percent. */
  residualPercent: unset(percent),
  coinsurance: unset(
    z.object({
      requiredPercent: percent.min(1, 'Enter 1 to 100'),
      insuredValue: dollars.min(1, 'Enter at least 1 dollar'),
      carried: dollars,
    }),
  ),
  /** Workplace injury: share of the average weekly wage, waiting and retroactive period, weekly minimum and maximum. */
  wage: unset(
    z.object({
      percent: z.number('Enter a percentage').gt(0, 'Enter more than 0').max(100, 'Enter at most 100'),
      waitingDays: days,
      /** Days away from which the waiting period is paid too; null: never. */
      retroactiveDays: unset(days),
      weeklyMin: unset(dollars),
      weeklyMax: unset(dollars),
    }),
  ),
  /** Calendar days a claim of this type usually takes. */
  handlingDays: unset(days),
});
export type PolicyTerms = z.infer<typeof policyTermsSchema>;

/** POST /api/policy-settings (supervisor, admin): new terms for a type of incident, from a day on. Nothing is overwritten. */
export const setPolicySchema = policyTermsSchema.extend({
  claimType: incidentTypeSchema,
  holdsFrom: z.iso.date('Enter the day from which it holds, like 2026-01-31'),
});
export type SetPolicy = z.infer<typeof setPolicySchema>;

export const policySettingsSchema = setPolicySchema.extend({
  id: idSchema,
  /** Name of the person who set it. */
  setBy: z.string(),
  createdAt: timestampSchema,
});
export type PolicySettings = z.infer<typeof policySettingsSchema>;

/** GET /api/policy-settings: everything that was ever set, newest day first. */
export const policySettingsListSchema = z.array(policySettingsSchema);
