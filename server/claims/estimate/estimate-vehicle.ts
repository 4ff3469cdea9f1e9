import type { Assessment, Payable } from './claim-to-estimate.ts';
import { costRange, labelIn, scenarios, type Scenario } from './cost-range.ts';
import { say, type Said } from '../../sentences/say.ts';
import { dollars } from './dollars.ts';
import { sayDeductible } from './estimate-loss.ts';
import { eachScenario, policyBounds, settle } from './settle.ts';
import type { Figure } from './working.ts';

/**
 * A damaged vehicle: its repair, at most its market value; a total loss where repair and salvage together
 * reach the market value, and then the market value, the owner giving up the wreck (facts/claims.md, section
 * 1).
 */
export function estimateVehicle(assessment: Assessment): Payable | null {
  const { claim, working, missing, reasons } = assessment;
  const { facts } = claim;
  const work = missing.need('work', facts.work);
  const value = missing.need('marketValue', facts.marketValue);
  const bounds = policyBounds(assessment);
  if (work === null || value === null || bounds === null) return null;

  working.word('work', {
    label: say('estimate.input.work'),
    value: say(`estimate.work.${work}`),
    from: 'claim',
  });
  const fromClaim = (name: string, label: Said, amount: number) =>
    working.input(name, { label, value: amount, unit: 'USD', from: 'claim' });
  const market = fromClaim('marketValue', say('estimate.input.market-value'), value);
  const pay = (loss: Figure, scenario: Scenario) =>
    settle(loss, { bounds, working, part: { prefix: '', scenario } });
  const asTotal = (scenario: Scenario) =>
    working.step(
      `loss${scenario.suffix}`,
      { label: labelIn(say('estimate.step.total-loss'), scenario), operation: 'take' },
      [market],
    );
  if (work === 'replacement') {
    reasons.push(say('estimate.reason.replaced-vehicle', { value: dollars(value) }));
    sayDeductible(bounds, reasons);
    return eachScenario({ expected: market, low: market, high: market }, (_market, scenario) =>
      pay(asTotal(scenario), scenario),
    );
  }
  const { requested } = bounds;
  const label = say('estimate.step.repair-cost');
  const costs = costRange({ facts, requested, label, working, missing, reasons });
  const salvage =
    facts.salvageValue === null
      ? null
      : fromClaim('salvageValue', say('estimate.input.salvage-value'), facts.salvageValue);
  // Where even the lowest repair reaches the market value it is a total loss, whatever the wreck is worth.
  const isOpen = salvage === null && costs.low.value < value;
  const lossOf = (repair: Figure, scenario: Scenario) => {
    if (salvage !== null) {
      const both = working.step(
        `repair-and-salvage${scenario.suffix}`,
        { label: labelIn(say('estimate.step.repair-and-wreck'), scenario), operation: 'add' },
        [repair, salvage],
      );
      if (both.value >= value) return asTotal(scenario);
    }
    return working.step(
      `loss${scenario.suffix}`,
      {
        label: say('estimate.step.at-most-market-value', { cost: labelIn(label, scenario) }),
        operation: 'min',
      },
      [repair, market],
    );
  };
  const range = isOpen ? { ...costs, high: costs.expected } : costs;
  const payable = eachScenario(range, (repair, scenario) => pay(lossOf(repair, scenario), scenario));
  sayRepairOrTotal({ repair: costs.expected.value, salvage: facts.salvageValue, value, reasons });
  sayDeductible(bounds, reasons);
  if (!isOpen) return payable;
  missing.add('salvageValue');
  reasons.push(say('estimate.reason.if-total-loss'));
  return { ...payable, high: pay(asTotal(scenarios.high), scenarios.high) };
}

function sayRepairOrTotal(known: {
  repair: number;
  salvage: number | null;
  value: number;
  reasons: Said[];
}): void {
  const { repair, salvage, value, reasons } = known;
  const isTotal = repair + (salvage ?? 0) >= value;
  const [reaches, below] =
    salvage === null
      ? (['estimate.reason.repair-reaches', 'estimate.reason.repair-below'] as const)
      : (['estimate.reason.repair-and-wreck-reach', 'estimate.reason.repair-and-wreck-below'] as const);
  reasons.push(say(isTotal ? reaches : below, { value: dollars(value) }));
}
