import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { device } from '../offline/public.ts';
import { anIncident } from '../offline/testing/a-device.ts';

const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const kept = async (description: string) =>
  (await device.listIncidents(7)).find((incident) => incident.description === description);

it('a near miss asks what and where only, and is kept as one', async () => {
  openApp('/report');
  fireEvent.click(await screen.findByRole('radio', { name: /^Near miss/ }));
  await screen.findByLabelText('Location');
  expect(screen.queryByRole('radio', { name: 'Workplace Injury' })).toBeNull();
  type('Description', 'A wrench fell past me.');
  type('Location', 'Pole 12');
  fireEvent.click(screen.getByRole('button', { name: 'Submit Report' }));
  await expect
    .poll(async () => await kept('A wrench fell past me.'), { timeout: 15_000 })
    .toMatchObject({ category: 'near-miss', type: 'Other' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your report' })).toBeTruthy();
  expect(await screen.findByText('Near miss')).toBeTruthy();
});

it('an edited hazard stays a hazard', async () => {
  const hazard = anIncident({ id: 3, userId: 7, category: 'hazard', description: 'Open hole.' });
  openApp('/incidents/3/edit', {
    'GET /api/incidents': { status: 200, body: [hazard] },
    'GET /api/incidents/3': { status: 200, body: hazard },
  });
  expect(await screen.findByRole('radio', { name: /^Hazard/, checked: true })).toBeTruthy();
  type('Description', 'Open hole, 4 feet deep.');
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expect
    .poll(async () => await kept('Open hole, 4 feet deep.'), { timeout: 15_000 })
    .toMatchObject({ id: 3, category: 'hazard' });
});
