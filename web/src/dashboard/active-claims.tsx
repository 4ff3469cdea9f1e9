import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import HardHat from 'lucide-react/icons/hard-hat';
import { EmptyState } from '../ui/empty-state.tsx';

/** Claims are a later issue. */
export function ActiveClaims() {
  const { t } = useLingui();
  return (
    <EmptyState icons={[FileText, HardHat]} title={t`Claims are not built yet.`}>
      <Trans>You will follow your claims here. Incidents you report now can become claims later.</Trans>
    </EmptyState>
  );
}
