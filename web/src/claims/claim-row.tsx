import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId } from 'react';
import { claimScreen } from '../api/addresses.ts';
import { day } from '../language/moments.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { AssessmentCard } from './assessment-card.tsx';
import { ClaimSummary } from './claim-summary.tsx';
import { Fact, Facts } from './fact.tsx';

interface ClaimRowProps {
  claim: ClaimEntry;
  open: boolean;
  onToggle: (claim: ClaimEntry) => void;
}

/** One claim of the list; opens in place. Kept as it is while the list scrolls past it. */
export const ClaimRow = memo(function ClaimRow({ claim, open, onToggle }: ClaimRowProps) {
  const id = useId();
  return (
    <div className="edge rounded-card bg-card">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(claim)}
        className="flex min-h-16 w-full items-stretch gap-2 rounded-card p-3 text-left hover:bg-press"
      >
        <ClaimSummary claim={claim} />
        <ChevronDown
          size={24}
          aria-hidden
          className={classNames('shrink-0 self-center text-quiet transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={id} className="edge-t flex flex-col gap-4 p-3 sm:p-4">
          <Opened claim={claim} />
        </div>
      )}
    </div>
  );
});

function Opened({ claim }: { claim: ClaimEntry }) {
  const { t } = useLingui();
  const isApproved = claim.status === 'approved';
  const date = isApproved ? claim.completionDate : claim.estimatedCompletionDate;
  return (
    <>
      <Facts>
        <Fact name={isApproved ? t`Completion Date` : t`Estimated Completion`}>
          {date ? day(date) : t`Not set`}
        </Fact>
        <Fact name={t`Case Agent`}>{claim.caseAgent ?? t`Not assigned`}</Fact>
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
