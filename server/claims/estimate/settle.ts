import type { Assessment, Payable } from './claim-to-estimate.ts';
import { say, type Said } from '../../sentences/say.ts';
import { labelIn, scenarios, type Scenario, type Range } from './cost-range.ts';
import type { Figure, Working } from './working.ts';

/**
 * Bounds of every loss. No deductible applies to an injured worker (null); `limit` is null if there is none.
 */
export type Bounds = Readonly<{ deductible: Figure | null; limit: Figure | null; requested: Figure }>;

/** The loss of a step: `total-` is the total of a replacement, after the second payment. */
export type Part = Readonly<{ prefix: '' | 'total-'; scenario: Scenario }>;

/** The label of a step for one loss. */
export const labelOf = (label: Said, { prefix, scenario }: Part): Said =>
  labelIn(prefix === '' ? label : say('estimate.label.in-all', { label }), scenario);

/**
 * The payable part of a loss: minus the deductible, at least 0, at most the limit and the amount asked for.
 */
export function settle(
  loss: Figure,
  { bounds, part, working }: { bounds: Bounds; part: Part; working: Working },
): Figure {
  const { deductible, limit, requested } = bounds;
  const { prefix, scenario } = part;
  const left =
    deductible === null
      ? loss
      : working.lessNotBelowZero(
          `${prefix}after-deductible${scenario.suffix}`,
          labelOf(say('estimate.step.after-deductible'), part),
          { from: loss, less: deductible },
        );
  const caps = limit === null ? [requested] : [limit, requested];
  const code = limit === null ? 'estimate.step.at-most-requested' : 'estimate.step.at-most-limit';
  const label = say(code, { payable: labelOf(say('estimate.step.payable'), part) });
  return working.step(`${prefix}payable${scenario.suffix}`, { label, operation: 'min' }, [left, ...caps]);
}

/** The bounds of a loss with a deductible; null, with the missing facts recorded, if one is not set. */
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

/** The payable amount in each scenario; a cost equal to the expected one is calculated once. */
export function eachScenario(costs: Range, payable: (cost: Figure, scenario: Scenario) => Figure): Payable {
  const expected = payable(costs.expected, scenarios.expected);
  const end = (scenario: 'low' | 'high') =>
    costs[scenario].value === costs.expected.value ? expected : payable(costs[scenario], scenarios[scenario]);
  return { expected, low: end('low'), high: end('high') };
}
