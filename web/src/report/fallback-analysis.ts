import { t } from '@lingui/core/macro';
import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';

/** What the last step shows: an analysis, or why there is none. The law is never guessed, so those parts are missing. */
export type ShownAnalysis =
  | IncidentAnalysis
  | (Pick<IncidentAnalysis, 'severity' | 'recommendedActions' | 'relevantPolicy' | 'coverageAnalysis'> & {
      source: 'none';
    });

/** Spec section 8: what stands in for an analysis that failed. */
export const fallbackAnalysis = (): ShownAnalysis => ({
  severity: 'medium',
  recommendedActions: [t`Document the incident thoroughly`, t`Contact your supervisor`],
  relevantPolicy: '',
  coverageAnalysis: {
    coveragePercentage: 50,
    reimbursementMin: 0,
    reimbursementMax: 0,
    explanation: t`Unable to analyze coverage at this time. Please submit the claim for manual review.`,
  },
  source: 'none',
});
