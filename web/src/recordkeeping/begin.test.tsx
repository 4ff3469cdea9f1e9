import type { ImportReply } from '@tailboard/contract/recordkeeping-import.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inSpanish, openApp, serverSays } from '../../testing/open-app.tsx';
import { aPlace, as, refused } from './testing.ts';

afterEach(() => vi.restoreAllMocks());

const importPath = 'POST /api/recordkeeping/import';
const places = { 'GET /api/recordkeeping/establishments': { status: 200, body: [aPlace()] } };
const row: ImportReply['rows'][number] = {
  ...{ row: 2, caseNumber: '1', name: 'Ana Ruiz', jobTitle: 'Lineman', dateOfInjury: '2025-01-06' },
  ...{ description: 'Crushed foot', class: 'H', daysAway: 12, daysRestricted: 0, illnessType: 'injury' },
};
const reply = (given: Partial<ImportReply> = {}) => ({
  status: 200,
  body: {
    ...{ preview: true, layout: '300', imported: 0, skipped: 1, rows: [row], errors: [], sentences: [] },
    ...given,
  },
});
const csv = new File(['(A) Case no.\n1\n'], 'log-2025.csv', { type: 'text/csv' });
const choose = (field: HTMLElement, file: File) => fireEvent.change(field, { target: { files: [file] } });

it('shows what a log says, brings all of it in and leads to it', async () => {
  const says = { ...as('safety', 61), ...places };
  openApp('/recordkeeping/import?year=2025', { ...says, [importPath]: reply() });
  const fetched = vi.spyOn(window, 'fetch');
  choose(await screen.findByLabelText('File'), csv);
  const list = within(await screen.findByRole('list', { name: 'Cases in the file' }));
  expect(list.getByText('No. 1 · Ana Ruiz · Lineman')).toBeTruthy();
  expect(screen.getByText(/1 row is no case and is left out/)).toBeTruthy();
  serverSays({ ...says, [importPath]: { ...reply({ preview: false, imported: 1 }), status: 201 } });
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 case' }));
  expect(await screen.findByText('1 case is on the log of North Yard, 2025')).toBeTruthy();
  const asked = fetched.mock.calls.flatMap(([path, init]) =>
    init?.method === 'POST' && typeof path === 'string' ? [path] : [],
  );
  const of = '/api/recordkeeping/import?establishmentId=3&year=2025';
  expect(asked).toEqual([`${of}&preview=true`, `${of}&preview=false`]);
  const href = screen.getByRole('link', { name: 'See the log' }).getAttribute('href');
  expect(href).toBe('/recordkeeping/log?establishmentId=3&year=2025');
});

it('says row by row what is wrong, in Spanish too, and then brings nothing in', async () => {
  const errors = [
    {
      ...{ row: 2, field: 'dateOfInjury', column: '(D) Date of injury' },
      message: 'This is not of the year 2025',
    },
  ];
  const message = {
    text: 'This is not of the year 2025',
    code: 'records.import.year',
    values: { year: '2025' },
  };
  const says = {
    ...as('safety', 62),
    ...places,
    [importPath]: reply({ errors, sentences: [message] }),
  };
  openApp('/recordkeeping/import?year=2025', says);
  choose(await screen.findByLabelText('File'), csv);
  expect(await screen.findByText('Row 2, case 1: Date of injury')).toBeTruthy();
  expect(screen.getByText('Column: (D) Date of injury')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  openApp('/recordkeeping/import?year=2025', says, inSpanish);
  choose(await screen.findByLabelText('Archivo'), csv);
  expect(await screen.findByText('Fila 2, caso 1: Fecha de la lesión')).toBeTruthy();
});

it('keeps the file where it is refused or nothing answers, and sends no empty one', async () => {
  const says = { ...as('safety', 63), ...places };
  openApp('/recordkeeping/import?year=2025', {
    ...says,
    [importPath]: refused('file', 'There is no case in this file'),
  });
  const field = await screen.findByLabelText('File');
  choose(field, csv);
  expect(await screen.findByText('There is no case in this file')).toBeTruthy();
  expect(screen.getByText('log-2025.csv')).toBeTruthy();
  serverSays({ ...says, [importPath]: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByText(/Nothing was saved: the server did not answer/)).toBeTruthy();
  serverSays({ ...says, [importPath]: reply() });
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByText('No. 1 · Ana Ruiz · Lineman')).toBeTruthy();
  const fetched = vi.spyOn(window, 'fetch');
  choose(field, new File([], 'empty.csv'));
  expect(await screen.findByText('This file is empty.')).toBeTruthy();
  expect(fetched.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([]);
});

it('offers the crews that there are for a home, with the home that others have', async () => {
  const saved = aPlace({ crews: ['north', 'west'] });
  const other = aPlace({ id: 4, name: 'South Yard', crews: ['south'] });
  openApp('/recordkeeping/establishments?edit=3', {
    ...as('admin', 64),
    'GET /api/recordkeeping/establishments': { status: 200, body: [aPlace(), other] },
    'GET /api/talks/crews': {
      status: 200,
      body: { crews: ['west', 'south'].map((crewId) => ({ crewId, people: 1, last: null })) },
    },
    'PUT /api/recordkeeping/establishments/3': { status: 200, body: saved },
  });
  const group = within(await screen.findByRole('group', { name: 'Crews whose home it is' }));
  const west = await group.findByRole('checkbox', { name: 'west' });
  expect(group.getByRole<HTMLInputElement>('checkbox', { name: /north/ }).checked).toBe(true);
  expect(group.getByText('Home now: South Yard')).toBeTruthy();
  const fetched = vi.spyOn(window, 'fetch');
  fireEvent.click(west);
  fireEvent.click(screen.getByRole('button', { name: 'Save the establishment' }));
  await vi.waitFor(() => expect(fetched.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(true));
  const body = fetched.mock.calls.find(([, init]) => init?.method === 'PUT')?.[1]?.body;
  expect(JSON.parse(typeof body === 'string' ? body : '').crews).toEqual(['north', 'west']);
});
