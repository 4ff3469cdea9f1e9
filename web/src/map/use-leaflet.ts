import { useLingui } from '@lingui/react/macro';
import * as L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import './map.css';
import { attributionHtml, squaresLayer, pictureLayer } from './map-layers.ts';

export interface MapTiles {
  /** Template with {z}, {x}, {y}; null: the map is a plain grid; undefined: not known yet. */
  tileUrl: string | null | undefined;
  tileAttribution: string;
}

/** Spec section 9. */
const DEFAULT_CENTER: L.LatLngTuple = [37.7749, -122.4194];
const DEFAULT_ZOOM = 13;
/** Close enough to tell one gate of a site from another. */
export const PLACED_ZOOM = 16;

/** The app's map in `box`: squares, tiles over them, our zoom buttons. `isPlain`: no tiles come. */
export function useLeaflet({ tileUrl, tileAttribution }: MapTiles) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const [pictures, setPictures] = useState(true);

  useEffect(() => {
    if (!box.current) return;
    const made = new L.Map(box.current, {
      scrollWheelZoom: false,
      attributionControl: false,
      zoomControl: false,
    });
    made.setView(DEFAULT_CENTER, DEFAULT_ZOOM).addLayer(squaresLayer());
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

  return { box, map, isPlain: tileUrl === null || !pictures };
}
