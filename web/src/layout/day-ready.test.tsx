import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { historyCall } from '../api/addresses.ts';
import { device } from '../offline/public.ts';

const before = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker');
afterEach(() => {
  if (before === undefined) Reflect.deleteProperty(navigator, 'serviceWorker');
  else Object.defineProperty(navigator, 'serviceWorker', before);
});

it('at the first visit keeps what a day without signal needs as soon as the app itself is kept', async () => {
  let install: (() => void) | undefined;
  const ready = new Promise<void>((resolve) => {
    install = resolve;
  });
  const worker = Object.assign(new EventTarget(), {
    ...{ controller: null, ready },
    ...{ register: () => new Promise(() => undefined), getRegistration: async () => undefined },
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  openApp('/dashboard', { 'GET /api/history': { status: 200, body: { entries: [] } } });
  expect(await screen.findByRole('heading', { name: 'AI Claim Assistant' })).toBeTruthy();
  expect(await device.answers.read(7, historyCall())).toBe(null);
  install?.();
  await waitFor(async () =>
    expect((await device.answers.read(7, historyCall()))?.body).toEqual({ entries: [] }),
  );
});
