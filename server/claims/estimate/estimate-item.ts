import type { Assessment, Payable } from './claim-to-estimate.ts';
import { coinsuranceOf } from './coinsurance.ts';
import { costRange, scenarios, type Scenario } from './cost-range.ts';
import { depreciation } from './depreciate.ts';
import { say } from '../../sentences/say.ts';
import { dollars } from './dollars.ts';
import { sayDeductible } from './estimate-loss.ts';
import { eachScenario, policyBounds, settle, type Part } from './settle.ts';
import type { Figure } from './working.ts';

/**
 * Damaged property or equipment. A repair is not depreciated; a replacement is. With replacement-cost cover
 * the depreciation is paid after the replacement, so the range goes from the first payment to the total.
 */
export function estimateItem(assessment: Assessment): Payable | null {
  const { claim, working, missing, reasons } = assessment;
  const { facts, policy } = claim;
  const work = missing.need('work', facts.work);
  const bounds = policyBounds(assessment);
  const isReplacement = work === 'replacement';
  const valuation = isReplacement ? missing.need('valuation', policy?.valuation) : null;
  const depreciate = isReplacement ? depreciation(assessment) : null;
  if (work === null || bounds === null) return null;
  if (isReplacement && (valuation === null || depreciate === null)) return null;

  working.word('work', {
    label: say('estimate.input.work'),
    value: say(`estimate.work.${work}`),
    from: 'claim',
  });
  if (work === 'repair') reasons.push(say('estimate.reason.repair'));
  const { requested } = bounds;
  const label = say(isReplacement ? 'estimate.step.replacement-cost' : 'estimate.step.repair-cost');
  const costs = costRange({ facts, requested, label, working, missing, reasons });
  const count = coinsuranceOf(assessment);
  sayDeductible(bounds, reasons);
  const payable = (loss: Figure, part: Part) => settle(count(loss, part), { bounds, part, working });
  const firstPayment = (cost: Figure, scenario: Scenario) =>
    payable(depreciate === null ? cost : depreciate(cost, scenario), { prefix: '', scenario });
  if (valuation === null) return eachScenario(costs, firstPayment);

  working.word('valuation', {
    label: say('estimate.input.valuation'),
    value: say(`estimate.valuation.${valuation}`),
    from: 'policy',
  });
  if (valuation === 'actual-cash-value') {
    reasons.push(say('estimate.reason.actual-cash-value'));
    return eachScenario(costs, firstPayment);
  }
  const first = firstPayment(costs.expected, scenarios.expected);
  const inAll = (cost: Figure, scenario: Scenario) => payable(cost, { prefix: 'total-', scenario });
  const total = inAll(costs.expected, scenarios.expected);
  const heldBack = working.step(
    'held-back',
    { label: say('estimate.step.held-back'), operation: 'subtract' },
    [total, first],
  );
  reasons.push(
    say('estimate.reason.first-payment', { first: dollars(first.value), rest: dollars(heldBack.value) }),
    say('estimate.reason.first-to-all'),
  );
  const isOne = (scenario: 'low' | 'high') => costs[scenario].value === costs.expected.value;
  return {
    low: isOne('low') ? first : firstPayment(costs.low, scenarios.low),
    expected: total,
    high: isOne('high') ? total : inAll(costs.high, scenarios.high),
  };
}
