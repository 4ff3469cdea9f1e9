import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import type { Claim } from '@tailboard/contract/claims.ts';
import { Fact, Facts } from './fact.tsx';
import { coverageWords, reimbursementWords } from './money-words.ts';

interface AssessmentCardProps {
  claim: Parameters<typeof coverageWords>[0] & { estimate?: Pick<Claim['estimate'], 'source'> | null };
  /** Shown below: the steps of the estimate. */
  children?: ReactNode;
}

/** The figures of the estimate, and that a person decides; nothing where it was decided without one: none is pending. */
export function AssessmentCard({ claim, children }: AssessmentCardProps) {
  const { t } = useLingui();
  const { label, value } = reimbursementWords(claim);
  const isDecided = claim.status === 'approved' || claim.status === 'rejected';
  const isAssessed = claim.aiCoveragePercentage !== null || claim.aiReimbursementMax !== null;
  if (isDecided && !isAssessed && claim.approvedReimbursement === null) return null;
  return (
    // No landmark: a list may contain several.
    <div
      role="group"
      aria-label={t`AI Coverage Assessment`}
      className="edge flex flex-col gap-3 rounded-card bg-surface p-3 sm:p-4"
    >
      <h2 className="flex items-center gap-2 text-lead leading-snug font-bold">
        <ShieldCheck size="1.2em" className="shrink-0 text-quiet" aria-hidden />
        <Trans>AI Coverage Assessment</Trans>
      </h2>
      <Facts>
        <Fact name={t`Coverage`}>{coverageWords(claim)}</Fact>
        <Fact name={label}>{value}</Fact>
      </Facts>
      <p className="text-label text-quiet">
        <Trans>AI-assisted estimate, not a coverage decision. A person decides.</Trans>
      </p>
      {children}
    </div>
  );
}
