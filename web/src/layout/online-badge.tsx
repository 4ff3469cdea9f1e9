import { useLingui } from '@lingui/react/macro';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { classNames } from '../ui/class-names.ts';
import { useOnline } from '../ui/online.ts';

/** Green and 'Online', or yellow and 'Offline'. On a phone it is the small line under the title. */
export function OnlineBadge() {
  const { t } = useLingui();
  const online = useOnline();
  const Icon = online ? Wifi : WifiOff;
  return (
    <span
      role="status"
      className={classNames(
        online ? 'tone-ok' : 'tone-warn',
        'inline-flex w-fit items-center gap-1 rounded-full text-small leading-5 font-bold text-tone',
        'md:border-(length:--edge) md:border-tone/35 md:bg-tone-tint md:px-2.5 md:py-0.5 md:in-data-[theme=sunlight]:border-tone',
        !online && 'border-(length:--edge) border-tone/35 bg-tone-tint px-2',
      )}
    >
      <Icon size="1.2em" strokeWidth={2.5} aria-hidden />
      {online ? t`Online` : t`Offline`}
    </span>
  );
}
