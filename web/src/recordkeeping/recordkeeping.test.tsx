import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inSpanish, openApp, serverSays } from '../../testing/open-app.tsx';
import { aCase, aPlace, as, refused } from './testing.ts';

afterEach(() => vi.restoreAllMocks());

const cases = '/api/recordkeeping/cases';
const undecided: RecordedCase = aCase({
  id: 4,
  state: 'undecided',
  caseNumber: null,
  dateOfInjury: '2026-01-05',
});
const recorded = aCase({ id: 5, caseNumber: '7', class: 'H', daysAway: 10, dateOfInjury: '2026-06-05' });
const list = (all: unknown[] = [recorded, undecided]) => ({ status: 200, body: all });
const places = { 'GET /api/recordkeeping/establishments': { status: 200, body: [aPlace()] } };
const report = {
  status: 200,
  body: {
    description: 'Cut his hand on the strapping. Four stitches.',
    people: [
      {
        name: 'Ana Ruiz',
        userId: null,
        role: 'employee',
        treatment: 'medical',
        injury: 'Cut',
        bodyPart: 'Hand',
      },
    ],
    facts: { facts: [] },
    analysis: null,
  },
};

it('is not there for the crew', async () => {
  openApp('/recordkeeping', as('field-crew', 31));
  expect(await screen.findByRole('heading', { level: 2, name: '404 Page Not Found' })).toBeTruthy();
});

it('shows a supervisor the cases without forms, and no name of a privacy case', async () => {
  const hidden = aCase({ id: 6, isPrivacyCase: true, person: { name: null } });
  openApp('/recordkeeping', { ...as('supervisor', 32), [`GET ${cases}`]: list([hidden]) });
  expect(await screen.findByText(/Privacy case/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Establishments' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a case' })).toBeNull();
  openApp('/recordkeeping/cases/6', {
    ...as('supervisor', 32),
    [`GET ${cases}/6`]: { status: 200, body: hidden },
  });
  expect(await screen.findByText('Where it happened')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  openApp('/recordkeeping/establishments', as('supervisor', 32));
  expect(await screen.findByRole('heading', { level: 2, name: '404 Page Not Found' })).toBeTruthy();
});

it('lists undecided cases first, filtered in the address', async () => {
  openApp('/recordkeeping', { ...as('safety', 33), ...places, [`GET ${cases}`]: list() });
  const rows = within(await screen.findByRole('list', { name: 'Cases' }));
  const hrefs = () => rows.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual(['/recordkeeping/cases/4', '/recordkeeping/cases/5']);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'recordable' } });
  await vi.waitFor(() => expect(window.location.search).toBe('?state=recordable'));
  await vi.waitFor(() => expect(screen.getAllByRole('link', { name: /Ana Ruiz/ })).toHaveLength(1));
});

