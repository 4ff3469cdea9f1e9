import { Trans, useLingui } from '@lingui/react/macro';
import * as L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import './map.css';
import { attributionHtml, squaresLayer, pictureLayer, placeMarker } from './map-layers.ts';
import { positionText, readPosition, type Position } from './position.ts';

export interface PlaceMapProps {
  /** Where the marker stands; null: there is none. */
  position: Position | null;
  /** The person put the marker somewhere; null: it stays where it is. */
  onPlace: ((position: Position) => void) | null;
  /** Template with {z}, {x}, {y}; null: the map is a plain grid; undefined: not known yet. */
  tileUrl: string | null | undefined;
  tileAttribution: string;
  /** What the map is for, read aloud. */
  label: string;
  /** Id of the element that says how the map is used. */
  describedBy: string;
}

/** Spec section 9. */
const DEFAULT_CENTER: L.LatLngTuple = [37.7749, -122.4194];
const DEFAULT_ZOOM = 13;
/** Close enough to tell one gate of a site from another. */
const PLACED_ZOOM = 16;

/** Tap or drag by hand; with the keyboard the arrows move the map and Enter puts the marker in its middle. */
export default function LeafletMap(props: PlaceMapProps) {
  const { position, onPlace, tileUrl, tileAttribution, label, describedBy } = props;
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const [pictures, setPictures] = useState(true);
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
    if (!box.current) return;
    const made = new L.Map(box.current, {
      scrollWheelZoom: false,
      attributionControl: false,
      zoomControl: false,
    });
    made.setView(DEFAULT_CENTER, DEFAULT_ZOOM).addLayer(squaresLayer());
    made.on('click', (event) => place(event.latlng));
    made.on('keydown', ({ originalEvent: event }) => {
      if (event.key !== 'Enter' || event.target !== box.current) return;
      event.preventDefault();
      place(made.getCenter());
    });
    setMap(made);
    // A form is drawn out of sight first, where the map has no size; and telephones are turned. Its middle stays.
    const watch = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    watch.observe(box.current);
    return () => {
      watch.disconnect();
      made.remove();
      setMap(undefined);
    };
  }, []);

  useEffect(() => {
    if (!map) return;
    const zoom = new L.Control.Zoom({ zoomInTitle: t`Zoom in`, zoomOutTitle: t`Zoom out` }).addTo(map);
    return () => void zoom.remove();
  }, [map, t]);

  useEffect(() => {
    if (!map || !tileUrl) return;
    const layer = pictureLayer(tileUrl, setPictures).addTo(map);
    const attribution = new L.Control.Attribution({ prefix: false }).addTo(map);
    attribution.addAttribution(attributionHtml(tileAttribution));
    return () => {
      layer.remove();
      attribution.remove();
    };
  }, [map, tileUrl, tileAttribution]);

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
  const plain = tileUrl === null || !pictures;
  return (
    <>
      <div
        ref={box}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        className="place-map"
      />
      {plain && (
        <p className="pointer-events-none absolute top-2 right-2 left-16 z-[1000] rounded-control bg-card px-2 py-1 text-small font-semibold">
          {shown ? (
            positionText(shown)
          ) : (
            <Trans>No map picture right now. You can still place the marker.</Trans>
          )}
        </p>
      )}
    </>
  );
}
