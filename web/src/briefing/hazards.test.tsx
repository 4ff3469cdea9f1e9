import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Briefing } from '@tailboard/contract/briefing.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startEnglish } from '../language/language.ts';
import { Hazards } from './safety-lists.tsx';

afterEach(cleanup);

const NOW = Date.parse('2026-11-23T15:00:00Z');
type Hazard = Briefing['localHazards'][number];
const hazard = (id: string, severity: Hazard['severity'], distanceMiles: number | null): Hazard => ({
  ...{ id, title: id, severity, distanceMiles, description: `About ${id}`, location: 'Yard' },
  reportedAt: new Date(NOW - 3 * 60_000).toISOString(),
});
const show = (localHazards: readonly Hazard[]) => {
  startEnglish();
  const briefing = { localHazards, alerts: [] as unknown } as Briefing;
  return render(
    <I18nProvider i18n={i18n}>
      <Hazards briefing={briefing} now={NOW} />
    </I18nProvider>,
  );
};
const titles = () => screen.queryAllByText(/^About /).map(({ textContent }) => textContent);

it('shows alerts and the gravest and nearest hazards, the rest when asked', () => {
  show([
    hazard('near and small', 'low', 0),
    hazard('near', 'medium', 0.04),
    hazard('grave and far', 'high', 4.2),
    hazard('grave', 'high', 0.3),
    hazard('storm', 'warning', null),
  ]);
  expect(titles()).toEqual(['About storm', 'About grave', 'About grave and far']);
  expect(screen.getByText(/0\.3 mi away/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
  expect(titles().slice(3)).toEqual(['About near', 'About near and small']);
  expect(screen.getAllByText(/at this place/)).toHaveLength(2);
  expect(screen.queryByRole('button')).toBe(null);
});

it('asks nothing where three are all, and says where there is none', () => {
  const { container } = show([
    hazard('one', 'high', 1),
    hazard('two', 'high', 2),
    hazard('three', 'high', 3),
  ]);
  expect(container.querySelector('button')).toBe(null);
  cleanup();
  show([]);
  expect(screen.getByText(/^Nothing was reported near this place/)).toBeTruthy();
});
