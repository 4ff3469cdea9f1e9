import type { MissingFact } from '@tailboard/contract/claim-estimate.ts';
import { say, type Unwritten } from '../../sentences/say.ts';

/** Facts that an estimate may lack, by the names in the claim and the policy, and who knows them. */
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

/** Collects the missing facts of an estimate. */
export class MissingFacts {
  readonly list: Unwritten<MissingFact>[] = [];
  readonly #hasPolicy: boolean;

  constructor({ hasPolicy }: { hasPolicy: boolean }) {
    this.#hasPolicy = hasPolicy;
    if (!hasPolicy) this.add('policy');
  }

  /** Returns `value`; records null or undefined as missing. A missing policy covers all of its terms. */
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
