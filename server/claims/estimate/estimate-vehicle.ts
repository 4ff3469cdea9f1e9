import type { Assessment, Payable } from './claim-to-estimate.ts';
import { costRange, lanes, type Lane } from './cost-range.ts';
import { dollars } from './dollars.ts';
import { sayDeductible } from './estimate-loss.ts';
import { eachLane, policyBounds, settle } from './settle.ts';
import type { Figure } from './working.ts';

/**
 * A damaged vehicle: its repair, at most its market value; a total loss where repair and salvage together reach the
 * market value, and then the market value, the owner giving up the wreck (facts/claims.md, section 1).
 */
export function estimateVehicle(assessment: Assessment): Payable | null {
  const { claim, working, missing, reasons } = assessment;
  const { facts } = claim;
  const work = missing.need('work', facts.work);
  const value = missing.need('marketValue', facts.marketValue);
  const bounds = policyBounds(assessment);
  if (work === null || value === null || bounds === null) return null;

  working.word('work', { label: 'Repair or replacement', value: work, from: 'claim' });
  const fromClaim = (name: string, label: string, amount: number) =>
    working.input(name, { label, value: amount, unit: 'USD', from: 'claim' });
  const market = fromClaim('marketValue', 'Market value before the accident', value);
  const pay = (loss: Figure, lane: Lane) =>
    settle(loss, { bounds, working, part: { prefix: '', words: '', lane } });
  const asTotal = (lane: Lane) =>
    working.step(
      `loss${lane.suffix}`,
      { label: `A total loss counts with the market value${lane.words}`, operation: 'take' },
      [market],
    );
  if (work === 'replacement') {
    reasons.push(`A replaced vehicle counts with its market value of ${dollars(value)}.`);
    sayDeductible(bounds, reasons);
    return eachLane({ expected: market, low: market, high: market }, (_market, lane) =>
      pay(asTotal(lane), lane),
    );
  }
  const { requested } = bounds;
  const costs = costRange({ facts, requested, label: 'Repair cost', working, missing, reasons });
  const salvage =
    facts.salvageValue === null
      ? null
      : fromClaim('salvageValue', 'What the wreck is worth', facts.salvageValue);
  // Where even the lowest repair reaches the market value it is a total loss, whatever the wreck is worth.
  const isOpen = salvage === null && costs.low.value < value;
  const lossOf = (repair: Figure, lane: Lane) => {
    if (salvage !== null) {
      const both = working.step(
        `repair-and-salvage${lane.suffix}`,
        { label: `Repair and wreck together${lane.words}`, operation: 'add' },
        [repair, salvage],
      );
      if (both.value >= value) return asTotal(lane);
    }
    return working.step(
      `loss${lane.suffix}`,
      { label: `Repair cost${lane.words}, at most the market value`, operation: 'min' },
      [repair, market],
    );
  };
  const range = isOpen ? { ...costs, high: costs.expected } : costs;
  const payable = eachLane(range, (repair, lane) => pay(lossOf(repair, lane), lane));
  sayRepairOrTotal({ repair: costs.expected.value, salvage: facts.salvageValue, value, reasons });
  sayDeductible(bounds, reasons);
  if (!isOpen) return payable;
  missing.add('salvageValue');
  reasons.push('Were it a total loss, the market value would count: that is the upper end of the range.');
  return { ...payable, high: pay(asTotal(lanes.high), lanes.high) };
}

function sayRepairOrTotal(known: {
  repair: number;
  salvage: number | null;
  value: number;
  reasons: string[];
}): void {
  const { repair, salvage, value, reasons } = known;
  const isTotal = repair + (salvage ?? 0) >= value;
  const what = salvage === null ? 'The repair' : 'Repair and wreck together';
  reasons.push(
    isTotal
      ? `${what} reach${salvage === null ? 'es' : ''} the market value of ${dollars(value)}, so it counts as a total loss.`
      : `${what} stay${salvage === null ? 's' : ''} below the market value of ${dollars(value)}, so the repair counts.`,
  );
}
