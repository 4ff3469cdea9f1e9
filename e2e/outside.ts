import { json, startLocalHttp, type LocalHttp } from '../server/testing/local-http.ts';

/** One grey pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPYCwAA4QDgFjzeqwAAAABJRU5ErkJggg==',
  'base64',
);

/** Where the geocoder knows an address. */
export const knownPlace = { latitude: 32.7767, longitude: -96.797 };
export const knownAddress = '1500 Marilla Street, Dallas, TX 75201';
/** Where it knows none. */
export const unknownPlace = { latitude: 30.123456, longitude: -90.654321 };

/** Stands in for the map's tile server and for the geocoder. */
export function startOutside(): Promise<LocalHttp> {
  return startLocalHttp((reply, { url }) => {
    if (url.pathname.startsWith('/tiles/')) {
      return reply.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' }).end(TILE);
    }
    const known = url.searchParams.get('lat') === knownPlace.latitude.toFixed(4);
    return json(200, known ? `{"display_name":"${knownAddress}"}` : '{"error":"Unable to geocode"}')(reply);
  });
}
