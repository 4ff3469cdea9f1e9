import type { MissingFact } from '@tailboard/contract/claim-estimate.ts';
import { say, type Unwritten } from '../../sentences/say.ts';

/** What an estimate may lack, named as the claim's facts and the policy's terms are; with whom to ask. */
const whoKnows = {
  requestedReimbursement: 'crew',
  work: 'crew',
  itemCategory: 'crew',
  itemAgeYears: 'crew',
  marketValue: 'crew',
  daysAway: 'crew',
  averageWeeklyWage: 'crew',
  medicalCosts: 'crew',
  policy: 'employer',
  deductible: 'employer',
  limit: 'employer',
  valuation: 'employer',
  usefulLives: 'employer',
  wage: 'employer',
  highEstimate: 'crew',
  salvageValue: 'crew',
  residualPercent: 'employer',
} as const satisfies Record<string, MissingFact['from']>;
type FactName = keyof typeof whoKnows;

/** Collects what an estimate lacks. */
export class MissingFacts {
  readonly list: Unwritten<MissingFact>[] = [];
  readonly #hasPolicy: boolean;

  constructor({ hasPolicy }: { hasPolicy: boolean }) {
    this.#hasPolicy = hasPolicy;
    if (!hasPolicy) this.add('policy');
  }

  /** Gives `value` back; null or undefined is noted. Where no policy was set at all, that says it for all its terms. */
  need<T>(name: FactName, value: T | null | undefined): T | null {
    if (value !== null && value !== undefined) return value;
    if (whoKnows[name] === 'crew' || this.#hasPolicy) this.add(name);
    return null;
  }

  add(name: FactName): void {
    this.list.push({
      name,
      label: say(`estimate.missing.${name}`),
      from: whoKnows[name],
      effect: say(`estimate.effect.${name}`),
    });
  }
}
