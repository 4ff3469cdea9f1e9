import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import type { ClaimToEstimate } from './claim-to-estimate.ts';
import { estimateClaim } from './estimate-claim.ts';

export type EstimateClaim = (claim: ClaimToEstimate) => ClaimEstimate;

/**
 * The one place that decides who makes the estimate of a claim. There is one maker: the built-in rules. A model may come
 * to write its sentences; the figures stay those of the rules.
 */
export function chooseEstimate(): EstimateClaim {
  return estimateClaim;
}
