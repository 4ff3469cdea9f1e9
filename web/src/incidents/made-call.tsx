import { Trans } from '@lingui/react/macro';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { Notice } from '../ui/notice.tsx';

/** A call to OSHA as it was written down. */
export function MadeCall({ made }: { made: IncidentDetails['oshaCalls'][number] }) {
  const { calledBy, spokeWith, office, reference } = made;
  return (
    <Notice tone="ok" title={<Trans>{calledBy} has called OSHA</Trans>}>
      {[spokeWith, office, reference].filter(Boolean).join(' · ')}
    </Notice>
  );
}
