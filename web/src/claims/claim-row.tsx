import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { usePersonName } from '../auth/public.ts';
import { claimScreen } from '../api/addresses.ts';
import { day } from '../language/moments.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { OpeningRow } from '../ui/opening-row.tsx';
import { AssessmentCard } from './assessment-card.tsx';
import { ClaimSummary } from './claim-summary.tsx';
import { Fact, Facts } from './fact.tsx';

interface ClaimRowProps {
  claim: ClaimEntry;
  open: boolean;
  onToggle: (claim: ClaimEntry) => void;
}

/** One claim of the list. Memoized while the list scrolls. */
export const ClaimRow = memo(function ClaimRow({ claim, open, onToggle }: ClaimRowProps) {
  return (
    <OpeningRow open={open} onToggle={() => onToggle(claim)} summary={<ClaimSummary claim={claim} />}>
      <Opened claim={claim} />
    </OpeningRow>
  );
});

function Opened({ claim }: { claim: ClaimEntry }) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const isApproved = claim.status === 'approved';
  const date = isApproved ? claim.completionDate : claim.estimatedCompletionDate;
  return (
    <>
      <Facts>
        <Fact name={isApproved ? t`Completion Date` : t`Estimated Completion`}>
          {date ? day(date) : t`Not set`}
        </Fact>
        <Fact name={t`Case Agent`}>
          {claim.caseAgent === null ? t`Not assigned` : nameOf(claim.caseAgent, claim.caseAgentUsername)}
        </Fact>
      </Facts>
      <AssessmentCard claim={claim} />
      <div>
        <ButtonLink href={claimScreen(claim.id)} wide>
          <Trans>View Details</Trans>
        </ButtonLink>
      </div>
    </>
  );
}
