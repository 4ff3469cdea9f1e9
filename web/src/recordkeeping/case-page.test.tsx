import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, serverSays } from '../../testing/open-app.tsx';
import { aCase, aPlace, as } from './testing.ts';

const places = { 'GET /api/recordkeeping/establishments': { status: 200, body: [aPlace()] } };

it('opens a case that was never opened here from the list while there is no signal', async () => {
  const cases = '/api/recordkeeping/cases';
  const says = {
    ...as('safety', 65),
    ...places,
    [`GET ${cases}`]: { status: 200, body: [aCase({ id: 77 })] },
  };
  openApp('/recordkeeping?year=2026', says);
  fireEvent.click(await screen.findByRole('link', { name: /Ana Ruiz/ }));
  serverSays({ ...says, [`GET ${cases}`]: undefined, [`GET ${cases}/77`]: undefined });
  openApp('/recordkeeping/cases/77?part=days', {
    ...says,
    [`GET ${cases}`]: undefined,
    [`GET ${cases}/77`]: undefined,
  });
  expect(await screen.findByText('Days away and restricted')).toBeTruthy();
});
