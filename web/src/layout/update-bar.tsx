import { Trans } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '../ui/button.tsx';
import { useAnyFormOpen } from '../ui/form-open.ts';
import { useNewVersion } from './new-version.ts';

/** Offers a new version of the app: never forced, and never while a form is open. */
export function UpdateBar() {
  const formOpen = useAnyFormOpen();
  const install = useNewVersion();
  if (!install || formOpen) return null;
  return (
    <div
      role="status"
      className="edge-b flex flex-wrap items-center justify-between gap-x-1 bg-card px-4 py-1 md:px-6"
    >
      <p className="font-semibold">
        <Trans>A new version is ready</Trans>
      </p>
      <Button look="quiet" icon={RefreshCw} onClick={install}>
        <Trans>Update now</Trans>
      </Button>
    </div>
  );
}
