import { Trans, useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPinned from 'lucide-react/icons/map-pinned';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ShownPlace } from './use-briefing-place.ts';

/** Said while the briefing is for another place than where the device is, with the ways out. */
export function PlaceNotice({ shown, onChange }: { shown: ShownPlace; onChange: () => void }) {
  const { t } = useLingui();
  const { place, problem, finding, find } = shown;
  if (place?.by !== 'default' && (place?.by !== 'last' || finding)) return null;
  const isDefault = place.by === 'default';
  return (
    <Notice
      tone="warn"
      title={
        isDefault
          ? t`This is the default place, not where you are`
          : t`This is the last place used. You may be somewhere else`
      }
      actions={
        <>
          <Button icon={MapPinned} onClick={onChange}>
            <Trans>Choose a place</Trans>
          </Button>
          <Button icon={LocateFixed} busy={finding} onClick={find}>
            {finding ? t`Getting your location...` : t`Use Current Location`}
          </Button>
        </>
      }
    >
      {problem === 'refused' ? (
        <Trans>
          Location is not allowed for Tailboard. Allow it in your browser’s settings, or choose a place.
        </Trans>
      ) : (
        <Trans>Your location could not be found.</Trans>
      )}
    </Notice>
  );
}
