import { Trans, useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAppConfig } from '../auth/public.ts';
import { PlaceMap } from '../map/place-map.tsx';
import { positionText, readPosition, type Position } from '../map/position.ts';
import { distance } from '../language/distance.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { fieldSentence } from '../language/field-sentence.ts';
import type { ReportFields } from './report-fields.ts';
import type { Place } from './use-place.ts';

/** Words that lead there, this device's position, and a map with a marker; any of them is enough. */
export function LocationField({ place }: { place: Place }) {
  const { t } = useLingui();
  const hint = useId();
  const { register, formState } = useFormContext<ReportFields>();
  const [latitude, longitude, location] = useWatch<ReportFields, ['latitude', 'longitude', 'location']>({
    name: ['latitude', 'longitude', 'location'],
  });
  const { errors } = formState;
  const error = errors.location ?? errors.latitude ?? errors.longitude;
  const config = useAppConfig();
  const position = readPosition(latitude, longitude);
  const isAutomatic = place.automatic !== null && location === place.automatic;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t`Location`}
        autoComplete="off"
        {...register('location')}
        error={fieldSentence(error?.message)}
        help={
          isAutomatic && place.attribution ? (
            <Trans>Found from the marker. {place.attribution}</Trans>
          ) : (
            <Trans>
              An address, or words that lead there: 'Gate 4, north lot'. A marker alone is enough.
            </Trans>
          )
        }
      />
      <Button icon={LocateFixed} wide busy={place.busy === 'locating'} onClick={place.locate}>
        {place.busy === 'locating' ? t`Getting your location...` : t`Use Current Location`}
      </Button>
      <MarkerLine position={position} place={place} />
      {place.offered !== null && (
        <Notice
          tone="note"
          announced
          title={t`Use the address of the marker?`}
          actions={
            <>
              <Button onClick={place.takeOffered}>
                <Trans>Use this address</Trans>
              </Button>
              <Button look="quiet" onClick={place.leaveOffered}>
                <Trans>Keep what I typed</Trans>
              </Button>
            </>
          }
        >
          {place.offered}
        </Notice>
      )}
      <PlaceMap
        position={position}
        onPlace={place.put}
        tileUrl={config.data ? config.data.tileUrl : config.isPending ? undefined : null}
        tileAttribution={config.data?.tileAttribution ?? ''}
        label={t`Map of the incident location`}
        describedBy={hint}
      />
      <p id={hint} className="text-label text-quiet">
        <Trans>
          Tap the map to place the marker, or drag it. With a keyboard: arrows move the map, Enter places the
          marker in its middle.
        </Trans>
      </p>
    </div>
  );
}

/** Off by more than this, a position leads to another gate; meters. */
const FAR_OFF_M = 150;

/** Where the marker is, how sure that is, and the way to take it away. */
function MarkerLine({
  position,
  place: { accuracy, busy, removeMarker },
}: {
  position: Position | null;
  place: Place;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <div role="status">
        {position && (
          <p className="font-semibold">
            <Trans>Marker at {positionText(position)}</Trans>
          </p>
        )}
        {position && accuracy !== null && (
          <p className="text-label">
            {accuracy > FAR_OFF_M ? (
              <Trans>It can be off by {distance(accuracy)}. Check the marker on the map.</Trans>
            ) : (
              <span className="text-quiet">
                <Trans>Accurate to about {distance(accuracy)}</Trans>
              </span>
            )}
          </p>
        )}
        {busy === 'looking-up' && (
          <p className="text-label text-quiet">
            <Trans>Looking for the address...</Trans>
          </p>
        )}
      </div>
      {position && (
        <Button look="quiet" icon={MapPinOff} onClick={removeMarker}>
          <Trans>Remove marker</Trans>
        </Button>
      )}
    </div>
  );
}
