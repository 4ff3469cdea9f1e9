import type { MissingFact } from '@tailboard/contract/claim-estimate.ts';

type Known = Omit<MissingFact, 'name'>;

/** What an estimate may lack, named as the claim's facts and the policy's terms are; with whom to ask and what it changes. */
const facts = {
  requestedReimbursement: {
    label: 'The amount asked for',
    from: 'crew',
    effect: 'Without the amount asked for there is nothing to work from, so no amount is shown.',
  },
  work: {
    label: 'Repair or replacement',
    from: 'crew',
    effect: 'A replacement may be depreciated and a repair is not, so no amount is shown.',
  },
  itemCategory: {
    label: 'What kind of item it is',
    from: 'crew',
    effect: 'Without the kind of item its useful life is not known, so no amount is shown.',
  },
  itemAgeYears: {
    label: 'The age of the item',
    from: 'crew',
    effect: 'Without the age the depreciation cannot be worked out, so no amount is shown.',
  },
  marketValue: {
    label: 'The market value before the accident',
    from: 'crew',
    effect: 'No more than the market value is payable, so without it no amount is shown.',
  },
  daysAway: {
    label: 'Days away from work',
    from: 'crew',
    effect: 'Without the days away the lost wages cannot be worked out, so no amount is shown.',
  },
  averageWeeklyWage: {
    label: 'The average weekly wage',
    from: 'crew',
    effect: 'Without the wage the weekly benefit cannot be worked out, so no amount is shown.',
  },
  medicalCosts: {
    label: 'The medical costs',
    from: 'crew',
    effect: 'Medical costs count in full; without them (0 if there are none) no amount is shown.',
  },
  policy: {
    label: 'Policy settings',
    from: 'employer',
    effect: 'No policy terms are set for the day of the incident, so there is no estimate yet.',
  },
  deductible: {
    label: 'The deductible',
    from: 'employer',
    effect: 'Without the deductible nothing can be taken off, so no amount is shown.',
  },
  limit: {
    label: 'The limit',
    from: 'employer',
    effect: 'Without the limit nobody can say how much is payable at most, so no amount is shown.',
  },
  valuation: {
    label: 'Actual cash value or replacement cost',
    from: 'employer',
    effect: 'Without it nobody can say whether depreciation is paid back, so no amount is shown.',
  },
  usefulLives: {
    label: 'The useful life of this kind of item',
    from: 'employer',
    effect: 'Without the useful life the depreciation cannot be worked out, so no amount is shown.',
  },
  wage: {
    label: 'The wage terms',
    from: 'employer',
    effect: 'Without the share of the wage and the waiting period no amount is shown.',
  },
  highEstimate: {
    label: 'A lowest and a highest estimate',
    from: 'crew',
    effect: 'With both, the range follows them instead of 20 % either side of one figure.',
  },
  salvageValue: {
    label: 'What the wreck is worth',
    from: 'crew',
    effect: 'It tells a repair from a total loss; with it the range ends at one of the two.',
  },
  residualPercent: {
    label: 'The residual floor',
    from: 'employer',
    effect: 'With a floor depreciation stops there; without one it may take the whole value.',
  },
} as const satisfies Record<string, Known>;
type FactName = keyof typeof facts;

/** Collects what an estimate lacks. */
export class MissingFacts {
  readonly list: MissingFact[] = [];
  readonly #hasPolicy: boolean;

  constructor({ hasPolicy }: { hasPolicy: boolean }) {
    this.#hasPolicy = hasPolicy;
    if (!hasPolicy) this.add('policy');
  }

  /** Gives `value` back; null or undefined is noted. Where no policy was set at all, that says it for all its terms. */
  need<T>(name: FactName, value: T | null | undefined): T | null {
    if (value !== null && value !== undefined) return value;
    if (facts[name].from === 'crew' || this.#hasPolicy) this.add(name);
    return null;
  }

  add(name: FactName): void {
    this.list.push({ name, ...facts[name] });
  }
}
