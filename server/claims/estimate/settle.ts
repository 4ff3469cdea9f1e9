import type { Assessment, Payable } from './claim-to-estimate.ts';
import { say, type Said } from '../../sentences/say.ts';
import { inLane, lanes, type Lane, type Range } from './cost-range.ts';
import type { Figure, Working } from './working.ts';

/** What every loss is measured against. `deductible` null: none is borne (an injured worker); `limit` null: none applies. */
export type Bounds = Readonly<{ deductible: Figure | null; limit: Figure | null; requested: Figure }>;

/** Which loss a step is about: `total-` is what a replacement comes to in the end. */
export type Part = Readonly<{ prefix: '' | 'total-'; lane: Lane }>;

/** The label of a step about one loss. */
export const labelOf = (label: Said, { prefix, lane }: Part): Said =>
  inLane(prefix === '' ? label : say('estimate.label.in-all', { label }), lane);

/** Of a loss what is payable: less the deductible, not below zero, at most the limit and the amount asked for. */
export function settle(
  loss: Figure,
  { bounds, part, working }: { bounds: Bounds; part: Part; working: Working },
): Figure {
  const { deductible, limit, requested } = bounds;
  const { prefix, lane } = part;
  const left =
    deductible === null
      ? loss
      : working.lessNotBelowZero(
          `${prefix}after-deductible${lane.suffix}`,
          labelOf(say('estimate.step.after-deductible'), part),
          { from: loss, less: deductible },
        );
  const caps = limit === null ? [requested] : [limit, requested];
  const code = limit === null ? 'estimate.step.at-most-requested' : 'estimate.step.at-most-limit';
  const label = say(code, { payable: labelOf(say('estimate.step.payable'), part) });
  return working.step(`${prefix}payable${lane.suffix}`, { label, operation: 'min' }, [left, ...caps]);
}

/** The bounds of a loss that bears a deductible, or null (and what is missing noted) where one is not set. */
export function policyBounds(
  assessment: Assessment,
): (Bounds & { deductible: Figure; limit: Figure }) | null {
  const { claim, missing } = assessment;
  const requested = missing.need('requestedReimbursement', claim.requestedReimbursement);
  const deductible = missing.need('deductible', claim.policy?.deductible);
  const limit = missing.need('limit', claim.policy?.limit);
  if (requested === null || deductible === null || limit === null) return null;
  return {
    requested: requestedFigure(assessment, requested),
    deductible: assessment.working.input('deductible', {
      label: say('estimate.input.deductible'),
      value: deductible,
      unit: 'USD',
      from: 'policy',
    }),
    limit: limitFigure(assessment, limit),
  };
}

export const requestedFigure = ({ working }: Assessment, value: number) =>
  working.input('requestedReimbursement', {
    label: say('estimate.input.requested'),
    value,
    unit: 'USD',
    from: 'claim',
  });

export const limitFigure = ({ working }: Assessment, value: number) =>
  working.input('limit', { label: say('estimate.input.limit'), value, unit: 'USD', from: 'policy' });

/** What is payable for each of the costs; a cost that is the same as the expected one is worked out once. */
export function eachLane(costs: Range, payable: (cost: Figure, lane: Lane) => Figure): Payable {
  const expected = payable(costs.expected, lanes.expected);
  const end = (lane: 'low' | 'high') =>
    costs[lane].value === costs.expected.value ? expected : payable(costs[lane], lanes[lane]);
  return { expected, low: end('low'), high: end('high') };
}
