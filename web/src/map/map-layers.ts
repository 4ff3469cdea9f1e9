import * as L from 'leaflet';

export const MAX_ZOOM = 19;
export const TILE_PX = 256;
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
/** The same with '!' in it. */
const GRAVE_PIN = PIN.replace(
  '<circle cx="12" cy="10" r="3" fill="#fff"/>',
  '<path d="M12 5.5v5.5M12 14v.1" style="stroke: var(--card)" stroke-width="2.6" stroke-linecap="round"/>',
);
/** Of a target for a finger. */
const TARGET_PX = 48;

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

interface Pressed {
  name: string;
  onOpen: () => void;
}

/** Several places as one button with their number. */
export function groupButton(at: L.LatLng, { count, name, onOpen }: Pressed & { count: number }): L.Marker {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = String(count);
  button.addEventListener('click', onOpen);
  return pressed(at, { element: button, className: 'place-group', name });
}

/** One place as a link to its screen. */
export function placeLink(
  at: L.LatLng,
  { href, isGrave, name, onOpen }: Pressed & { href: string; isGrave: boolean },
): L.Marker {
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = isGrave ? GRAVE_PIN : PIN;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  });
  const className = isGrave ? 'place-link place-marker place-grave' : 'place-link place-marker';
  return pressed(at, { element: link, className, name, isPin: true });
}

interface PressedElement {
  element: HTMLElement;
  className: string;
  name: string;
  isPin?: boolean;
}

/** A button or a link of its own stands on the map; to Leaflet it is no marker to press. */
function pressed(at: L.LatLng, { element, className, name, isPin = false }: PressedElement): L.Marker {
  element.setAttribute('aria-label', name);
  element.title = name;
  L.DomEvent.disableClickPropagation(element);
  const icon = new L.DivIcon({
    html: element,
    className,
    iconSize: [TARGET_PX, TARGET_PX],
    iconAnchor: [TARGET_PX / 2, isPin ? TARGET_PX - 5 : TARGET_PX / 2],
  });
  return new L.Marker(at, { icon, keyboard: false, interactive: false });
}
