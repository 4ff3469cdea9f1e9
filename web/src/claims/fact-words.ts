import { t } from '@lingui/core/macro';
import type { FactName } from './claim-fields.ts';

/** The label of a fact's field, and its help text. */
export function factWords(name: Exclude<FactName, 'work' | 'itemCategory'>): {
  label: string;
  help?: string;
} {
  switch (name) {
    case 'itemAgeYears':
      return { label: t`Age of the item in years` };
    case 'lowEstimate':
      return {
        label: t`Estimate of the cost, or the lowest of several`,
        help: t`Whole dollars, as on the shop's estimate.`,
      };
    case 'highEstimate':
      return { label: t`Highest estimate, if there are several` };
    case 'marketValue':
      return { label: t`Value of the vehicle before the accident` };
    case 'salvageValue':
      return { label: t`Salvage value`, help: t`Only if it may be a total loss.` };
    case 'daysAway':
      return {
        label: t`Days away from work`,
        help: t`Calendar days, weekends too; 0 if you did not stay away.`,
      };
    case 'averageWeeklyWage':
      return { label: t`Average wage per week`, help: t`Before tax.` };
    case 'medicalCosts':
      return { label: t`Medical costs so far` };
  }
}
