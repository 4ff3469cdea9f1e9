import type { SpecializedClaim } from '@tailboard/contract/claim-estimate.ts';
import type { englishSentences } from '@tailboard/contract/sentences/all.ts';

export type ShownAnalysis = Omit<SpecializedClaim, 'source' | 'estimate'> &
  Partial<Pick<SpecializedClaim, 'source' | 'estimate'>>;

const texts = {
  'estimate.manual-review': 'Manual review required',
  'claim.failed.incident-report': 'Incident report',
  'claim.failed.photos': 'Photos/videos of damage',
  'claim.failed.cost-estimates': 'Cost estimates',
  'claim.standard-timeline': 'Standard processing time (2-4 weeks)',
} as const satisfies Partial<typeof englishSentences>;

/** Spec section 8: what stands in for an enhanced analysis that failed. */
export const manualReview: ShownAnalysis = {
  recommendation: texts['estimate.manual-review'],
  justification: '',
  suggestedAmount: 0,
  suggestedDocumentation: [
    texts['claim.failed.incident-report'],
    texts['claim.failed.photos'],
    texts['claim.failed.cost-estimates'],
  ],
  requiredNext: [],
  expectedTimeline: texts['claim.standard-timeline'],
  sentences: Object.entries(texts).map(([code, text]) => ({ code, text })),
};
