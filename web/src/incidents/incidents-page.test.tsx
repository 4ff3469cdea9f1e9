import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, serverSays } from '../../testing/open-app.tsx';
import { anIncident } from '../offline/testing/a-device.ts';

const incident = (id: number, description: string, more: object = {}) => ({
  ...anIncident({ id, userId: 8, description, clientRef: null }),
  ...{ severity: 'low', potentialSeverity: 'low', openActions: 0, callOshaBy: null, crewId: 'north' },
  ...more,
});
const ok = (body: unknown, next?: string) => ({
  status: 200,
  body,
  ...(next !== undefined && { headers: { 'x-next-cursor': next } }),
});
const found = 'GET /api/incidents?severity=high&limit=100';
const rows = () =>
  screen.getAllByRole('button', { expanded: false }).filter((row) => row.textContent.includes('#'));

it('shows what was found page by page, the opened row stays open, and what cannot be loaded is said', async () => {
  const says = {
    'GET /api/incidents': ok([incident(9, 'Newest')]),
    [found]: ok([incident(8, 'Fell from the roof'), incident(7, 'Crane')], 'after-7'),
    [`${found}&cursor=after-7`]: undefined,
  };
  openApp('/incidents?severity=high', says);
  expect(await screen.findByText('The first 2 incidents found')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /Fell from the roof/, expanded: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Show more incidents' }));
  expect(await screen.findByText(/^The next incidents did not load/)).toBeTruthy();

  serverSays({ ...says, [`${found}&cursor=after-7`]: ok([incident(6, 'Ladder')]) });
  fireEvent.click(screen.getByRole('button', { name: 'Show more incidents' }));
  expect(await screen.findByText('3 incidents found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more incidents' })).toBeNull();
  expect(screen.getByRole('button', { name: /Fell from the roof/, expanded: true })).toBeTruthy();
});

it('without signal it says that only this phone was looked through', async () => {
  const list = [incident(9, 'Newest', { severity: 'high' }), incident(8, 'Crane')];
  openApp('/incidents?severity=high', { 'GET /api/incidents': ok(list), [found]: undefined });
  expect(await screen.findByText('1 incident found on this phone')).toBeTruthy();
});

it('marks what stands out and nothing else, and offers every crew that one sees, also those without incidents on the phone', async () => {
  const in1h = new Date(Date.now() + 3_600_000).toISOString();
  openApp('/incidents', {
    'GET /api/incidents': ok([
      incident(9, 'Plain'),
      incident(8, 'Grave', { severity: 'high', potentialSeverity: 'high', callOshaBy: in1h }),
      incident(7, 'Lucky', { potentialSeverity: 'high', crewId: 'south' }),
    ]),
    'GET /api/auth/get-session': ok({
      user: { id: 7, username: 'sam', name: 'Sam Safety', role: 'safety', crewId: null, jobTitle: null },
      session: { expiresAt: in1h },
    }),
    'GET /api/talks/crews': ok({ crews: [{ crewId: 'west', people: 3, last: null }] }),
  });
  await screen.findByText('Plain');
  const [plain, grave, lucky] = rows().map((row) => row.closest('tr')?.textContent);
  expect(grave).toMatch(/Call OSHA by .*Grave.*High/);
  expect(grave).not.toContain('Potential');
  expect(lucky).toContain('Potential: high');
  expect(plain).not.toMatch(/Potential|OSHA/);
  fireEvent.click(screen.getByText('Filter and sort'));
  const crews = await screen.findByRole('combobox', { name: 'Crew' });
  await waitFor(() =>
    expect([...crews.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      ...['All crews', 'north', 'south', 'west'],
    ]),
  );
});

it('a named view comes back with one tap, is there without signal, and is deleted', async () => {
  const path = '/api/preferences/incident-views';
  const at = '2026-11-20T10:00:00.000Z';
  const mine = { views: [{ name: 'Grave ones', filters: { severity: 'high' } }], updatedAt: at };
  const list = { 'GET /api/incidents': ok([incident(9, 'Plain')]), [found]: ok([incident(8, 'Grave')]) };
  openApp('/incidents?severity=high', { ...list, [`GET ${path}`]: ok({ views: [], updatedAt: null }) });
  fireEvent.change(await screen.findByLabelText(/^Save these filters/), {
    target: { value: ' Grave ones ' },
  });
  serverSays({ ...list, [`PUT ${path}`]: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText(/^There is no signal, so this was not saved/)).toBeTruthy();
  serverSays({ ...list, [`PUT ${path}`]: ok(mine), [`GET ${path}`]: ok(mine) });
  fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByRole('button', { name: 'Grave ones', pressed: true })).toBeTruthy();

  openApp('/incidents', { ...list, [`GET ${path}`]: undefined });
  fireEvent.click(await screen.findByRole('button', { name: 'Grave ones', pressed: false }));
  await waitFor(() => expect(window.location.search).toBe('?severity=high'));
  expect(await screen.findByText('1 incident found')).toBeTruthy();
  const none = { views: [], updatedAt: at };
  serverSays({ ...list, [`PUT ${path}`]: ok(none), [`GET ${path}`]: ok(none) });
  fireEvent.click(screen.getByText('Filter and sort'));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the view “Grave ones”' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Grave ones' })).toBeNull());
});

