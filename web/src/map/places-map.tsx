import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { PlacesMapProps } from './leaflet-places.tsx';
import type { Position } from './position.ts';

type Props = PlacesMapProps<Position>;

// Not on every phone: whoever has opened it once has it without signal too.
const Map = lazy(() => import('./leaflet-places.tsx').catch(() => ({ default: NoMap })));

function NoMap() {
  return (
    <p className="p-4 text-quiet">
      <Trans>The map needs signal the first time.</Trans>
    </p>
  );
}

/** A map of many places, near ones together. Loaded when it is first shown. */
export function PlacesMap<Place extends Position>(props: PlacesMapProps<Place>) {
  return (
    <div className="edge relative isolate h-[min(70vh,36rem)] min-h-64 overflow-hidden rounded-card bg-press">
      <Suspense fallback={<div className="map-grid h-full" />}>
        {/* A lazy component has no type of its own for each caller. */}
        <Map {...(props as unknown as Props)} />
      </Suspense>
    </div>
  );
}
