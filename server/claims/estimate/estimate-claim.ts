import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { PolicySettings } from '@tailboard/contract/policy-settings.ts';
import type { Assessment, ClaimToEstimate, Payable } from './claim-to-estimate.ts';
import { inEnglish, say, type Said, type Unwritten } from '../../sentences/say.ts';
import { dollars } from './dollars.ts';
import { estimateInjury } from './estimate-injury.ts';
import { estimateItem } from './estimate-item.ts';
import { estimateLoss } from './estimate-loss.ts';
import { estimateVehicle } from './estimate-vehicle.ts';
import { MissingFacts } from './missing-facts.ts';
import { requestedFigure } from './settle.ts';
import { productLabel, Working, type Figure } from './working.ts';

/** Version of these rules; it changes with every change that can change a figure. */
export const ESTIMATE_VERSION = '2026-11';

type Unsaid = Unwritten<Omit<ClaimEstimate, 'sentences'>>;

const rulesByType: Readonly<Record<IncidentType, (assessment: Assessment) => Payable | null>> = {
  'Equipment Damage': estimateItem,
  'Vehicle Accident': estimateVehicle,
  'Property Damage': estimateItem,
  'Workplace Injury': estimateInjury,
  Other: estimateLoss,
};

/**
 * Estimates the payable amount of a claim by the rules of its type (facts/claims.md, section 1), with every
 * step. If a required fact is missing, the estimate has no figures but a list of missing facts. A pure
 * function of `claim`.
 */
export function estimateClaim(claim: ClaimToEstimate): ClaimEstimate {
  const working = new Working();
  const missing = new MissingFacts({ hasPolicy: claim.policy !== null });
  const assessment: Assessment = { claim, working, missing, reasons: [say('estimate.no-decision')] };
  working.word('claimType', {
    label: say('estimate.input.claim-type'),
    value: say(`incident-type.${claim.claimType}`),
    from: 'incident',
  });
  const payable = rulesByType[claim.claimType](assessment);
  const { policy, requestedReimbursement } = claim;
  if (payable === null || policy === null || requestedReimbursement === null) {
    return written(pending(assessment));
  }
  const figures = concluded(assessment, { payable, requested: requestedReimbursement });
  return written({
    ...sources(policy),
    state: 'estimated',
    ...figures,
    inputs: working.inputs,
    steps: working.steps,
    missing: missing.list,
    recommendation: recommendation(figures.suggestedAmount),
    justification: assessment.reasons,
  });
}

const written = (estimate: Unsaid): ClaimEstimate => inEnglish<Omit<ClaimEstimate, 'sentences'>>(estimate);

/** An estimate without any figures, not even known ones, because nothing was calculated. */
function pending({ claim, missing, reasons }: Assessment): Unsaid {
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
    recommendation: say('estimate.manual-review'),
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
  const down = (name: string, label: Said, figure: Figure) =>
    working.step(name, { label: say('estimate.label.whole-dollars', { label }), operation: 'round-down' }, [
      figure,
    ]);
  const probable = say('estimate.step.suggested-amount');
  const whole = working.rule('whole', say('estimate.rule.whole'), 100, '%');
  const suggested = down('suggested-amount', probable, payable.expected);
  const min = down('reimbursement-min', say('estimate.step.lower-end'), payable.low);
  const max = down('reimbursement-max', say('estimate.step.upper-end'), payable.high);
  // Rounded once only, not to cents first.
  const hundredfold = working.step(
    'coverage-product',
    { label: productLabel(probable, whole.label), operation: 'multiply', unit: null },
    [suggested, whole],
  );
  const exact = working.step(
    'coverage-share',
    { label: say('estimate.step.share'), operation: 'divide', unit: '%' },
    [hundredfold, requestedFigure(assessment, requested)],
  );
  const percentage = working.step(
    'coverage-percentage',
    { label: say('estimate.step.percentage'), operation: 'round', unit: '%' },
    [exact],
  );
  const limit = assessment.claim.policy?.limit ?? null;
  if (limit !== null && payable.expected.value === limit) {
    reasons.push(say('estimate.reason.limit-reached', { limit: dollars(limit) }));
  }
  if (suggested.value === 0) {
    reasons.push(say('estimate.reason.nothing-left'));
  }
  return {
    suggestedAmount: suggested.value,
    reimbursementMin: min.value,
    reimbursementMax: max.value,
    coveragePercentage: percentage.value,
  };
}

/** An amount of 0 needs a manual review: software never suggests a rejection. */
function recommendation(suggestedAmount: number): Said {
  if (suggestedAmount === 0) return say('estimate.manual-review');
  return say('estimate.approve-up-to', { amount: dollars(suggestedAmount) });
}
