import type { Assessment } from './claim-to-estimate.ts';
import { labelOf, type Part } from './settle.ts';
import { say, type Said } from '../../sentences/say.ts';
import { dollars } from './dollars.ts';
import type { Figure } from './working.ts';

/** The part of a loss that counts if less insurance is carried than the policy requires. */
export type CountLoss = (loss: Figure, part: Part) => Figure;

/**
 * Loss × carried / (required percent × insured value); the whole loss if enough is carried (facts/claims.md,
 * section 1) or without coinsurance terms.
 */
export function coinsuranceOf({ claim, working, reasons }: Assessment): CountLoss {
  const terms = claim.policy?.coinsurance ?? null;
  if (terms === null) return (loss) => loss;
  const fromPolicy = (name: string, label: Said, value: number, unit: string) =>
    working.input(name, { label, value, unit, from: 'policy' });
  const required = working.share('required-insurance', say('estimate.step.required-insurance'), {
    amount: fromPolicy('insuredValue', say('estimate.input.insured-value'), terms.insuredValue, 'USD'),
    part: fromPolicy('requiredPercent', say('estimate.input.required-percent'), terms.requiredPercent, '%'),
    whole: working.rule('whole', say('estimate.rule.whole'), 100, '%'),
  });
  const carried = fromPolicy('carried', say('estimate.input.carried'), terms.carried, 'USD');
  const sums = { carried: dollars(carried.value), required: dollars(required.value) };
  if (carried.value >= required.value) {
    reasons.push(say('estimate.reason.enough-insurance', sums));
    return (loss) => loss;
  }
  reasons.push(say('estimate.reason.too-little-insurance', sums));
  return (loss, part) =>
    working.share(
      `${part.prefix}counted-loss${part.scenario.suffix}`,
      labelOf(say('estimate.step.counted-loss'), part),
      { amount: loss, part: carried, whole: required },
    );
}
