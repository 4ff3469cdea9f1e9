import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import type { ClaimFacts } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { PolicySettings } from '@tailboard/contract/policy-settings.ts';

/** Version of these rules; it changes with every change that can change a figure. */
export const ESTIMATE_VERSION = '2026-11';

export type ClaimToEstimate = Readonly<{
  claimType: IncidentType;
  /** Whole US dollars. */
  requestedReimbursement: number | null;
  facts: ClaimFacts;
  /** What the employer's policy said on the day of the incident; null: nothing was set. */
  policy: PolicySettings | null;
}>;

/** What of a claim is probably payable, with every step. Without the policy's figures nothing is given but what is missing. */
export function estimateClaim(claim: ClaimToEstimate): ClaimEstimate {
  return {
    version: ESTIMATE_VERSION,
    source: 'built-in',
    state: 'pending',
    coveragePercentage: null,
    reimbursementMin: null,
    reimbursementMax: null,
    inputs: [],
    steps: [],
    clause: null,
    missing:
      claim.policy === null
        ? [
            {
              name: 'policy',
              label: 'Policy settings',
              from: 'employer',
              effect: 'Without them no figure can be given.',
            },
          ]
        : [],
    recommendation: 'Manual review required',
    justification: [],
    suggestedAmount: null,
  };
}
