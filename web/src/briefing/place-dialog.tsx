import { Trans, useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import { useId, useState } from 'react';
import { useAppConfig } from '../auth/public.ts';
import { PlaceMap } from '../map/place-map.tsx';
import { positionText, type Position } from '../map/position.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { readPlaces } from './kept-places.ts';
import { defaultPlace } from './opening-place.ts';
import { isSamePlace } from './same-place.ts';

interface PlaceDialogProps {
  open: boolean;
  onClose: () => void;
  userId: number;
  /** Where the map begins. */
  position: Position;
  onChoose: (position: Position, name: string | null) => void;
  onFind: () => void;
}

/** Another place for the briefing: where the device is, an earlier one, or one on the map. */
export function PlaceDialog({ open, onClose, ...rest }: PlaceDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Choose a place`} placement="below">
      <Choices {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Choices(props: Omit<PlaceDialogProps, 'open'>) {
  const { userId, position, onChoose, onFind, onClose } = props;
  const { t } = useLingui();
  const hint = useId();
  const config = useAppConfig();
  const [marked, setMarked] = useState<Position | null>(null);
  const earlier = readPlaces(userId).filter((place) => !isSamePlace(place, defaultPlace));
  const choose = (place: Position, name: string | null) => {
    onChoose(place, name);
    onClose();
  };
  return (
    <>
      <Button
        icon={LocateFixed}
        onClick={() => {
          onFind();
          onClose();
        }}
      >
        <Trans>Use Current Location</Trans>
      </Button>
      <h3 className="font-bold">
        <Trans>Earlier places</Trans>
      </h3>
      <ul className="flex flex-col gap-2">
        {[...earlier, defaultPlace].map((place) => (
          <li key={positionText(place)}>
            <Button icon={MapPin} className="w-full justify-start" onClick={() => choose(place, place.name)}>
              {place.name}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="font-bold">
        <Trans>On the map</Trans>
      </h3>
      <PlaceMap
        position={marked ?? position}
        onPlace={setMarked}
        tileUrl={config.data ? config.data.tileUrl : config.isPending ? undefined : null}
        tileAttribution={config.data?.tileAttribution ?? ''}
        label={t`Map of the place`}
        describedBy={hint}
      />
      <p id={hint} className="text-label text-quiet">
        <Trans>
          Tap the map to place the marker, or drag it. With a keyboard: arrows move the map, Enter places the
          marker in its middle.
        </Trans>
      </p>
      <Button look="primary" aria-disabled={marked === null} onClick={() => marked && choose(marked, null)}>
        {marked === null ? t`Place the marker first` : t`Use this place`}
      </Button>
    </>
  );
}
