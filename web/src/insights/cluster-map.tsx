import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useAppConfig } from '../auth/public.ts';
import { PlaceMap } from '../map/place-map.tsx';
import type { Position } from '../map/position.ts';

/** The place on the app's own map, once it is opened. */
export function ClusterMap({ place, position }: { place: string; position: Position }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const hint = useId();
  const config = useAppConfig();
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-12 cursor-pointer content-center">
        <Trans>On the map</Trans>
      </summary>
      {open && (
        <>
          <PlaceMap
            position={position}
            onPlace={null}
            tileUrl={config.data ? config.data.tileUrl : config.isPending ? undefined : null}
            tileAttribution={config.data?.tileAttribution ?? ''}
            label={t`Map of the place: ${place}`}
            describedBy={hint}
          />
          <p id={hint} className="text-label text-quiet">
            <Trans>The middle of these reports.</Trans>
          </p>
        </>
      )}
    </details>
  );
}
