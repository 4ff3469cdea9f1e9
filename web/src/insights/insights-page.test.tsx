import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSpanish, openApp, trouble } from '../../testing/open-app.tsx';

const insights = {
  ...{
    from: '2026-11-01',
    to: '2026-11-20',
    total: 4,
    nearMisses: 3,
    injuries: 1,
    nearMissesPerInjury: 3,
    heatKnown: 2,
  },
  byWeek: [
    { week: '2026-11-09', count: 0 },
    { week: '2026-11-16', count: 4 },
  ],
  byType: [{ type: 'Other', count: 4 }],
  byCategory: [{ category: 'near-miss', count: 3 }],
  bySeverity: [{ severity: null, count: 4 }],
  byCrew: [{ crew: 'north', count: 4 }],
  byHazard: [{ hazard: 'Slip or trip', count: 2 }],
  byHour: [{ hour: 14, count: 4, heatIndex: 101 }],
  talks: { held: 2, daysWorked: 15 },
  medianHours: { toSeen: 1.5, toFirstAction: 0.1, toClosed: null },
  overdueActions: 2,
  clusters: [
    {
      latitude: 32.81,
      longitude: -96.81,
      count: 3,
      place: 'North gate',
      hazard: null,
      incidentIds: [1, 2, 3],
    },
  ],
  ...{ smallNumbers: true, sentence: 'Four reports came in.', sentences: [] },
};
const as = (role: string, answer: { status: number; body: unknown }, id = 9) => ({
  'GET /api/auth/get-session': {
    status: 200,
    body: {
      user: { id, username: 'lead', name: 'Lena Lead', role, crewId: 'north', jobTitle: null },
      session: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    },
  },
  'GET /api/insights': answer,
});

it('begins with the week in words, says that numbers are small, and has a table for each chart', async () => {
  openApp('/insights', as('supervisor', { status: 200, body: insights }));
  expect(await screen.findByText('Four reports came in.')).toBeTruthy();
  expect(screen.getByText('Small numbers')).toBeTruthy();
  expect(screen.getByText('North gate')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Report 3' }).getAttribute('href')).toBe('/incidents/3');
  // No service outside is linked to.
  expect(
    screen.queryAllByRole('link').filter((link) => /^https?:/.test(link.getAttribute('href') ?? '')),
  ).toEqual([]);
  expect(screen.getByText(/known for 2 of 4 reports/)).toBeTruthy();
  expect(['1.5 hours', '6 minutes', 'None yet'].every((text) => screen.getByText(text))).toBe(true);
  expect(screen.getAllByText('Half were faster (median)')).toHaveLength(2);
  expect(screen.getByText('Reports from Nov 1, 2026 to Nov 20, 2026')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'By hour of the day', hidden: true }));
  expect(table.getByText('2 PM').closest('tr')?.textContent).toBe('2 PM4101');
  expect(screen.getByRole('button', { name: 'Download as CSV: By week' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
  expect(await screen.findByText('The first day is after the last.')).toBeTruthy();
});

// Of somebody for whom the device keeps nothing.
it('says when it could not be loaded, in Spanish too', async () => {
  openApp('/insights', as('safety', trouble, 10), inSpanish);
  expect(await screen.findByText('No se pudieron cargar las estadísticas')).toBeTruthy();
});
