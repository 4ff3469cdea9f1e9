import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Badge } from '../ui/badge.tsx';

/** Said of what this phone found by itself. */
export function OfflineMark() {
  return (
    <Badge tone="warn" icon={CloudOff}>
      <Trans>Offline search</Trans>
    </Badge>
  );
}