it('on a desk it is a table whose columns sort all pages, also without signal, and a phone has its rows', async () => {
  const list = ok([
    incident(9, 'Newest', { severity: 'low', priority: 'low' }),
    incident(8, 'Grave', { severity: 'high', priority: 'medium' }),
  ]);
  const call = (sort: string) => `GET /api/incidents?sort=${sort}&limit=100`;
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  const press = (name: string) => fireEvent.click(within(heading(name)).getByRole('button'));
  const numbers = () => rows().map((row) => /#\d+/.exec(row.textContent)?.[0]);
  openApp('/incidents', {
    'GET /api/incidents': list,
    [call('severity')]: ok([incident(8, 'Grave'), incident(3, 'Only on the server')]),
    [call('least-severe')]: undefined,
    [call('oldest')]: undefined,
  });
  const table = await screen.findByRole('table', { name: 'Incidents' });
  await waitFor(() => expect(numbers()).toEqual(['#9', '#8']));
  expect(heading('Date').getAttribute('aria-sort')).toBe('descending');
  expect(heading('Severity').getAttribute('aria-sort')).toBe('none');
  expect(within(table).queryByRole('button', { name: 'Status' })).toBeNull();

  press('Severity');
  await waitFor(() => expect(numbers()).toEqual(['#8', '#3']));
  expect(window.location.search).toBe('?sort=severity');
  expect(heading('Severity').getAttribute('aria-sort')).toBe('descending');
  expect(heading('Date').getAttribute('aria-sort')).toBe('none');
  press('Severity');
  await waitFor(() => expect(numbers()).toEqual(['#9', '#8']));
  expect(heading('Severity').getAttribute('aria-sort')).toBe('ascending');
  press('Date');
  await waitFor(() => expect(window.location.search).toBe(''));
  press('Date');
  await waitFor(() => expect(numbers()).toEqual(['#8', '#9']));
  expect(heading('Date').getAttribute('aria-sort')).toBe('ascending');

  vi.stubGlobal('innerWidth', 360);
  openApp('/incidents', { 'GET /api/incidents': list });
  expect(await screen.findByRole('list', { name: 'Incidents' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Save this list for Excel' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save this list', expanded: false }));
  const excel = screen.getByRole('link', { name: 'Save this list for Excel' });
  expect(excel.getAttribute('href')).toContain('/api/incidents/export?format=xlsx');
  vi.unstubAllGlobals();
});

it('the map has all that the filters find, and what this phone has where there is no signal', async () => {
  const sizes = (['clientWidth', 'clientHeight'] as const).map((side) =>
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600),
  );
  const place = (id: number, more: object = {}) => ({
    ...{ id, latitude: 32.8, longitude: -96.8, type: 'Other', category: 'incident', severity: 'low' },
    ...more,
  });
  const says = {
    'GET /api/incidents': ok([incident(9, 'Here', { severity: 'high', latitude: '40', longitude: '-90' })]),
    [found]: ok([incident(9, 'Here', { severity: 'high' })], 'more'),
    'GET /api/incidents/places?severity=high': ok({
      places: [place(9, { severity: 'high', latitude: 40 }), place(4), place(5)],
      isWhole: false,
    }),
  };
  openApp('/incidents?severity=high', says);
  fireEvent.click(await screen.findByRole('button', { name: 'Map' }));
  expect(window.location.search).toBe('?severity=high&view=map');
  const link = await screen.findByRole('link', { name: 'Other #9, High severity' });
  expect(link.getAttribute('href')).toBe('/incidents/9');
  expect(screen.getByText(/^The map shows the newest 10,000/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '2 incidents' }));
  expect(await screen.findByRole('heading', { name: '2 incidents at this place' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Other #4' }));
  await waitFor(() => expect(window.location.pathname).toBe('/incidents/4'));

  openApp('/incidents?severity=high&view=map', {
    ...says,
    'GET /api/incidents/places?severity=high': undefined,
  });
  expect(await screen.findByText(/^No signal: the map shows only/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: /#9/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '2 incidents' })).toBeNull();
  for (const size of sizes) size.mockRestore();
});
