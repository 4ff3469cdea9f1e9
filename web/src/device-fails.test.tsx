import { fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import { openApp, toastSays } from '../testing/open-app.tsx';

// What is said where the device, or what it was given, cannot do its part.

it('a browser without geolocation says so', async () => {
  Reflect.deleteProperty(Navigator.prototype, 'geolocation');
  openApp('/report?way=form');
  fireEvent.click(await screen.findByRole('button', { name: 'Use Current Location' }));
  await toastSays(
    'Geolocation Not Supported',
    'Your browser does not support geolocation. Please select a location on the map manually.',
  );
});

it('a reading that no voice can make says so', async () => {
  const body = { type: 't', title: 't', status: 503, code: 'unavailable', detail: 'd' };
  openApp('/settings', {
    'POST /api/tts': { status: 503, body },
    'GET /api/auth/second-factor': { status: 200, body: { app: false, passkeys: [], demanded: false } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
  await toastSays(
    'Text-to-Speech Error',
    'There was an error generating or playing the audio. Please try again.',
  );
});
