import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, serverSays } from '../../testing/open-app.tsx';
import { device } from '../offline/public.ts';
import { anIncident } from '../offline/testing/a-device.ts';

const incident = anIncident({ id: 5, userId: 8, description: 'The trench wall slid in.' });
const at = '2026-11-20T15:00:00.000Z';
const none = {
  ...{ timeline: [], whys: [], causes: [], leadBy: null, leadName: null, state: 'open' },
  ...{ updatedBy: null, updatedAt: null },
};
const path = '/api/incidents/5/investigation';
const record = {
  ...{ ...incident, analysis: null, facts: { facts: [], learnedAt: null, eventAt: null }, people: [] },
  ...{ witnesses: [], supervisorTold: null, seen: null, duties: [], oshaCalls: [] },
};
const as = (role: string) => ({
  'GET /api/auth/get-session': {
    status: 200,
    body: {
      user: { id: 9, username: 'lead', name: 'Lena Lead', role, crewId: 'north', jobTitle: null },
      session: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    },
  },
  'GET /api/incidents': { status: 200, body: [incident] },
});
const open = async (says: object) => {
  openApp('/incidents', { ...says });
  fireEvent.click(await screen.findByRole('button', { name: /The trench wall/ }));
};
const problem = (status: number, code: string, more: object = {}) => ({
  status,
  body: { type: 't', title: 't', status, code, detail: 'd', ...more },
});

it('is not shown to whom it is refused', async () => {
  await open({ ...as('supervisor'), [`GET ${path}`]: problem(403, 'not-allowed') });
  await screen.findByRole('region', { name: 'Comments' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Why it happened' })).toBeNull());
});

it('asks why again after each answer; what somebody else saved meanwhile is shown beside one’s own', async () => {
  const says = {
    ...as('supervisor'),
    'GET /api/incidents/5': { status: 200, body: { ...record, missing: ['investigation-missing'] } },
    [`GET ${path}`]: { status: 200, body: none },
  };
  await open(says);
  const section = within(await screen.findByRole('region', { name: 'Why it happened' }));
  const first = await section.findByLabelText('Why did it happen?');
  expect(section.queryByLabelText(/^Why did that happen/)).toBeNull();
  expect(await section.findByText('The investigation has to be done.')).toBeTruthy();
  fireEvent.change(first, { target: { value: 'No shoring' } });
  expect(section.getByLabelText('Why did that happen? (2 of 5)')).toBeTruthy();
  const theirs = { ...none, whys: ['It had rained'], updatedBy: 'Sam Safety', updatedAt: at };
  serverSays({ ...says, [`PUT ${path}`]: problem(409, 'changed-meanwhile', { current: theirs }) });
  fireEvent.click(section.getByRole('button', { name: 'Save the investigation' }));
  expect(await section.findByText('Sam Safety changed the investigation meanwhile')).toBeTruthy();
  expect(section.getByText('It had rained')).toBeTruthy();
  expect(section.getByLabelText<HTMLTextAreaElement>('Why did it happen?').value).toBe('No shoring');
  const kept = {
    ...none,
    whys: ['No shoring'],
    updatedBy: 'Lena Lead',
    updatedAt: '2026-11-20T15:01:00.000Z',
  };
  serverSays({ ...says, [`PUT ${path}`]: { status: 200, body: kept } });
  fireEvent.click(section.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(section.queryByText('It had rained')).toBeNull();
});

it('what is written stays over leaving the page, with the version that it rests on; who leads is chosen from a list', async () => {
  const kept = { ...none, whys: ['No shoring'], updatedBy: 'Sam Safety', updatedAt: at };
  const people = [
    { id: 9, name: 'Lena Lead', username: 'lead', role: 'supervisor', crewId: 'north' },
    { id: 12, name: 'Bo Boss', username: 'bo', role: 'supervisor', crewId: 'north' },
    { id: 7, name: 'Sam Carter', username: 'sam', role: 'field-crew', crewId: 'north' },
  ];
  const says = {
    ...as('supervisor'),
    'GET /api/incidents/5': { status: 200, body: record },
    'GET /api/actions/assignees': { status: 200, body: people },
    [`GET ${path}`]: { status: 200, body: kept },
  };
  await open(says);
  const section = within(await screen.findByRole('region', { name: 'Why it happened' }));
  const second = await section.findByLabelText('Why did that happen? (2 of 5)');
  fireEvent.change(second, { target: { value: 'Nobody asked for a box' } });
  await section.findByRole('option', { name: 'Bo Boss' });
  expect(section.queryByRole('option', { name: 'Sam Carter' })).toBeNull();
  fireEvent.change(section.getByLabelText('Who leads the investigation'), { target: { value: '12' } });
  await waitFor(async () => {
    const draft = await device.drafts.load(9, 'investigation-5');
    expect(draft?.values).toMatchObject({ leadBy: 12, updatedAt: at });
  });
  // Meanwhile somebody saved again.
  await open({
    ...says,
    [`GET ${path}`]: { status: 200, body: { ...kept, updatedAt: '2026-11-20T16:00:00.000Z' } },
  });
  const again = within(await screen.findByRole('region', { name: 'Why it happened' }));
  const field = await again.findByLabelText<HTMLTextAreaElement>('Why did that happen? (2 of 5)');
  expect(field.value).toBe('Nobody asked for a box');
  expect(again.getByLabelText<HTMLSelectElement>('Who leads the investigation').value).toBe('12');
});
