import { Suspense } from 'react';
import type { PlaceMapProps } from './leaflet-map.tsx';
import { PlainGrid } from './plain-grid.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// Without signal and not yet cached, the map cannot be loaded: the coordinates are shown instead of an error.
const Map = lazyPart(() => import('./leaflet-map.tsx'), PlainGrid);

/** A map on which one place can be marked. Loaded when it is first shown. */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <div className="edge relative isolate h-64 overflow-hidden rounded-card bg-press sm:h-80">
      <Suspense fallback={<PlainGrid position={props.position} />}>
        <Map {...props} />
      </Suspense>
    </div>
  );
}
