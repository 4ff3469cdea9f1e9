import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { anIncident } from '../offline/testing/a-device.ts';

const record = {
  ...anIncident({ id: 4321, userId: 8, description: 'The hoist slipped' }),
  ...{ analysis: null, facts: { facts: [], learnedAt: null, eventAt: null }, people: [], witnesses: [] },
  ...{ supervisorTold: null, seen: null, duties: [], oshaCalls: [], missing: [] },
};
const says = (answer: { status: number; body: unknown } | undefined) => ({
  'GET /api/incidents': { status: 200, body: [] },
  'GET /api/incidents/4321': answer,
});
const refused = (status: number, code: string) => ({
  status,
  body: { type: 't', title: 't', status, code, detail: 'There is no such thing.' },
});

it('the address of an incident opens one that no list has, also without signal once it was opened', async () => {
  openApp('/incidents/4321', says(undefined));
  expect(await screen.findByText('This incident is not on this phone')).toBeTruthy();

  openApp('/incidents/4321', says({ status: 200, body: record }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Incident #4321' })).toBeTruthy();
  expect((await screen.findAllByText('The hoist slipped')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'File Claim' })).toBeTruthy();

  openApp('/incidents/4321', says(undefined));
  expect((await screen.findAllByText('The hoist slipped')).length).toBeGreaterThan(0);
  expect(await screen.findByText(/^As of/)).toBeTruthy();
});

it('what is not there, or not for this person, is said kindly, whatever the phone still has', async () => {
  openApp('/incidents/4321', says(refused(404, 'not-found')));
  expect(await screen.findByText('Incident not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the incidents' })).toBeTruthy();
  for (const path of ['/incidents/none', '/incidents/-77']) {
    cleanup();
    openApp(path, says(undefined));
    expect(await screen.findByText('Incident not found')).toBeTruthy();
  }
});
