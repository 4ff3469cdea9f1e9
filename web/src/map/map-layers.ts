import * as L from 'leaflet';

const MAX_ZOOM = 19;
const TILE_PX = 256;
const CELLS = 4;

/** Squares that move with the map: what is seen where there are no pictures of it. */
class SquaresLayer extends L.GridLayer {
  protected override createTile(): HTMLElement {
    const square = document.createElement('div');
    square.className = 'leaflet-grid-tile';
    return square;
  }
}

export const squaresLayer = (): L.GridLayer =>
  new SquaresLayer({ tileSize: TILE_PX / CELLS, zIndex: 0, maxZoom: MAX_ZOOM });

/** Pictures of the map. `onPictures` hears whether they come. */
export function pictureLayer(tileUrl: string, onPictures: (come: boolean) => void): L.TileLayer {
  return new L.TileLayer(tileUrl, { zIndex: 1, maxZoom: MAX_ZOOM })
    .on('tileload', () => onPictures(true))
    .on('tileerror', () => onPictures(false));
}

/** Who made the map, as the operator wrote it; OpenStreetMap asks for a link. */
export function attributionHtml(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return safe.includes('OpenStreetMap')
    ? `<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">${safe}</a>`
    : safe;
}

const PIN_PX = 44;
/** lucide's map-pin, filled. */
const PIN = `<svg viewBox="0 0 24 24" width="${PIN_PX}" height="${PIN_PX}" fill="currentColor" stroke="#fff" stroke-width="1.5" aria-hidden="true"><path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3" fill="#fff"/></svg>`;

/** The marker: dragged by hand. By keyboard the map is moved under it instead, so it takes no focus of its own. */
export function placeMarker(at: L.LatLng, { draggable }: { draggable: boolean }): L.Marker {
  const icon = new L.DivIcon({
    html: PIN,
    className: 'place-marker',
    iconSize: [PIN_PX, PIN_PX],
    iconAnchor: [PIN_PX / 2, PIN_PX - 3],
  });
  return new L.Marker(at, { icon, draggable, keyboard: false, autoPan: true });
}
