import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, serverSays } from '../../testing/open-app.tsx';
import { anIncident } from '../offline/testing/a-device.ts';
import { loadJudge } from '../verdict/public.ts';

const { judgeOnPhone } = await loadJudge();

const description = 'Rosa fell from the scaffold, 12 feet. She was taken to the hospital.';
const incident = anIncident({ id: 3, userId: 8, type: 'Workplace Injury', description });
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const record = (facts: Record<string, 'yes' | 'no'>, more: object = {}) => ({
  ...incident,
  analysis: {
    ...judgeOnPhone({ incidentType: incident.type, description, location: '', mediaCount: 0 }, facts),
    ...{ source: 'built-in', at: incident.createdAt, version: '1' },
  },
  facts: {
    facts: Object.entries(facts).map(([fact, value]) => ({ fact, value })),
    ...{ learnedAt: null, eventAt: null },
  },
  ...{ people: [], witnesses: [], supervisorTold: null, seen: null, duties: [], oshaCalls: [], missing: [] },
  ...more,
});
const duty = {
  ...{ id: 1, incidentId: 3, kind: 'call-osha', hours: 24, startedAt: inHours(-4.01), dueAt: inHours(19.99) },
  ...{
    paragraph: '29 CFR 1904.39(a)(2)',
    state: 'open',
    doneBy: null,
    doneAt: null,
    note: null,
    sentences: [],
  },
};
const says = (kept: object, put?: { status: number; body: unknown }) => ({
  'GET /api/incidents': { status: 200, body: [incident] },
  'GET /api/incidents/3': { status: 200, body: kept },
  ...(put && { 'PUT /api/incidents/3/facts': put }),
});
const open = async (answers: ReturnType<typeof says>) => {
  openApp('/incidents', answers);
  fireEvent.click(await screen.findByRole('button', { name: /Rosa fell/ }));
};
const answer = async (value: string) =>
  fireEvent.click(
    within(await screen.findByRole('group', { name: /^Was anybody admitted/ })).getByRole('radio', {
      name: value,
    }),
  );

it('an opened incident asks what decides, and an answer starts the clock with what OSHA asks', async () => {
  await open(says(record({})));
  expect(await screen.findByText(/^If so, by/)).toBeTruthy();
  const kept = record(
    { admitted: 'yes' },
    { duties: [duty], seen: { by: 'Lena Lead', username: 'lead', at: inHours(0) } },
  );
  serverSays(says(kept, { status: 200, body: kept }));
  await answer('Yes');
  expect(await screen.findByText(/^19 hours 5\d minutes left$/)).toBeTruthy();
  expect(screen.getByText('Source: Built-in rules. A person decides.')).toBeTruthy();
  expect(screen.getByText('in-patient hospitalization')).toBeTruthy();
  expect(screen.getByText(/^Lena Lead has seen it, /)).toBeTruthy();
});

it('an answer that is unlikely is asked back, and stays as it was', async () => {
  const body = { type: 't', title: 't', status: 422, code: 'facts-contradict', detail: 'It is a hazard.' };
  await open(says(record({ admitted: 'yes' }), { status: 422, body }));
  // The phone has kept that somebody was admitted.
  await answer('No');
  expect(await screen.findByText('Is that right?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No, leave it as it was' }));
  expect(screen.queryByText('Is that right?')).toBeNull();
  expect(screen.getAllByText('Call OSHA within 24 hours')).toBeTruthy();
});
