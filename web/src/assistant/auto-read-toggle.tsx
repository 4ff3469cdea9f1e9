import { useLingui } from '@lingui/react/macro';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { autoRead, useAutoRead } from '../speech/public.ts';
import { IconButton } from '../ui/icon-button.tsx';

export default function AutoReadToggle() {
  const { t } = useLingui();
  const on = useAutoRead();
  return (
    <IconButton
      label={t`Auto-read`}
      icon={on ? Volume2 : VolumeX}
      aria-pressed={on}
      onClick={() => autoRead.write(on ? null : 'true')}
    />
  );
}
