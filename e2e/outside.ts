import {
  geo,
  problem,
  sampleOfNow,
  startWeatherReplay,
  weatherSample,
  type WeatherReplay,
} from '../server/testing/weather-replay.ts';
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

/** Where the weather service covers nothing, so that there are only typical values. */
export const uncoveredPlace = { latitude: 0.5, longitude: 0.5 };
/** Where official alerts are in force. */
export const alertedPlace = { latitude: 38.65, longitude: -106.4 };
/** What the weather service calls every other place. */
export const placeName = 'Latham, NY';

/** Stands in for the National Weather Service, with its recorded answers as if given now. */
export async function startWeather(): Promise<WeatherReplay> {
  const weather = await startWeatherReplay();
  weather.answer('points', (reply, asked) => {
    const isCovered = !asked.url.pathname.startsWith('/points/0.5');
    return (isCovered ? geo(weatherSample('nws-points-albany')) : problem(404, 'InvalidPoint'))(reply, asked);
  });
  weather.answer('alerts', (reply, asked) => {
    const isAlerted = asked.url.searchParams.get('point')?.startsWith('38.65') ?? false;
    const alerts = isAlerted
      ? sampleOfNow('nws-alerts-active-mixed')
      : weatherSample('nws-alerts-active-empty');
    return geo(alerts)(reply, asked);
  });
  return weather;
}
