import { Trans } from '@lingui/react/macro';
import type { ClosingGap } from '@tailboard/contract/incidents.ts';
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
  return (
    <Notice tone="warn" title={<Trans>Before it can be closed</Trans>}>
      <ul className="flex flex-col gap-2">
        {missing.includes('investigation-missing') && (
          <li>
            <Trans>The investigation has to be done.</Trans>{' '}
            <Button look="quiet" onClick={() => goTo(`investigation-${incidentId}`)}>
              <Trans>Go to the investigation</Trans>
            </Button>
          </li>
        )}
        {missing.includes('open-actions') && (
          <li>
            <Trans>Every action has to be verified or rejected.</Trans>{' '}
            <Button look="quiet" onClick={() => goTo(`actions-${incidentId}`)}>
              <Trans>Go to the actions</Trans>
            </Button>
          </li>
        )}
      </ul>
    </Notice>
  );
}

/** To a part of the same page, with the focus. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
