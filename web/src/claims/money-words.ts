import { t } from '@lingui/core/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import { dollars } from '../language/dollars.ts';

type Assessed = Pick<
  Claim,
  'status' | 'aiCoveragePercentage' | 'aiReimbursementMin' | 'aiReimbursementMax' | 'approvedReimbursement'
>;

/** Spec section 5: 'Assessment pending', 'Likely covered (80%)', and 'Fully covered (80%)' once approved. */
export function coverageWords({ status, aiCoveragePercentage: percent }: Assessed): string {
  if (percent === null) return t`Assessment pending`;
  return status === 'approved' ? t`Fully covered (${percent}%)` : t`Likely covered (${percent}%)`;
}

/** Spec section 5: the approved amount, else the estimated range, else that it is pending. */
export function reimbursementWords(claim: Assessed): { label: string; value: string } {
  const { status, approvedReimbursement, aiReimbursementMin, aiReimbursementMax } = claim;
  if (status === 'approved' && approvedReimbursement !== null) {
    return { label: t`Approved Reimbursement`, value: dollars(approvedReimbursement) };
  }
  const label = t`Est. Reimbursement`;
  if (aiReimbursementMin === null || aiReimbursementMax === null) {
    return { label, value: t`Pending assessment` };
  }
  return { label, value: `${dollars(aiReimbursementMin)} - ${dollars(aiReimbursementMax)}` };
}
