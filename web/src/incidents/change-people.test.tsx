import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { InjuredPerson } from '@tailboard/contract/incident-people.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { device, type ChangedPeople } from '../offline/public.ts';
import { anIncident } from '../offline/testing/a-device.ts';

const incident = anIncident({ type: 'Workplace Injury', description: 'Rosa fell.' });
const rosa: InjuredPerson = {
  ...{ name: 'Rosa Ruiz', userId: null, role: 'employee', bodyPart: 'Hand', injury: null },
  treatment: 'first-aid',
};
const record = (more: object = {}) => ({
  ...incident,
  ...{ analysis: null, facts: { facts: [], learnedAt: null, eventAt: null }, peopleVersion: 'v1' },
  ...{ people: [rosa], witnesses: [], supervisorTold: null, seen: null, duties: [], oshaCalls: [] },
  ...{ missing: [], oshaSheet: null, ...more },
});
/** Each test has an incident of its own. */
let id = 70;
const open = async (userId: number, more: object = {}) => {
  id += 1;
  openApp('/incidents', {
    'GET /api/incidents': { status: 200, body: [{ ...incident, id, userId }] },
    [`GET /api/incidents/${id}`]: { status: 200, body: { ...record(more), id, userId } },
    'POST /api/sync': undefined,
  });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`#${id} `) }));
  await screen.findByText('Rosa Ruiz');
};
const posted = async () =>
  (await device.outbox(7)).flatMap((item) =>
    item.kind === 'people' && 'incidentId' in item.on && item.on.incidentId === id ? [item] : [],
  );
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
afterEach(() => void vi.restoreAllMocks());

it('who neither reported it nor answers for the crew changes nobody', async () => {
  await open(8);
  expect(screen.queryByRole('button', { name: 'Add or change people', hidden: true })).toBeNull();
});

it('who reported it adds and changes people without signal; the phone shows them and judges by them', async () => {
  await open(7);
  fireEvent.click(screen.getByRole('button', { name: 'Add or change people', hidden: true }));
  const hurt = within(await screen.findByRole('group', { name: 'Hurt 1', hidden: true }));
  type(hurt.getByLabelText('Treatment so far'), 'admitted');
  fireEvent.click(screen.getByRole('button', { name: 'Add a witness', hidden: true }));
  const witness = within(screen.getByRole('group', { name: 'Witness 1', hidden: true }));
  type(witness.getByLabelText('Name'), 'Wanda');
  fireEvent.click(screen.getByRole('button', { name: 'Save the people', hidden: true }));
  expect(await screen.findByText('Witness: Wanda')).toBeTruthy();
  expect(await screen.findByText(/^Saved on this phone\. It will be sent/)).toBeTruthy();
  expect((await screen.findAllByText('Call OSHA within 24 hours')).length).toBeGreaterThan(0);
  const people = [{ ...rosa, treatment: 'admitted' }];
  expect((await posted()).map((item) => item.people)).toEqual([
    { people, witnesses: [{ name: 'Wanda', phone: null }], version: 'v1' },
  ]);
});

it('what somebody else changed meanwhile is not replaced unseen', async () => {
  const problem = { code: 'changed-meanwhile', detail: 'd', errors: [] };
  const mine: ChangedPeople = { people: [{ ...rosa, name: 'Nadia' }], witnesses: [], version: 'v0' };
  const post = vi.spyOn(device, 'post').mockResolvedValue();
  vi.spyOn(device, 'outbox').mockImplementation(async () => [
    {
      ...{ id: 1, recordVersion: 1, userId: 7, clientRef: 'a', at: incident.createdAt, kind: 'people' },
      ...{ thread: 'people x', on: { incidentId: id }, people: mine, problem, known: null },
    },
  ]);
  await open(7);
  expect(await screen.findByText('What you wrote: Nadia')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Look at mine again', hidden: true }));
  const hurt = within(await screen.findByRole('group', { name: 'Hurt 1', hidden: true }));
  expect(hurt.getByLabelText<HTMLInputElement>('Name').value).toBe('Nadia');
  fireEvent.click(screen.getByRole('button', { name: 'Save the people', hidden: true }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith(7, [
      expect.objectContaining({ people: { people: mine.people, witnesses: [], version: 'v1' } }),
    ]),
  );
});
