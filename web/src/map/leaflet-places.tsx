import { Trans, useLingui } from '@lingui/react/macro';
import * as L from 'leaflet';
import { useEffect, useEffectEvent, useMemo } from 'react';
import Supercluster from 'supercluster';
import { useLocation } from 'wouter';
import { groupButton, MAX_ZOOM, placeLink, TILE_PX } from './map-layers.ts';
import { MapNote } from './map-note.tsx';
import type { Position } from './position.ts';
import { PLACED_ZOOM, useLeaflet, type MapTiles } from './use-leaflet.ts';

export interface PlacesMapProps<Place extends Position> extends MapTiles {
  places: readonly Place[];
  /** Read aloud, and shown under a mouse. */
  nameOf: (place: Place) => string;
  /** The screen of a place. */
  hrefOf: (place: Place) => string;
  /** Marked with '!'. */
  isGrave: (place: Place) => boolean;
  /** These stand so near to each other that no zoom parts them, at most MAX_TOGETHER. */
  onTogether: (places: readonly Place[]) => void;
  label: string;
  describedBy: string;
}

/** Pixels within which places become one number. */
const RADIUS_PX = 60;
const EDGE_PX = 32;
const MAX_TOGETHER = 100;

/** Near places are one button with their number, which comes closer; each other place is a link to its screen. */
export default function LeafletPlaces<Place extends Position>(props: PlacesMapProps<Place>) {
  const { places, label, describedBy } = props;
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { box, map, isPlain } = useLeaflet(props);
  const index = useMemo(() => indexOf(places), [places]);

  const mark = useEffectEvent((shown: Feature<Place>): L.Marker => {
    const [lng = 0, lat = 0] = shown.geometry.coordinates;
    const at = new L.LatLng(lat, lng);
    const { properties } = shown;
    if (!('cluster_id' in properties)) {
      const { place } = properties;
      const href = props.hrefOf(place);
      const look = { href, name: props.nameOf(place), isGrave: props.isGrave(place) };
      return placeLink(at, { ...look, onOpen: () => navigate(href) });
    }
    const { cluster_id: id, point_count: count } = properties;
    const open = () => {
      const zoom = index.getClusterExpansionZoom(id);
      if (zoom > MAX_ZOOM)
        props.onTogether(index.getLeaves(id, MAX_TOGETHER).map((leaf) => leaf.properties.place));
      else {
        // The button goes; the next Tab leads to what it stood for.
        box.current?.focus({ preventScroll: true });
        map?.setView(at, zoom, { animate: false });
      }
    };
    return groupButton(at, { count, name: t`${count} incidents`, onOpen: open });
  });

  useEffect(() => {
    if (!map) return;
    const markers = new L.LayerGroup().addTo(map);
    const draw = () => {
      markers.clearLayers();
      const edges = map.getBounds();
      const shown = index.getClusters(
        [edges.getWest(), edges.getSouth(), edges.getEast(), edges.getNorth()],
        map.getZoom(),
      );
      for (const each of shown) markers.addLayer(mark(each));
    };
    map.on('moveend', draw);
    draw();
    return () => {
      map.off('moveend', draw);
      markers.remove();
    };
  }, [map, index]);

  const bounds = useMemo(
    () => L.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude])).toBBoxString(),
    [places],
  );
  useEffect(() => {
    const [west = 0, south = 0, east = 0, north = 0] = bounds.split(',').map(Number);
    map?.fitBounds(L.latLngBounds([south, west], [north, east]), {
      ...{ padding: [EDGE_PX, EDGE_PX], maxZoom: PLACED_ZOOM, animate: false },
    });
  }, [map, bounds]);

  return (
    <>
      <div
        ref={box}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        className="place-map"
      />
      {isPlain && (
        <MapNote>
          <Trans>No map picture right now. The places are still right.</Trans>
        </MapNote>
      )}
    </>
  );
}

type Feature<Place> = ReturnType<ReturnType<typeof indexOf<Place & Position>>['getClusters']>[number];

function indexOf<Place extends Position>(places: readonly Place[]) {
  return new Supercluster<{ place: Place }, { place: Place }>({
    radius: RADIUS_PX,
    extent: TILE_PX,
    maxZoom: MAX_ZOOM,
  }).load(
    places.map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: { place },
    })),
  );
}
