import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { device } from '../offline/public.ts';
import { anIncident } from '../offline/testing/a-device.ts';
import { loadJudge } from '../verdict/public.ts';

const { judgeOnPhone } = await loadJudge();

const description = 'Rosa fell from the scaffold, 12 feet. She was taken to the hospital.';
const incident = anIncident({ id: 3, userId: 8, type: 'Workplace Injury', description });
const sam = { id: 7, name: 'Sam Carter', username: 'sam' };
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const record = (facts: Record<string, 'yes' | 'no'>, more: object = {}) => ({
  ...incident,
  analysis: {
    ...judgeOnPhone({ incidentType: incident.type, description, location: '', mediaCount: 0 }, { facts }),
    ...{ source: 'built-in', at: incident.createdAt, version: '1', relevantPolicy: '' },
    coverageAnalysis: { coveragePercentage: 0, reimbursementMin: 0, reimbursementMax: 0, explanation: '' },
  },
  facts: {
    facts: Object.entries(facts).map(([fact, value]) => ({ fact, value, at: incident.createdAt, by: sam })),
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
    statePlan: { state: 'WA', words: ['Washington: call within 8 hours.'], by: inHours(4) },
    sentences: [],
  },
};
/** What the app keeps for one test must not be another's: each has an incident of its own. */
let id = 3;
let userId = 8;
const says = (kept: object) => ({
  'GET /api/incidents': { status: 200, body: [{ ...incident, id, userId }] },
  [`GET /api/incidents/${id}`]: { status: 200, body: { ...kept, id } },
  'POST /api/sync': undefined,
});
const open = async (kept: object) => {
  id += 1;
  openApp('/incidents', says(kept));
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`#${id} `) }));
};
const admitted = async (value: string) =>
  within(await screen.findByRole('group', { name: /^Was anybody admitted/ })).getByRole<HTMLInputElement>(
    'radio',
    { name: value },
  );
afterEach(() => void vi.restoreAllMocks());

const waiting = async () =>
  (await device.outbox(7)).flatMap((item) => (item.kind === 'facts' && waitsOn(item.on) ? [item] : []));
const waitsOn = (on: object) => 'incidentId' in on && on.incidentId === id;

it('an opened incident asks what decides; the server’s clock stands there with what OSHA asks', async () => {
  await open(record({}));
  expect(await screen.findByText(/^If so, by/)).toBeTruthy();
  const seen = { by: 'Lena Lead', username: 'lead', at: inHours(0) };
  await open(record({ admitted: 'yes' }, { duties: [duty], seen }));
  expect(await screen.findByText(/^19 hours 5\d minutes left$/)).toBeTruthy();
  expect(screen.getByText('Source: Built-in rules. A person decides.')).toBeTruthy();
  expect(screen.getByText('in-patient hospitalization')).toBeTruthy();
  expect(screen.getByText('Washington: call within 8 hours.')).toBeTruthy();
  expect(screen.getByText(/^By the rule of WA: by /)).toBeTruthy();
  expect(screen.getByText(/A voicemail, a fax or an e-mail does not count/)).toBeTruthy();
  expect(screen.queryByText(/^Some states are stricter/)).toBeNull();
  expect(screen.getByText(/^Lena Lead has seen it, /)).toBeTruthy();
});

it('an answer without signal is kept: the phone judges, shows the clock, and says so', async () => {
  await open(record({}));
  expect(await screen.findByText('Source: Built-in rules. A person decides.')).toBeTruthy();
  fireEvent.click(await admitted('Yes'));
  expect(await screen.findByText('Judged on this phone. A person decides.')).toBeTruthy();
  expect(await screen.findAllByText('Call OSHA within 24 hours')).toHaveLength(2);
  expect(await screen.findByText(/^Your answer is saved on this phone/)).toBeTruthy();
  // Changed: one question has one answer.
  fireEvent.click(await admitted('No'));
  await waitFor(async () => expect(await waiting()).toMatchObject([{ facts: { admitted: 'no' } }]));
});

it('an answer that is unlikely is asked back; it stays as it was until somebody says that it is right', async () => {
  const problem = { code: 'facts-contradict', detail: 'It is a hazard.', errors: [] };
  vi.spyOn(device, 'outbox').mockImplementation(async () => [
    {
      ...{ id: 1, recordVersion: 1, userId: 7, clientRef: 'a', at: inHours(0), kind: 'facts', known: null },
      ...{ thread: 'facts x admitted', on: { incidentId: id }, facts: { admitted: 'no' }, problem },
    },
  ]);
  const post = vi.spyOn(device, 'post').mockResolvedValue();
  await open(record({ admitted: 'yes' }));
  expect(await screen.findByText('It is a hazard.')).toBeTruthy();
  await waitFor(async () => expect((await admitted('Yes')).checked).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, it is right' }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith(7, [
      expect.objectContaining({ facts: { admitted: 'no', confirm: true } }),
    ]),
  );
});

it('what somebody else answered says who and when', async () => {
  const { facts, ...kept } = record({ admitted: 'no' });
  const by = { id: 9, name: 'Lena Lead', username: 'lead' };
  const said = facts.facts.map((one) => Object.assign(one, { by }));
  await open({ ...kept, facts: { ...facts, facts: said } });
  expect(await screen.findByText(/^Answered by Lena Lead.*, Nov 20, /)).toBeTruthy();
});

it('who reported it says when the company learned of it: kept without signal, and the clock moves', async () => {
  const post = vi.spyOn(device, 'post');
  await open(record({ admitted: 'yes' }, { duties: [duty] }));
  await screen.findByText(/^19 hours/);
  // Not for somebody who neither reported it nor answers for the crew.
  expect(screen.queryByText('When the clock starts')).toBeNull();
  userId = 7;
  await open(record({ admitted: 'yes' }, { duties: [duty] }));
  const before = (await screen.findByText(/^By .* at the latest$/)).textContent;
  fireEvent.click(screen.getByText('When the clock starts'));
  const at = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  at('When did the company learn of it?', '2026-11-21T10:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save the times' }));
  await waitFor(() => expect(screen.queryByText(before ?? '')).toBeNull());
  at('When was the person admitted to the hospital?', '2026-11-21T09:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save the times' }));
  const iso = (local: string) => new Date(local).toISOString();
  await waitFor(async () =>
    expect((await waiting()).map(({ facts }) => facts)).toEqual([
      { learnedAt: iso('2026-11-21T10:00'), eventAt: iso('2026-11-21T09:00') },
    ]),
  );
  // What is read back of the outbox comes before the end of the saving, which must not outlive the test.
  await Promise.all(post.mock.results.map(({ value }) => value));
});
