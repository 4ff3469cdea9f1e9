import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';

/** Said where something comes from the device because the server could not be asked: 'As of 07:42, no signal'. */
export function AsOf({ time }: { time: string }) {
  return (
    <p role="status" className="tone-warn flex items-center gap-1.5 text-label font-semibold text-tone">
      <CloudOff size="1.2em" className="shrink-0" aria-hidden />
      <Trans>As of {time}, no signal</Trans>
    </p>
  );
}
