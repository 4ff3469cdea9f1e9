import { expect, it } from 'vitest';
import { dayPlus, kindOn, paint, type Period } from './paint-days.ts';

const away = (from: string, to: string | null): Period => ({ kind: 'away', from, to });
const restricted = (from: string, to: string | null): Period => ({ kind: 'restricted', from, to });

it.each<[string, Period[], Parameters<typeof paint>[1], Period[]]>([
  [
    'the first',
    [],
    { kind: 'away', from: '2025-12-30', to: '2026-01-02' },
    [away('2025-12-30', '2026-01-02')],
  ],
  [
    'backwards',
    [],
    { kind: 'away', from: '2026-01-02', to: '2025-12-30' },
    [away('2025-12-30', '2026-01-02')],
  ],
  [
    'in the middle of another kind',
    [away('2026-01-01', '2026-01-09')],
    { kind: 'restricted', from: '2026-01-04', to: '2026-01-05' },
    [
      away('2026-01-01', '2026-01-03'),
      restricted('2026-01-04', '2026-01-05'),
      away('2026-01-06', '2026-01-09'),
    ],
  ],
  [
    'beside its own kind, across a leap day',
    [away('2028-02-20', '2028-02-28'), away('2028-03-01', null)],
    { kind: 'away', from: '2028-02-29', to: '2028-02-29' },
    [away('2028-02-20', null)],
  ],
  [
    'over several',
    [away('2026-01-01', '2026-01-03'), restricted('2026-01-05', '2026-01-09')],
    { kind: null, from: '2026-01-02', to: '2026-01-06' },
    [away('2026-01-01', '2026-01-01'), restricted('2026-01-07', '2026-01-09')],
  ],
  [
    'within an open one',
    [away('2026-01-01', null)],
    { kind: 'restricted', from: '2026-01-03', to: '2026-01-03' },
    [away('2026-01-01', '2026-01-02'), restricted('2026-01-03', '2026-01-03'), away('2026-01-04', null)],
  ],
])('paints days %s', (_, before, painted, after) => {
  expect(paint(before, painted)).toEqual(after);
});

it('never overlaps, and leaves every other day as it was', () => {
  const first = '2025-12-20';
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  let periods: Period[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const kind = (['away', 'restricted', null] as const)[random(3)] ?? null;
    const from = dayPlus(first, random(60));
    const to = dayPlus(from, random(10));
    const next = paint(periods, { kind, from, to });
    for (let n = 0; n < 75; n += 1) {
      const day = dayPlus(first, n);
      expect(next.filter((one) => one.from <= day && (one.to ?? day) >= day).length).toBeLessThan(2);
      expect(kindOn(next, day)).toBe(day >= from && day <= to ? kind : kindOn(periods, day));
    }
    periods = next;
  }
});
