import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import type { FastifyBaseLogger } from 'fastify';
import { ModelUnavailable, type Models } from '../../ai/public.ts';
import type { ClaimToEstimate } from './claim-to-estimate.ts';
import { estimateClaim } from './estimate-claim.ts';
import { justifyByModel } from './prose-by-model.ts';

export type EstimateClaim = (claim: ClaimToEstimate) => ClaimEstimate;

/** Picks the estimator. There is one, the built-in rules: figures never come from a model. */
export function chooseEstimate(): EstimateClaim {
  return estimateClaim;
}

type Justify = (options: Parameters<typeof justifyByModel>[1]) => Promise<string | null>;

/**
 * A model's justification of an estimate with figures, or null: then the sentences of the rules are shown.
 */
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
