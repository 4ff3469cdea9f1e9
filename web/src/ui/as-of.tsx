import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';

/** Said where something comes from the device because the server could not be asked: 'As of 7:42 AM, no signal'. */
export function AsOf({ time }: { time: string }) {
  return (
    <Note>
      <Trans>As of {time}, no signal</Trans>
    </Note>
  );
}

/** Said above a list of which this device never had the server's part. */
export function OnlyHere() {
  return (
    <Note>
      <Trans>Showing only what is on this phone: the server did not answer.</Trans>
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="tone-warn flex items-center gap-1.5 text-label font-semibold text-tone">
      <CloudOff size="1.2em" className="shrink-0" aria-hidden />
      {children}
    </p>
  );
}
