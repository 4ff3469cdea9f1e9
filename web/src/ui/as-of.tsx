import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';

/** Shown with data from the device while the server is unreachable: 'As of 7:42 AM, no signal'. */
export function AsOf({ time }: { time: string }) {
  return (
    <Note>
      <Trans>As of {time}, no signal</Trans>
    </Note>
  );
}

/** Shown above a list that this device has never loaded from the server. */
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
