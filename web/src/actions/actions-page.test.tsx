import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, toastSays } from '../../testing/open-app.tsx';

it('an action that is added without signal is on the list, waiting, and is moved on there', async () => {
  const silent = { 'POST /api/sync': undefined, 'GET /api/actions': { status: 200, body: [] } };
  openApp('/actions', silent);
  fireEvent.click(await screen.findByRole('button', { name: 'Add an action' }));
  const form = await screen.findByRole('dialog', { name: 'Add an action' });
  // Nothing is said yet: the field says so.
  fireEvent.click(within(form).getByRole('button', { name: 'Add' }));
  const title = within(form).getByLabelText('What has to be done?');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(title, { target: { value: 'Cover the hole' } });
  fireEvent.click(within(form).getByRole('radio', { name: /Guard it/ }));
  fireEvent.click(within(form).getByRole('button', { name: 'Add' }));
  await toastSays('Action added', 'Sam Carter');
  const row = await screen.findByRole('link', { name: /Cover the hole.*To do.*Saved on this phone/ });
  fireEvent.click(row);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Say what was done, or add a photo.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('What was done?'), { target: { value: 'Plate is on' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull());
});
