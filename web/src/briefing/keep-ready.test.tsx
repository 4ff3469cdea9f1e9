import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { device } from '../offline/public.ts';
import { keepBriefingReady } from './keep-ready.ts';
import { forgetPlaces, readPlaces } from './kept-places.ts';
import { defaultPlace } from './opening-place.ts';
import { pathOf } from './stored-path.ts';

const SITE = { latitude: 32.8121, longitude: -96.8125 };
const body = { location: { name: 'Cedar Springs' } };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
  forgetPlaces(7);
});

function standsAt(state: 'granted' | 'prompt'): void {
  for (const [name, value] of Object.entries({
    permissions: { query: async () => ({ state }) },
    geolocation: {
      getCurrentPosition: (found: (at: unknown) => void) => found({ coords: { ...SITE, accuracy: 10 } }),
    },
  }))
    Object.defineProperty(navigator, name, { configurable: true, value });
}

it.each([
  ['granted', SITE, ['Cedar Springs']],
  ['prompt', defaultPlace, []],
] as const)(
  'the briefing is kept for where the device is, if that may be asked: %s',
  async (state, place, names) => {
    openApp('/dashboard', { 'GET /api/daily-briefing': { status: 200, body } });
    await screen.findByRole('heading', { name: 'AI Claim Assistant' });
    standsAt(state);
    await keepBriefingReady(7);
    expect((await device.answers.read(7, pathOf(place)))?.body).toEqual(body);
    expect(readPlaces(7).map(({ name }) => name)).toEqual(names);
  },
);
