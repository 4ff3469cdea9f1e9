import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp, serverSays } from '../../testing/open-app.tsx';

afterEach(() => vi.unstubAllGlobals());

const receipt = 'ABCD-EFGH-JKMN-PQRS';
const refusal = (status: number, code: string) => ({ status, body: { status, code } });
const hour = '2026-03-02T15:00:00.000Z';
const fill = () => {
  fireEvent.click(screen.getByRole('radio', { name: /Hazard/ }));
  fireEvent.change(screen.getByLabelText('What did you see?'), { target: { value: 'Frayed sling' } });
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it('a report without a name says what is missing, goes without credentials and shows its receipt', async () => {
  openApp('/r/ABCDE23456', { 'POST /api/observations': refusal(404, 'not-found') });
  const calls: (RequestInit | undefined)[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (input === '/api/observations') calls.push(init);
    return answer(input, init);
  });
  expect(await screen.findByRole('heading', { name: 'Report without a name' })).toBeTruthy();
  send();
  expect(await screen.findByText('Choose one')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Hazard/ }));
  fill();
  send();
  expect(await screen.findByText(/This page is no longer used/)).toBeTruthy();
  serverSays({ 'POST /api/observations': undefined });
  send();
  expect(await screen.findByText(/What you wrote is still here/)).toBeTruthy();
  serverSays({ 'POST /api/observations': { status: 201, body: { receipt } } });
  send();
  expect(await screen.findByText(receipt)).toBeTruthy();
  expect(calls).toHaveLength(3);
  for (const init of calls)
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect([...((calls[2]?.body ?? new FormData()) as FormData).entries()]).toEqual([
    ['crewCode', 'ABCDE23456'],
    ['category', 'hazard'],
    ['description', 'Frayed sling'],
  ]);
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
    'EFGH',
  );
});

it('a receipt shows the answer and takes one back; one that is none says so', async () => {
  const path = `/api/observations/receipts/${receipt}`;
  const found = { status: 'open', category: 'hazard', reply: 'Which bay?' };
  const asked = { from: 'supervisor', text: 'Which bay?', hour };
  openApp('/r', { [`GET ${path}`]: refusal(404, 'not-found') });
  const field = await screen.findByLabelText('Your receipt');
  const look = () => fireEvent.click(screen.getByRole('button', { name: 'Show the answer' }));
  look();
  expect(await screen.findByText('Enter your receipt')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: receipt } });
  look();
  expect(await screen.findByText(/There is no report with this receipt/)).toBeTruthy();
  serverSays({
    [`GET ${path}`]: { status: 200, body: { ...found, messages: [asked] } },
    [`POST ${path}/answer`]: {
      status: 201,
      body: { ...found, messages: [asked, { from: 'reporter', text: 'Bay 2', hour }] },
    },
  });
  look();
  expect(await screen.findByText('Which bay?')).toBeTruthy();
  expect(screen.getByText('Answered')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Write back'), { target: { value: 'Bay 2' } });
  send();
  expect(await screen.findByText('Bay 2', { selector: 'li p' })).toBeTruthy();
});

const session = (role: string) => ({
  status: 200,
  body: {
    user: { id: 7, username: 'sam', name: 'Sam Carter', role, crewId: 'north', jobTitle: null },
    session: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
  },
});
const report = {
  ...{ id: '7b5c2b56-5d0b-4b8e-9d53-0f4b3a1f2c11', crewId: 'north', category: 'hazard', state: 'open' },
  ...{ description: 'Frayed sling', location: 'Bay 2', photo: null, hour, quarantined: false, messages: [] },
};

it('a supervisor replies, and makes a new code only after a question', async () => {
  const signedIn = { 'GET /api/auth/get-session': session('supervisor') };
  const code = { status: 200, body: { code: 'ABCDE23456', url: 'https://crew.example/r/ABCDE23456' } };
  const replied = {
    ...report,
    messages: [{ from: 'supervisor', text: 'Replaced.', hour, by: 'Sam Carter' }],
  };
  const says = {
    ...signedIn,
    'GET /api/crews/north/report-code': code,
    'GET /api/observations': { status: 200, body: [report] },
  };
  openApp('/observations', says);
  expect(await screen.findByText('Frayed sling')).toBeTruthy();
  expect(await screen.findByText('https://crew.example/r/ABCDE23456')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reply to the reporter'), { target: { value: 'Replaced.' } });
  serverSays({
    ...says,
    [`POST /api/observations/${report.id}/reply`]: { status: 201, body: replied },
    'GET /api/observations': { status: 200, body: [replied] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await screen.findByText('Replaced.', { selector: 'li p' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByText(/Posters with the current code stop working/)).toBeTruthy();
});

it('who answers for no crew finds no such page', async () => {
  openApp('/observations', { 'GET /api/auth/get-session': session('field-crew') });
  expect((await screen.findAllByText('404 Page Not Found')).length).toBeGreaterThan(0);
});
