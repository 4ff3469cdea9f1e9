import { Trans } from '@lingui/react/macro';
import type { ClosingGap } from '@tailboard/contract/incidents.ts';
import { Link } from 'wouter';
import { screens } from '../api/addresses.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface WhatIsMissingProps {
  incidentId: number;
  /** `missing` of the record, or the code of the refusal to close it. */
  missing: readonly ClosingGap[];
}

/** What keeps a serious incident from being closed, and the way there. */
export function WhatIsMissing({ incidentId, missing }: WhatIsMissingProps) {
  if (missing.length === 0) return null;
  const goToInvestigation = () => {
    const section = document.getElementById(`investigation-${incidentId}`);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  return (
    <Notice tone="warn" title={<Trans>Before it can be closed</Trans>}>
      <ul className="flex flex-col gap-2">
        {missing.includes('investigation-missing') && (
          <li>
            <Trans>The investigation has to be done.</Trans>{' '}
            <Button look="quiet" onClick={goToInvestigation}>
              <Trans>Go to the investigation</Trans>
            </Button>
          </li>
        )}
        {missing.includes('open-actions') && (
          <li>
            <Trans>Every action has to be verified or rejected.</Trans>{' '}
            <Link href={screens.actions} className="font-semibold text-accent-text underline">
              <Trans>Go to the actions</Trans>
            </Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
