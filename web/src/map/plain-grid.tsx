import MapPin from 'lucide-react/icons/map-pin';
import './map.css';
import type { Position } from './position.ts';
import { positionText } from './position.ts';

/** Stands where the map cannot be: a grid with the marker and its coordinates. */
export function PlainGrid({ position }: { position: Position | null }) {
  return (
    <div className="map-grid flex h-full flex-col items-center justify-center gap-1">
      <MapPin size={40} className="text-accent-text" aria-hidden />
      {position && <p className="rounded-control bg-card px-2 font-semibold">{positionText(position)}</p>}
    </div>
  );
}
