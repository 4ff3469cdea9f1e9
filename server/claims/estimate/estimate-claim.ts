import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { PolicySettings } from '@tailboard/contract/policy-settings.ts';
import type { Assessment, ClaimToEstimate, Payable } from './claim-to-estimate.ts';
import { dollars } from './dollars.ts';
import { estimateInjury } from './estimate-injury.ts';
import { estimateItem } from './estimate-item.ts';
import { estimateLoss } from './estimate-loss.ts';
import { estimateVehicle } from './estimate-vehicle.ts';
import { MissingFacts } from './missing-facts.ts';
import { requestedFigure } from './settle.ts';
import { Working, type Figure } from './working.ts';

/** Version of these rules; it changes with every change that can change a figure. */
export const ESTIMATE_VERSION = '2026-11';

const MANUAL_REVIEW = 'Manual review required';
const NO_DECISION = 'This is an estimate, not a coverage decision; a person decides.';

const rulesByType: Readonly<Record<IncidentType, (assessment: Assessment) => Payable | null>> = {
  'Equipment Damage': estimateItem,
  'Vehicle Accident': estimateVehicle,
  'Property Damage': estimateItem,
  'Workplace Injury': estimateInjury,
  Other: estimateLoss,
};

/**
 * What of a claim is probably payable, by the rules of its type (facts/claims.md, section 1), with every step. Where
 * something is missing that an amount cannot do without, no figure is given but what is missing. Nothing is read but
 * `claim`: the same claim gives the same estimate.
 */
export function estimateClaim(claim: ClaimToEstimate): ClaimEstimate {
  const working = new Working();
  const missing = new MissingFacts({ hasPolicy: claim.policy !== null });
  const assessment: Assessment = { claim, working, missing, reasons: [NO_DECISION] };
  working.word('claimType', { label: 'Type of incident', value: claim.claimType, from: 'incident' });
  const payable = rulesByType[claim.claimType](assessment);
  const { policy, requestedReimbursement } = claim;
  if (payable === null || policy === null || requestedReimbursement === null) {
    return pending(assessment);
  }
  const figures = concluded(assessment, { payable, requested: requestedReimbursement });
  return {
    ...sources(policy),
    state: 'estimated',
    ...figures,
    inputs: working.inputs,
    steps: working.steps,
    missing: missing.list,
    recommendation: recommendation(figures.suggestedAmount),
    justification: assessment.reasons,
  };
}

/** No figures at all: not even those that are known, since nothing was worked out with them. */
function pending({ claim, missing, reasons }: Assessment): ClaimEstimate {
  return {
    ...sources(claim.policy),
    state: 'pending',
    coveragePercentage: null,
    reimbursementMin: null,
    reimbursementMax: null,
    suggestedAmount: null,
    inputs: [],
    steps: [],
    missing: missing.list,
    recommendation: MANUAL_REVIEW,
    justification: [...reasons.slice(0, 1), ...missing.list.map(({ effect }) => effect)],
  };
}

function sources(policy: PolicySettings | null): Pick<ClaimEstimate, 'version' | 'source' | 'clause'> {
  return {
    version: ESTIMATE_VERSION,
    source: 'built-in',
    clause:
      policy === null
        ? null
        : {
            settingsId: policy.id,
            text: policy.clause,
            holdsFrom: policy.holdsFrom,
            setBy: policy.setBy,
            ...(policy.setByUsername !== undefined && { setByUsername: policy.setByUsername }),
          },
  };
}

/** Whole dollars, rounded down, and the share of the amount asked for, each as a step. */
function concluded(
  assessment: Assessment,
  { payable, requested }: { payable: Payable; requested: number },
): Pick<ClaimEstimate, 'coveragePercentage' | 'reimbursementMin' | 'reimbursementMax'> & {
  suggestedAmount: number;
} {
  const { working, reasons } = assessment;
  const down = (name: string, label: string, figure: Figure) =>
    working.step(name, { label: `${label}, in whole dollars`, operation: 'round-down' }, [figure]);
  const suggested = down('suggested-amount', 'Probably payable', payable.expected);
  const min = down('reimbursement-min', 'Lower end of the range', payable.low);
  const max = down('reimbursement-max', 'Upper end of the range', payable.high);
  // Rounded once, so not by way of cents.
  const hundredfold = working.step(
    'coverage-product',
    { label: 'Probably payable × the whole', operation: 'multiply', unit: null },
    [suggested, working.rule('whole', 'The whole', 100, '%')],
  );
  const exact = working.step(
    'coverage-share',
    { label: 'Payable share of the amount asked for', operation: 'divide', unit: '%' },
    [hundredfold, requestedFigure(assessment, requested)],
  );
  const percentage = working.step(
    'coverage-percentage',
    { label: 'Payable share, to the whole percent', operation: 'round', unit: '%' },
    [exact],
  );
  const limit = assessment.claim.policy?.limit ?? null;
  if (limit !== null && payable.expected.value === limit) {
    reasons.push(`The limit of ${dollars(limit)} is reached; no more than that is payable.`);
  }
  if (suggested.value === 0) {
    reasons.push('By these rules nothing is left to pay; whether that is right, a person decides.');
  }
  return {
    suggestedAmount: suggested.value,
    reimbursementMin: min.value,
    reimbursementMax: max.value,
    coveragePercentage: percentage.value,
  };
}

/** Where nothing seems payable a person looks at it: software suggests no rejection. */
function recommendation(suggestedAmount: number): string {
  if (suggestedAmount === 0) return MANUAL_REVIEW;
  return `Suggest to approve up to ${dollars(suggestedAmount)}; a person decides`;
}
