import { Trans } from '@lingui/react/macro';
import * as L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { placeMarker } from './map-layers.ts';
import { MapNote } from './map-note.tsx';
import { positionText, readPosition, type Position } from './position.ts';
import { PLACED_ZOOM, useLeaflet, type MapTiles } from './use-leaflet.ts';

export interface PlaceMapProps extends MapTiles {
  /** Where the marker stands; null: there is none. */
  position: Position | null;
  /** The person put the marker somewhere; null: it stays where it is. */
  onPlace: ((position: Position) => void) | null;
  /** What the map is for, read aloud. */
  label: string;
  /** Id of the element that says how the map is used. */
  describedBy: string;
}

/** Tap or drag by hand; with the keyboard the arrows move the map and Enter puts the marker in its middle. */
export default function LeafletMap(props: PlaceMapProps) {
  const { position, onPlace, label, describedBy } = props;
  const { box, map, isPlain } = useLeaflet(props);
  const placedHere = useRef('');

  const isFixed = onPlace === null;
  const place = useEffectEvent((at: L.LatLng) => {
    if (onPlace === null) return;
    const { lat, lng } = at.wrap();
    const placed = { latitude: lat, longitude: lng };
    placedHere.current = positionText(placed);
    onPlace(placed);
  });

  useEffect(() => {
    map?.on('click', (event) => place(event.latlng));
    map?.on('keydown', ({ originalEvent: event }) => {
      if (event.key !== 'Enter' || event.target !== map.getContainer()) return;
      event.preventDefault();
      place(map.getCenter());
    });
  }, [map]);

  const latitude = position?.latitude;
  const longitude = position?.longitude;
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const at = new L.LatLng(latitude, longitude);
    const marker = placeMarker(at, { draggable: !isFixed }).addTo(map);
    marker.on('dragend', () => place(marker.getLatLng()));
    // Found by the device or opened again: the map goes there. Placed by hand: it stays where the hand is.
    if (positionText({ latitude, longitude }) !== placedHere.current) {
      map.setView(at, Math.max(map.getZoom(), PLACED_ZOOM), { animate: false });
    }
    return () => void marker.remove();
  }, [map, latitude, longitude, isFixed]);

  const shown = readPosition(String(latitude), String(longitude));
  return (
    <>
      <div
        ref={box}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        className="place-map marks-middle"
      />
      {isPlain && (
        <MapNote>
          {shown ? (
            positionText(shown)
          ) : (
            <Trans>No map picture right now. You can still place the marker.</Trans>
          )}
        </MapNote>
      )}
    </>
  );
}
