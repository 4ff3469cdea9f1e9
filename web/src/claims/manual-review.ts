import { t } from '@lingui/core/macro';
import type { SpecializedClaim } from '@tailboard/contract/claim-estimate.ts';

export type ShownAnalysis = Omit<SpecializedClaim, 'source' | 'estimate'> &
  Partial<Pick<SpecializedClaim, 'source' | 'estimate'>>;

/** Spec section 8: what stands in for an enhanced analysis that failed. */
export const manualReview = (): ShownAnalysis => ({
  recommendation: t`Manual review required`,
  justification: '',
  suggestedAmount: 0,
  suggestedDocumentation: [t`Incident report`, t`Photos/videos of damage`, t`Cost estimates`],
  requiredNext: [],
  expectedTimeline: t`Standard processing time (2-4 weeks)`,
});
