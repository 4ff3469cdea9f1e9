import { lazy, Suspense } from 'react';
import type { Position } from './position.ts';
import { PlainGrid } from './plain-grid.tsx';

export interface PlaceMapProps {
  /** Where the marker stands; null: there is none. */
  position: Position | null;
  /** The person put the marker somewhere. */
  onPlace: (position: Position) => void;
  /** Template with {z}, {x}, {y}; null: the map is a plain grid; undefined: not known yet. */
  tileUrl: string | null | undefined;
  tileAttribution: string;
  /** What the map is for, read aloud. */
  label: string;
  /** Id of the element that says how the map is used. */
  describedBy: string;
}

// Without signal and not yet cached, the map cannot be loaded: the coordinates are shown instead of an error.
const Map = lazy(() => import('./leaflet-map.tsx').catch(() => ({ default: PlainGrid })));

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
