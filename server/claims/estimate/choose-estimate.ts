import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import type { FastifyBaseLogger } from 'fastify';
import { ModelUnavailable, type Models } from '../../ai/public.ts';
import type { ClaimToEstimate } from './claim-to-estimate.ts';
import { estimateClaim } from './estimate-claim.ts';
import { justifyByModel } from './prose-by-model.ts';

export type EstimateClaim = (claim: ClaimToEstimate) => ClaimEstimate;

/**
 * The one place that decides who makes the estimate of a claim. There is one maker: the built-in rules. The
 * figures of an estimate are always theirs.
 */
export function chooseEstimate(): EstimateClaim {
  return estimateClaim;
}

type Justify = (options: Parameters<typeof justifyByModel>[1]) => Promise<string | null>;

/** Who writes the justification of an estimate that has figures: a model where there is one; null leaves it to the rules' own sentences. */
export function chooseProse(models: Models, log: FastifyBaseLogger): Justify {
  return async (options) => {
    if (!models.can.chat || options.estimate.state !== 'estimated') return null;
    try {
      const prose = await justifyByModel(models, options);
      if (prose === null) log.warn('the prose of a model was not that of the estimate');
      return prose;
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      log.warn({ err: error }, 'a model wrote no prose for an estimate');
      return null;
    }
  };
}
