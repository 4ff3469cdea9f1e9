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

it('points out a name in a text that is filed, and takes it out when asked to', async () => {
  const names = [{ field: 'whatHappened', name: 'Ana', from: 0, to: 3 }];
  const one = { ...aCase({ id: 78, whatHappened: 'Ana cut her hand.' }), names };
  openApp('/recordkeeping/cases/78?part=form', {
    ...as('safety', 66),
    ...places,
    'GET /api/recordkeeping/cases/78': { status: 200, body: one },
  });
  fireEvent.click(await screen.findByRole('button', { name: "Write 'the worker' instead" }));
  expect(screen.getByDisplayValue('The worker cut her hand.')).toBeTruthy();
  expect(screen.queryByText('This text has a name:', { exact: false })).toBeNull();
});
