import { z } from 'zod';
import { itemCategories, MAX_DOLLARS, termsByType } from './claim-terms.ts';
import { incidentTypeSchema } from './incidents.ts';
import { idSchema, requiredText, timestampSchema } from './primitives.ts';
import { thousands } from './thousands.ts';

const dollars = z
  .int('Enter whole dollars, without cents')
  .min(0, 'Enter 0 or more dollars')
  .max(MAX_DOLLARS, `Enter at most ${thousands(MAX_DOLLARS)} dollars`);
const percent = z.number('Enter a percentage').min(0, 'Enter 0 to 100').max(100, 'Enter 0 to 100');
const days = z.int('Enter whole days').min(0, 'Enter 0 or more days').max(3650, 'Enter at most 3,650 days');
const years = z
  .number('Enter years')
  .min(0.1, 'Enter at least 0.1 years')
  .max(200, 'Enter at most 200 years');
/** Lines that only some types of incident are estimated by. */
const restrictedTerms = [
  'deductible',
  'limit',
  'valuation',
  'usefulLives',
  'residualPercent',
  'coinsurance',
  'wage',
] as const;
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

const policyFields = policyTermsSchema.extend({
  claimType: incidentTypeSchema,
  holdsFrom: z.iso.date('Enter the day from which it holds, like 2026-01-31'),
});

/** A day outside these is a slip of the finger. */
const EARLIEST_DAY = '1970-01-01';
const LATEST_DAY = '2100-12-31';

/**
 * POST /api/policy-settings (supervisor, admin): new terms for a type of incident, from a day on. Nothing is overwritten.
 * Terms that contradict each other, or that nothing of this type is estimated by, are refused by the name of the field.
 */
export const setPolicySchema = policyFields.superRefine((policy, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: path.split('.'), message });
  const used: readonly string[] = termsByType[policy.claimType];
  for (const term of restrictedTerms) {
    const value = policy[term];
    const isSet = term === 'usefulLives' ? Object.keys(policy.usefulLives).length > 0 : value !== null;
    if (isSet && !used.includes(term)) refuse(term, `Not used for ${policy.claimType}`);
  }
  if (policy.holdsFrom < EARLIEST_DAY || policy.holdsFrom > LATEST_DAY) {
    refuse('holdsFrom', `Enter a day from ${EARLIEST_DAY} to ${LATEST_DAY}`);
  }
  if (policy.limit === 0) refuse('limit', 'Enter at least 1 dollar');
  if (policy.coinsurance?.carried === 0) refuse('coinsurance.carried', 'Enter at least 1 dollar');
  const { wage } = policy;
  if (wage === null) return;
  if (wage.weeklyMin !== null && wage.weeklyMax !== null && wage.weeklyMin > wage.weeklyMax) {
    refuse('wage.weeklyMax', 'The weekly maximum is below the minimum');
  }
  if (wage.retroactiveDays !== null && wage.retroactiveDays < wage.waitingDays) {
    refuse('wage.retroactiveDays', 'The retroactive period is shorter than the waiting period');
  }
});
export type SetPolicy = z.infer<typeof setPolicySchema>;

export const policySettingsSchema = policyFields.extend({
  id: idSchema,
  /** Name of the person who set it. */
  setBy: z.string(),
  setByUsername: z.string().optional(),
  createdAt: timestampSchema,
});
export type PolicySettings = z.infer<typeof policySettingsSchema>;

/** GET /api/policy-settings: everything that was ever set, newest day first. */
export const policySettingsListSchema = z.array(policySettingsSchema);
