import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchServer } from '../server/testing/server-process.ts';
import { startOutside, startWeather } from './outside.ts';

/** The real server as a process of its own, with the demo crew, on a free port and an empty folder; one for all tests. */
export default async function startServer(): Promise<() => Promise<void>> {
  const outside = await startOutside();
  const weather = await startWeather();
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-e2e-'));
  const settings = {
    DATA_DIR: folder,
    DEMO: 'on',
    RATE_LIMIT_PER_MINUTE: '1000000',
    TILE_URL: `${outside.url}/tiles/{z}/{x}/{y}.png`,
    GEOCODER_URL: outside.url,
    ...weather.nws,
    AI_SPEECH_BASE_URL: `${outside.url}/v1`,
    AI_SPEECH_MODEL: 'a-speech-model',
    AI_TRANSCRIPTION_BASE_URL: `${outside.url}/v1`,
    AI_TRANSCRIPTION_MODEL: 'a-hearing-model',
    // Not every machine of tests has one.
    SYSTEM_VOICE: 'off',
    TZ: 'America/Chicago',
  };
  const server = launchServer(settings, {
    lasts: true,
    preload: fileURLToPath(new URL('../server/testing/remember-scrypt.ts', import.meta.url)),
  });
  process.env['SERVER_URL'] = await server.ready;
  process.env['OUTSIDE_URL'] = outside.url;
  return async () => {
    await server.stop('SIGTERM');
    outside.close();
    weather.close();
    await rm(folder, { recursive: true, force: true });
  };
}
