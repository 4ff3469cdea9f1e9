import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from './button.tsx';

/**
 * Shown offline for something that this device has never loaded. It loads by itself when the signal is back.
 */
export function NotHere({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <CloudOff size={40} strokeWidth={1.5} className="text-quiet" aria-hidden />
      <p className="text-lead font-semibold">
        <Trans>Not on this phone yet</Trans>
      </p>
      <p className="max-w-[52ch] text-quiet">
        <Trans>
          There is no signal, and this was not opened on this phone before. It comes by itself when there is
          signal, and opens without signal from then on.
        </Trans>
      </p>
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      )}
    </div>
  );
}
