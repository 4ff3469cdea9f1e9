import { z } from 'zod';
import { itemCategories, MAX_DOLLARS, termsByType } from './claim-terms.ts';
import { fieldMessage } from './field-message.ts';
import { incidentTypeSchema } from './incidents.ts';
import { idSchema, requiredText, timestampSchema } from './primitives.ts';
import { incidentTypeSentence } from './sentences/incident-types.ts';
import { thousands } from './thousands.ts';

const dollars = z
  .int(fieldMessage('field.whole-dollars'))
  .min(0, fieldMessage('field.dollars-or-none'))
  .max(MAX_DOLLARS, fieldMessage('field.dollars-most', { most: thousands(MAX_DOLLARS) }));
const percent = z
  .number(fieldMessage('field.percentage'))
  .min(0, fieldMessage('field.percent-0-100'))
  .max(100, fieldMessage('field.percent-0-100'));
const days = z
  .int(fieldMessage('field.whole-days'))
  .min(0, fieldMessage('field.days-or-none'))
  .max(3650, fieldMessage('field.days-most', { most: thousands(3650) }));
const years = z
  .number(fieldMessage('field.years'))
  .min(0.1, fieldMessage('field.years-least', { least: 0.1 }))
  .max(200, fieldMessage('field.years-most', { most: 200 }));
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
  clause: requiredText(500, fieldMessage('field.policy-clause')),
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
      requiredPercent: percent.min(1, fieldMessage('field.percent-1-100')),
      insuredValue: dollars.min(1, fieldMessage('field.dollars-least')),
      carried: dollars,
    }),
  ),
  /** Workplace injury: share of the average weekly wage, waiting and retroactive period, weekly minimum and maximum. */
  wage: unset(
    z.object({
      percent: z
        .number(fieldMessage('field.percentage'))
        .gt(0, fieldMessage('field.percent-above-0'))
        .max(100, fieldMessage('field.percent-most')),
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
  holdsFrom: z.iso.date(fieldMessage('field.policy-day')),
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
    if (isSet && !used.includes(term))
      refuse(term, fieldMessage('field.not-used-for', { type: incidentTypeSentence(policy.claimType) }));
  }
  if (policy.holdsFrom < EARLIEST_DAY || policy.holdsFrom > LATEST_DAY) {
    refuse('holdsFrom', fieldMessage('field.day-from-to', { first: EARLIEST_DAY, last: LATEST_DAY }));
  }
  if (policy.limit === 0) refuse('limit', fieldMessage('field.dollars-least'));
  if (policy.coinsurance?.carried === 0) refuse('coinsurance.carried', fieldMessage('field.dollars-least'));
  const { wage } = policy;
  if (wage === null) return;
  if (wage.weeklyMin !== null && wage.weeklyMax !== null && wage.weeklyMin > wage.weeklyMax) {
    refuse('wage.weeklyMax', fieldMessage('field.wage-limits-swapped'));
  }
  if (wage.retroactiveDays !== null && wage.retroactiveDays < wage.waitingDays) {
    refuse('wage.retroactiveDays', fieldMessage('field.wage-days-swapped'));
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
