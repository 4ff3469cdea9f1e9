import type { Assessment } from './claim-to-estimate.ts';
import type { Part } from './settle.ts';
import { dollars } from './dollars.ts';
import type { Figure } from './working.ts';

/** From a loss to the part of it that counts where less insurance is carried than the policy asks for. */
export type CountLoss = (loss: Figure, part: Part) => Figure;

/**
 * Loss × carried / (required percent × insured value), and the whole loss where enough is carried (facts/claims.md,
 * section 1). Without coinsurance terms the whole loss counts.
 */
export function coinsuranceOf({ claim, working, reasons }: Assessment): CountLoss {
  const terms = claim.policy?.coinsurance ?? null;
  if (terms === null) return (loss) => loss;
  const fromPolicy = (name: string, label: string, value: number, unit: string) =>
    working.input(name, { label, value, unit, from: 'policy' });
  const required = working.share('required-insurance', 'Insurance that the policy asks for', {
    amount: fromPolicy('insuredValue', 'Value of what is insured', terms.insuredValue, 'USD'),
    part: fromPolicy('requiredPercent', 'Part to be insured', terms.requiredPercent, '%'),
    whole: working.rule('whole', 'The whole', 100, '%'),
  });
  const carried = fromPolicy('carried', 'Insurance carried', terms.carried, 'USD');
  const sums = `${dollars(carried.value)} of insurance is carried and ${dollars(required.value)} is asked for`;
  if (carried.value >= required.value) {
    reasons.push(`Coinsurance: ${sums}, so the whole loss counts.`);
    return (loss) => loss;
  }
  reasons.push(`Coinsurance: ${sums}, so only that part of the loss counts.`);
  return (loss, { prefix, words, lane }) =>
    working.share(
      `${prefix}counted-loss${lane.suffix}`,
      `Loss that counts after coinsurance${words}${lane.words}`,
      { amount: loss, part: carried, whole: required },
    );
}
