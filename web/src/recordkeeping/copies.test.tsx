import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, serverSays } from '../../testing/open-app.tsx';
import { aPlace, as, refused } from './testing.ts';

const places = { 'GET /api/recordkeeping/establishments': { status: 200, body: [aPlace()] } };

it('writes down who asks for a copy and when it is due, and what was refused beside its field', async () => {
  const copy = {
    ...{
      id: 2,
      establishmentId: 3,
      year: 2026,
      what: 'log',
      caseId: null,
      askedBy: 'Ana Ruiz',
      role: 'employee',
    },
    ...{
      askedOn: '2026-06-05',
      dueOn: '2026-06-08',
      paragraph: '29 CFR 1904.35(b)(2)(iii)',
      caseOnly: false,
    },
    ...{ givenOn: null, givenBy: null },
  };
  const says = {
    ...as('safety', 45),
    ...places,
    'POST /api/recordkeeping/copies': refused('askedBy', 'Name is required'),
  };
  openApp('/recordkeeping/copies?year=2026', says);
  fireEvent.click(await screen.findByRole('button', { name: 'Somebody asks for a copy' }));
  fireEvent.click(screen.getByRole('button', { name: 'Write it down' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Who asks')));
  serverSays({
    ...says,
    'POST /api/recordkeeping/copies': { status: 201, body: copy },
    'GET /api/recordkeeping/copies': { status: 200, body: [copy] },
  });
  fireEvent.change(screen.getByLabelText('Who asks'), { target: { value: 'Ana Ruiz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Write it down' }));
  const link = await screen.findByRole('link', { name: 'Copy for Ana Ruiz as PDF' });
  expect(link.getAttribute('href')).toBe('/api/recordkeeping/copies/2/pdf?language=en');
  expect(screen.getByRole('button', { name: 'It was given today: Ana Ruiz' })).toBeTruthy();
});

it('says of a deadline until when, and where it is not verified that it must be met', async () => {
  const duty = {
    ...{ establishmentId: 3, establishmentName: 'North Yard', year: 2025, kind: 'file-electronically' },
    timeZone: 'America/Chicago',
    ...{ from: '2026-01-02', dueOn: '2026-03-02', until: '2026-12-31', paragraph: '29 CFR 1904.41(a)' },
    ...{ must: 'check', state: 'open', isOverdue: true, doneBy: null, doneAt: null, note: null },
  };
  openApp('/recordkeeping/deadlines', {
    ...as('safety', 46),
    ...places,
    'GET /api/recordkeeping/duties': { status: 200, body: [duty] },
  });
  expect(await screen.findByText('By Mar 2, 2026.')).toBeTruthy();
  expect(screen.getByText('Check whether this establishment must do this.')).toBeTruthy();
  expect(screen.getByText('Overdue')).toBeTruthy();
});
