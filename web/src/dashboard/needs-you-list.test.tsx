import { fireEvent, screen, waitFor } from '@testing-library/react';

import { expect, it } from 'vitest';
import { openApp, serverSays } from '../../testing/open-app.tsx';

const session = (role: string) => ({
  status: 200,
  body: {
    user: { id: 3, username: 'lena', name: 'Lena Lead', role, crewId: 'north', jobTitle: null },
    session: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
  },
});
const needs = (items: unknown[]) => ({ status: 200, body: { items, more: false } });
const unseen = {
  ...{ kind: 'unseen-report', id: 5, incidentId: 5, crewId: 'north', title: 'Gate 4', who: 'Mike' },
  ...{ at: new Date().toISOString(), incidentType: 'Workplace Injury', category: 'incident' },
};
const duty = {
  ...{ kind: 'duty', id: 2, incidentId: 5, crewId: 'north', title: 'Gate 4', duty: 'call-osha' },
  dueAt: new Date(Date.now() + 3 * 3_600_000 + 20_000).toISOString(),
};

it('begins a supervisor’s day with what waits, and Seen takes a report off it', async () => {
  const says = { 'GET /api/auth/get-session': session('supervisor') };
  openApp('/dashboard', { ...says, 'GET /api/needs-you': needs([duty, unseen]) });
  expect(await screen.findByText(/^Call OSHA by/)).toBeTruthy();
  expect(screen.getByText(/3 hours 0 minutes left · Gate 4 · Crew north/)).toBeTruthy();
  const seen = { 'POST /api/incidents/5/seen': { status: 200, body: {} } };
  serverSays({ ...says, ...seen, 'GET /api/needs-you': needs([]) });
  fireEvent.click(screen.getByRole('button', { name: 'Seen' }));
  expect(await screen.findByText('Nothing needs you right now.')).toBeTruthy();
});

it('shows what is of today before what has a week, and the rest when asked', async () => {
  const week = new Date(Date.now() + 6 * 24 * 3_600_000).toISOString();
  const later = [1, 2, 3, 4, 5, 6, 7].map((id) =>
    Object.assign({}, duty, { id, title: `Case ${id}`, duty: 'record-case', dueAt: week }),
  );
  const says = { 'GET /api/auth/get-session': session('supervisor') };
  openApp('/dashboard', { ...says, 'GET /api/needs-you': needs([duty, ...later, unseen]) });
  expect(await screen.findByRole('button', { name: 'Seen' })).toBeTruthy();
  expect(screen.getByText(/Case 4/)).toBeTruthy();
  expect(screen.queryByText(/Case 5/)).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(screen.getByText(/Case 7/)).toBeTruthy();
});

it('is not on a crew member’s dashboard', async () => {
  openApp('/dashboard', { 'GET /api/auth/get-session': session('field-crew') });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'AI Claim Assistant' })).toBeTruthy());
  expect(screen.queryByText('Needs you')).toBe(null);
});
