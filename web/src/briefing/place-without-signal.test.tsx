import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { keepPlace } from './kept-places.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

function standsAt(latitude: number, longitude: number): void {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (at: unknown) => void) =>
        found({ coords: { latitude, longitude, accuracy: 10 } }),
    },
  });
}

it('without signal, away from every place that is kept, the last one stays and is called that', async () => {
  keepPlace(7, {
    latitude: 32.8121,
    longitude: -96.8125,
    name: 'Cedar Springs',
    by: 'device',
    at: new Date().toISOString(),
  });
  standsAt(30.1, -97.1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openApp('/daily-briefing', { 'GET /api/daily-briefing': undefined });
  expect(await screen.findByText('This is the last place used. You may be somewhere else')).toBeTruthy();
  expect(
    screen.getByText('There is no signal, and no briefing on this phone for where you are.'),
  ).toBeTruthy();
  expect(screen.getByText('Cedar Springs')).toBeTruthy();
});