it('decides a plain case in seven taps from the list, with the rule beside each question and the report filled in', async () => {
  openApp('/recordkeeping', {
    ...as('safety', 34),
    ...places,
    [`GET ${cases}`]: list(),
    [`GET ${cases}/4`]: { status: 200, body: undecided },
    'GET /api/incidents/9': report,
  });
  let taps = 0;
  const tap = (element: HTMLElement) => {
    taps += 1;
    fireEvent.click(element);
  };
  tap(await screen.findByRole('link', { name: /Ana Ruiz.*Undecided/ }));
  expect(await screen.findByText('Who is the person hurt?')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Our employee').checked).toBe(true);
  expect(screen.getByText('29 CFR 1904.31')).toBeTruthy();
  expect(screen.getByText('Cut his hand on the strapping. Four stitches.')).toBeTruthy();
  const go = () => tap(screen.getByRole('button', { name: 'Continue' }));
  go();
  expect(screen.getByText('Does it come from work?')).toBeTruthy();
  go();
  expect(screen.getByText('Is it a new case?')).toBeTruthy();
  go();
  tap(screen.getByLabelText('Stitches, staples or wound glue'));
  go();
  expect(screen.getByText('by 29 CFR 1904.7(b)(5)')).toBeTruthy();
  const kept = { recordable: 'yes', paragraph: '29 CFR 1904.7(b)(5)' };
  serverSays({
    ...as('safety', 34),
    ...places,
    [`POST ${cases}/4/decision`]: { status: 200, body: kept },
    [`GET ${cases}/4`]: { status: 200, body: { ...undecided, state: 'recordable', caseNumber: '8' } },
  });
  const fetched = vi.spyOn(window, 'fetch');
  tap(screen.getByRole('button', { name: 'Decide: recordable' }));
  expect(await screen.findByText('The case is on the log')).toBeTruthy();
  const asked = fetched.mock.calls.find(([, init]) => init?.method === 'POST')?.[1]?.body;
  expect(JSON.parse(typeof asked === 'string' ? asked : '')).toEqual({
    ...{ ours: 'yes', workRelated: 'yes', exception: null, newCase: 'yes', criteria: ['medical-treatment'] },
    reason: expect.stringContaining('Stitches, staples or wound glue.'),
  });
  expect(taps).toBeLessThanOrEqual(8);
});

it('ends the questions with the one that settles the case, in Spanish too', async () => {
  openApp(
    '/recordkeeping/cases/4',
    { ...as('safety', 35), ...places, [`GET ${cases}/4`]: { status: 200, body: undecided } },
    inSpanish,
  );
  fireEvent.click(await screen.findByLabelText('Trabaja por su cuenta'));
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  expect(screen.getByRole('button', { name: 'Decidir: no se registra' })).toBeTruthy();
  expect(screen.getByText('por 29 CFR 1904.31(a)')).toBeTruthy();
});

it('says beside the field what the server refused of an establishment', async () => {
  openApp('/recordkeeping/establishments?edit=new', {
    ...as('admin', 36),
    ...places,
    'POST /api/recordkeeping/establishments': refused('naics', 'Enter six digits'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save the establishment' }));
  const field = screen.getByLabelText('Industry number (NAICS)');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field);
  expect(screen.getAllByText('Enter six digits')).toHaveLength(1);
});

it('marks what is not verified as to check, never as a yes', async () => {
  openApp('/recordkeeping/establishments', { ...as('safety', 37), ...places });
  const told = (await screen.findByText('The 300A is filed with OSHA')).closest('div');
  expect(told?.textContent).toContain('Check');
  expect(told?.textContent).toContain('29 CFR 1904.41');
});

const sent = (fetched: { mock: { calls: unknown[][] } }): unknown => {
  const [, init] =
    fetched.mock.calls.find(([, given]) => (given as RequestInit | undefined)?.method === 'PUT') ?? [];
  const body = (init as RequestInit | undefined)?.body;
  return JSON.parse(typeof body === 'string' ? body : 'null');
};

it('takes days by tapping the first and the last, by keys too, and shows the class that follows', async () => {
  openApp('/recordkeeping/cases/5?part=days', {
    ...as('safety', 38),
    ...places,
    [`GET ${cases}/5`]: { status: 200, body: { ...recorded, periods: [] } },
    [`PUT ${cases}/5/days`]: { status: 200, body: { daysAway: 3, daysRestricted: 0, class: 'H' } },
  });
  const first = await screen.findByRole('button', { name: 'Saturday, June 6, 2026' });
  const injury = screen.getByRole('button', { name: /June 5, 2026, day of the injury/ });
  expect(injury.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(first);
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  const last = screen.getByRole('button', { name: 'Monday, June 8, 2026' });
  await vi.waitFor(() => expect(document.activeElement).toBe(last));
  fireEvent.click(last);
  expect(screen.getByRole('button', { name: 'Sunday, June 7, 2026, away from work' })).toBeTruthy();
  const fetched = vi.spyOn(window, 'fetch');
  fireEvent.click(screen.getByRole('button', { name: 'Save the days' }));
  expect(await screen.findByText('3 away, 0 restricted. Class H.')).toBeTruthy();
  expect(sent(fetched)).toEqual({
    periods: [{ kind: 'away', from: '2026-06-06', to: '2026-06-08' }],
    estimate: null,
  });
});

it('says beside its period what the server refused', async () => {
  openApp('/recordkeeping/cases/5?part=days', {
    ...as('safety', 39),
    ...places,
    [`GET ${cases}/5`]: {
      status: 200,
      body: { ...recorded, periods: [{ kind: 'away', from: '2026-06-06', to: '2026-06-07' }] },
    },
    [`PUT ${cases}/5/days`]: refused('periods.0.to', 'The period ends before it begins'),
  });
  fireEvent.change(await screen.findByLabelText('Last day'), { target: { value: '2026-06-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the days' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Last day')));
  expect(screen.getByText('The period ends before it begins')).toBeTruthy();
});

it('sends what was typed alone, and lays it over a case that somebody else changed', async () => {
  const says = {
    ...as('safety', 40),
    ...places,
    [`GET ${cases}/5`]: { status: 200, body: recorded },
    [`PUT ${cases}/5`]: {
      status: 409,
      body: { type: 't', title: 't', status: 409, code: 'changed-meanwhile', detail: 'd' },
    },
  };
  openApp('/recordkeeping/cases/5?part=form&field=jobTitle', says);
  const title = await screen.findByLabelText('Job Title');
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  fireEvent.change(title, { target: { value: 'Foreman' } });
  const newer = { ...recorded, facility: 'Parkland', updatedAt: '2026-06-09T00:00:00.000Z' };
  serverSays({ ...says, [`GET ${cases}/5`]: { status: 200, body: newer } });
  const fetched = vi.spyOn(window, 'fetch');
  fireEvent.click(screen.getByRole('button', { name: 'Save the case' }));
  expect(await screen.findByText(/Somebody changed this case/)).toBeTruthy();
  expect(sent(fetched)).toEqual({ updatedAt: recorded.updatedAt, person: { jobTitle: 'Foreman' } });
  expect(await screen.findByDisplayValue('Parkland')).toBeTruthy();
  expect(screen.getByDisplayValue('Foreman')).toBeTruthy();
});

it('leads from a failing rule of the filing to its field, and gives such a file only anyway', async () => {
  const failing = {
    file: 'cases',
    field: 'whatHappened',
    caseId: 5,
    caseNumber: '7',
    level: 'error',
    positions: [],
  };
  openApp('/recordkeeping/filing?year=2026', {
    ...as('safety', 41),
    ...places,
    'GET /api/recordkeeping/ita/2026/check': {
      status: 200,
      body: {
        ok: false,
        failing: [{ ...failing, message: 'The name Ana stands here. Take it out' }],
        sentences: [],
      },
    },
  });
  const link = await screen.findByRole('link', { name: 'Case 7: What happened?' });
  expect(link.getAttribute('href')).toBe('/recordkeeping/cases/5?part=form&field=whatHappened');
  const hrefs = screen.getAllByRole('link', { name: /^Download/ }).map((one) => one.getAttribute('href'));
  expect(hrefs).toEqual([
    '/api/recordkeeping/ita/2026/summary.csv?establishmentId=3',
    '/api/recordkeeping/ita/2026/cases.csv?establishmentId=3&anyway=true',
  ]);
});

it('names both ways of the TRIR, and says what few hours are worth', async () => {
  openApp('/recordkeeping/rates?from=2026-01-01&to=2026-06-30', {
    ...as('safety', 42),
    ...places,
    'GET /api/recordkeeping/rates': {
      status: 200,
      body: {
        ...{ from: '2026-01-01', to: '2026-06-30', hours: 20_000, recordables: 1, deaths: 1, dart: 0 },
        ...{ trir: { oshaForms: 10, blsNonFatal: 0 }, dartRate: 0, severityRate: 0 },
        ...{ interval: { low: 0.25, high: 55.7 }, comparable: false },
        peer: { industry: 'Construction', year: 2024, rate: 2.2 },
      },
    },
  });
  expect(await screen.findByText('Below 200,000 hours')).toBeTruthy();
  expect(screen.getByText("TRIR by OSHA's forms, deaths included").nextSibling?.textContent).toBe('10');
  expect(
    screen.getByText('TRIR by the Bureau of Labor Statistics, without deaths').nextSibling?.textContent,
  ).toBe('0');
  expect(screen.getByText(/Construction, 2024/)).toBeTruthy();
});

it('is reached from the opened report that it is about, by who may read it', async () => {
  const says = { [`GET ${cases}?incidentId=9`]: list([undecided]) };
  const incident = {
    ...{
      id: 9,
      type: 'Workplace Injury',
      location: 'North gate',
      description: 'Cut his hand',
      priority: 'high',
    },
    ...{ category: 'injury', status: 'open', date: '2026-01-05T15:00:00.000Z', userId: 1, media: [] },
    ...{ latitude: null, longitude: null, reportedBy: null, createdAt: '2026-01-05T15:00:00.000Z' },
    ...{ updatedAt: '2026-01-05T15:00:00.000Z', syncStatus: 'synced', ...report.body },
  };
  const opened = { 'GET /api/incidents/9': { status: 200, body: incident }, ...says };
  openApp('/incidents/9', { ...as('field-crew', 43), ...opened });
  expect(await screen.findByText('North gate')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'OSHA cases of this report' })).toBeNull();
  openApp('/incidents/9', { ...as('supervisor', 44), ...opened });
  const link = await screen.findByRole('link', { name: /OSHA case: Ana Ruiz/ });
  expect(link.getAttribute('href')).toBe('/recordkeeping/cases/4');
});
