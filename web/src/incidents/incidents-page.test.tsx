import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('marks what stands out and nothing else, and offers the crews where there are several', async () => {
  const in1h = new Date(Date.now() + 3_600_000).toISOString();
  openApp('/incidents', {
    'GET /api/incidents': ok([
      incident(9, 'Plain'),
      incident(8, 'Grave', { severity: 'high', potentialSeverity: 'high', callOshaBy: in1h }),
      incident(7, 'Lucky', { potentialSeverity: 'high', crewId: 'south' }),
    ]),
  });
  await screen.findByText('Plain');
  const [plain, grave, lucky] = rows().map((row) => row.textContent);
  expect(grave).toMatch(/Call OSHA by .*High severity/);
  expect(grave).not.toContain('Potential');
  expect(lucky).toContain('Potential: high');
  expect(plain).not.toMatch(/Potential|OSHA/);
  fireEvent.click(screen.getByText('Filter and sort'));
  const crews = await screen.findByRole('combobox', { name: 'Crew' });
  expect(
    within(crews)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All crews', 'north', 'south']);
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
