import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, serverSays, toastSays } from '../../testing/open-app.tsx';
import { anIncident } from '../offline/testing/a-device.ts';

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
  // Without signal too: nobody judges their own work.
  expect(await screen.findByText('Somebody else has to verify your work.')).toBeTruthy();
  for (const name of ['Send back', 'Verify'])
    expect([name, screen.queryByRole('button', { name })]).toEqual([name, null]);
});

const boss = { id: 8, name: 'Lena Lead', username: 'lead' };
const action = {
  ...{ id: 4, title: 'Cover the hole', description: '', level: 'engineering', priority: 'medium' },
  ...{ assignee: { id: 7, name: 'Sam Carter', username: 'sam' }, createdBy: { ...boss, id: 7 } },
  ...{ incident: null, observationId: null, talkId: null, section: null, dueOn: '2025-01-06' },
  ...{ state: 'open', doneBy: null, doneAt: null, states: [], media: [], clientRef: null, overdue: true },
  ...{ createdAt: '2025-01-05T10:00:00.000Z', updatedAt: '2025-01-05T10:00:00.000Z', sentences: [] },
};

it('an action that somebody changed meanwhile is shown in both versions, and one’s own is kept', async () => {
  const theirs = { ...action, level: 'elimination', assignee: boss, updatedAt: '2025-01-05T11:00:00.000Z' };
  const refused = {
    ...{ type: 't', title: 't', status: 409, code: 'changed-meanwhile', detail: 'd', current: theirs },
  };
  openApp('/actions/4', {
    'GET /api/actions/4': { status: 200, body: action },
    'PUT /api/actions/4': { status: 409, body: refused },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit the action' });
  const title = within(form).getByLabelText('What has to be done?');
  fireEvent.change(title, { target: { value: 'Cover both holes' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  const both = await within(form).findByText('Somebody changed this action meanwhile');
  const words = both.closest('[role]')?.textContent ?? form.textContent;
  expect(words).toContain('Mine: Cover both holes');
  expect(words).toContain('Theirs: Remove it');
  expect(words).toContain('Theirs: Lena Lead');
  serverSays({
    'GET /api/actions/4': { status: 200, body: { ...theirs, title: 'Cover both holes' } },
    'PUT /api/actions/4': { status: 200, body: theirs },
  });
  fireEvent.click(within(form).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByRole('heading', { name: 'Cover both holes' })).toBeTruthy();
});

it('actions are filtered by their state and for those overdue, also with what the phone has alone', async () => {
  const later = { ...action, id: 5, title: 'Paint the edge', dueOn: '2099-01-01', overdue: false };
  openApp('/actions?overdue=true', { 'GET /api/actions': { status: 200, body: [action, later] } });
  expect(await screen.findByRole('link', { name: /Cover the hole.*Overdue since Jan 6, 2025/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Paint the edge/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only overdue' }));
  expect(await screen.findByRole('link', { name: /Paint the edge.*Due Jan 1, 2099/ })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'verified' } });
  expect(await screen.findByText('No action fits')).toBeTruthy();
});

it('never loaded on this phone and without signal, the list is not said to be empty', async () => {
  const user = { id: 41, username: 'new', name: 'New', role: 'field-crew', crewId: 'north', jobTitle: null };
  const session = { user, session: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() } };
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    openApp('/actions', {
      'GET /api/auth/get-session': { status: 200, body: session },
      'GET /api/actions': undefined,
    });
    expect(await screen.findByText('Not on this phone yet')).toBeTruthy();
    expect(screen.queryByText('Nothing has to be done here')).toBe(null);
  } finally {
    vi.restoreAllMocks();
  }
});

it('the incident of an action is a link for whoever may open it, and text for whoever only has the action', async () => {
  for (const [id, listed] of [
    [31, []],
    [32, [anIncident({ id: 32 })]],
  ] as const) {
    const title = `Workplace Injury #${id}`;
    openApp('/actions/4', {
      'GET /api/actions/4': { status: 200, body: { ...action, incident: { id, title } } },
      'GET /api/incidents': { status: 200, body: listed },
    });
    if (listed.length > 0)
      expect((await screen.findByRole('link', { name: title })).getAttribute('href')).toBe(
        `/incidents/${id}`,
      );
    else expect((await screen.findByText(title)).closest('a')).toBeNull();
  }
});
