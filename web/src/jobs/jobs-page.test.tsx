import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, serverSays, toastSays, trouble } from '../../testing/open-app.tsx';

const session = (role: string) => ({
  status: 200,
  body: {
    user: { id: 7, username: 'sam', name: 'Sam Carter', role, crewId: 'north', jobTitle: null },
    session: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
  },
});
const failed = {
  ...{ id: 3, kind: 'write-transcript', code: 'file-missing', attempts: 4 },
  failedAt: '2026-03-02T15:00:00.000Z',
};
const kinds = [{ kind: 'write-transcript', waiting: 2, running: 1, done: 5, failed: 1 }];

it('who is no administrator finds no such page', async () => {
  openApp('/jobs', { 'GET /api/auth/get-session': session('supervisor') });
  expect((await screen.findAllByText('404 Page Not Found')).length).toBeGreaterThan(0);
});

it('an administrator sees what failed and why, and starts it again', async () => {
  const admin = { 'GET /api/auth/get-session': session('admin') };
  openApp('/jobs', { ...admin, 'GET /api/admin/jobs': { status: 200, body: { kinds, failed: [failed] } } });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(/Attempts: 4 · Error code: file-missing/)).toBeTruthy();
  expect(main.getByText('Waiting: 2 · Running: 1 · Done: 5 · Failed: 1')).toBeTruthy();
  serverSays({ ...admin, 'GET /api/admin/jobs': { status: 200, body: { kinds, failed: [] } } });
  fireEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByText('No job has failed.')).toBeTruthy();
});

it('a job that cannot be started again says so', async () => {
  openApp('/jobs', {
    'GET /api/auth/get-session': session('admin'),
    'GET /api/admin/jobs': { status: 200, body: { kinds, failed: [failed] } },
    'POST /api/admin/jobs/3/retry': trouble,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await toastSays('The job could not be started again', '');
});
