import { costRange } from './cost-range.ts';
import type { Assessment, Payable } from './claim-to-estimate.ts';
import { say, type Said } from '../../sentences/say.ts';
import { dollars } from './dollars.ts';
import { eachScenario, policyBounds, settle, type Bounds } from './settle.ts';

/** Anything else: the cost less the deductible, up to the limit. */
export function estimateLoss(assessment: Assessment): Payable | null {
  const { claim, working, missing, reasons } = assessment;
  const bounds = policyBounds(assessment);
  if (bounds === null) return null;
  const { requested } = bounds;
  const label = say('estimate.step.cost');
  const costs = costRange({ facts: claim.facts, requested, label, working, missing, reasons });
  sayDeductible(bounds, reasons);
  return eachScenario(costs, (cost, scenario) =>
    settle(cost, { bounds, working, part: { prefix: '', scenario } }),
  );
}

export function sayDeductible({ deductible }: Bounds, reasons: Said[]): void {
  if (deductible === null) return;
  reasons.push(say('estimate.reason.deductible', { deductible: dollars(deductible.value) }));
}
