import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useUser } from '../auth/public.ts';
import { useWaitingCount } from '../offline/use-device.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useOnline } from '../ui/online.ts';
import { useSync } from './queries.ts';

/** Sends what waits, now. Looks and reads as disabled while offline or sending; pressing it then says why. */
export function SyncButton() {
  const { t } = useLingui();
  const online = useOnline();
  const waiting = useWaitingCount(useUser().id);
  const { syncing, syncNow } = useSync();
  const words =
    waiting === 0 ? t`Sync` : t`Sync: ${plural(waiting, { one: '# report waits', other: '# reports wait' })}`;
  return (
    <IconButton
      label={words}
      icon={RefreshCw}
      count={waiting}
      aria-disabled={!online || syncing}
      onClick={() => void syncNow()}
      iconClassName={syncing ? 'animate-spin' : ''}
    />
  );
}
