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

/** What the transcription model says of any recording. */
export const writtenDown = 'The ladder slipped at the north gate.';
const RATE_HZ = 8000;

/** A tone as a WAV file (8 bits, mono), long enough to be heard playing. */
function tone(seconds: number): Buffer {
  const samples = Buffer.from(
    Array.from({ length: Math.round(RATE_HZ * seconds) }, (_, at) => 128 + Math.round(40 * Math.sin(at / 3))),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE_HZ, 24);
  head.writeUInt32LE(RATE_HZ, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** Stands in for the map's tile server, the geocoder, and the speech and transcription models. */
export function startOutside(): Promise<LocalHttp> {
  return startLocalHttp((reply, { url }) => {
    if (url.pathname === '/v1/audio/speech') {
      return reply.writeHead(200, { 'content-type': 'audio/wav' }).end(tone(1.5));
    }
    if (url.pathname === '/v1/audio/transcriptions') {
      return json(200, JSON.stringify({ text: writtenDown }))(reply);
    }
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
/** Where official alerts cannot be had when they are first asked for, and are in force afterwards. */
export const newlyAlertedPlace = { latitude: 39.1, longitude: -106.4 };
/** What the weather service calls every other place. */
export const placeName = 'Latham, NY';

/** Stands in for the National Weather Service, with its recorded answers as if given now. */
export async function startWeather(): Promise<WeatherReplay> {
  const weather = await startWeatherReplay();
  weather.answer('points', (reply, asked) => {
    const isCovered = !asked.url.pathname.startsWith('/points/0.5');
    return (isCovered ? geo(weatherSample('nws-points-albany')) : problem(404, 'InvalidPoint'))(reply, asked);
  });
  let isFirst = true;
  weather.answer('alerts', (reply, asked) => {
    const point = asked.url.searchParams.get('point') ?? '';
    const isNew = point.startsWith('39.1');
    if (isNew && isFirst) {
      isFirst = false;
      return reply.writeHead(403).end();
    }
    const isAlerted = isNew || point.startsWith('38.65');
    const alerts = isAlerted
      ? sampleOfNow('nws-alerts-active-mixed')
      : weatherSample('nws-alerts-active-empty');
    return geo(alerts)(reply, asked);
  });
  return weather;
}
