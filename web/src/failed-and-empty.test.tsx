import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, serverSays, toastSays, trouble } from '../testing/open-app.tsx';
import { aServerClaim } from './offline/testing/a-claim.ts';

// What a screen says where there is nothing to show, or where it could not be loaded.

it('a list of incidents that does not come says so, and is asked for again when told to', async () => {
  openApp('/incidents', { 'GET /api/incidents': trouble });
  await toastSays('Error', 'Failed to load incidents');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Failed to load incidents')).toBeTruthy();
  serverSays({});
  fireEvent.click(main.getByRole('button', { name: 'Try Again' }));
  expect(await main.findByText('No incidents found')).toBeTruthy();
});

it('a list of claims and a claim that do not come say so', async () => {
  openApp('/claims', { 'GET /api/claims': trouble });
  await toastSays('Error', 'Failed to load claims');
  openApp('/claims/7', { 'GET /api/claims/7': trouble, 'GET /api/claims': trouble });
  await toastSays('Error', 'Failed to load claim details');
});

it('a claim whose incident cannot be loaded says so there too', async () => {
  const claim = aServerClaim({ id: 5, incidentId: 3, userId: 7 });
  openApp('/claims/5', {
    'GET /api/claims/5': { status: 200, body: claim },
    'GET /api/incidents/3': trouble,
    'GET /api/incidents': trouble,
  });
  await toastSays('Error', 'Failed to load related incident details');
  fireEvent.click(await screen.findByRole('heading', { name: 'Related Incident' }));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('a profile that cannot be loaded says so', async () => {
  openApp('/profile', { 'GET /api/users/7': trouble });
  expect(await screen.findByText('Failed to load profile data. Please try again later.')).toBeTruthy();
});

it('a report that is not there says so', async () => {
  for (const id of ['nothing', '-4']) {
    openApp(`/report/sent/${id}`);
    expect(await screen.findByText('Report not found')).toBeTruthy();
  }
});

it.each([
  ['/claims', 'No claims found'],
  ['/safety', 'No Documents Available'],
])('%s says that there is nothing', async (path, words) => {
  openApp(path);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('the bell says that there is nothing new', async () => {
  openApp('/dashboard');
  fireEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await dialog.findByText('Nothing new.')).toBeTruthy();
});

it('an unknown address shows the 404 page, with a way to the dashboard', async () => {
  openApp('/nowhere/at/all');
  const main = within(await screen.findByRole('main'));
  expect((await main.findAllByText('404 Page Not Found')).length).toBeGreaterThan(0);
  expect(main.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  expect(screen.getByRole('banner').textContent).toContain('Dashboard');
  fireEvent.click(main.getByRole('link', { name: 'Go to the dashboard' }));
  expect(window.location.pathname).toBe('/dashboard');
});
