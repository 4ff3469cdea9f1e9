import { dayKinds } from '@tailboard/contract/recordkeeping-terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPlus } from '../../days.ts';
import { goldenCases, TODAY } from '../golden/read-golden.ts';
import { classOf, countDays, faultsOfPeriods, type DayPeriod } from './days.ts';

const INJURED = '2025-12-15';
const count = (periods: readonly DayPeriod[], more: Partial<Parameters<typeof countDays>[0]> = {}) => {
  const { daysAway, daysRestricted } = countDays({
    ...{ dateOfInjury: INJURED, dateOfDeath: null, periods, today: '2026-03-01' },
    ...more,
  });
  return [daysAway, daysRestricted];
};
const away = (from: string, to: string | null = from): DayPeriod => ({ kind: 'away', from, to });
const restricted = (from: string, to: string | null = from): DayPeriod => ({ kind: 'restricted', from, to });

describe('days', () => {
  it.each(goldenCases.map((one) => [one.caseNumber, one] as const))(
    'of case %s are those of the log',
    (_, one) => {
      const days = countDays({ ...one, today: TODAY });
      expect([classOf({ ...days, ...one, criteria: [] }), days.daysAway, days.daysRestricted]).toEqual([
        ...[one.expected.class, one.expected.daysAway, one.expected.daysRestricted],
      ]);
    },
  );

  it.each<[string, number[], number[]]>([
    ['none', count([]), [0, 0]],
    ['the day of the injury does not count', count([away(INJURED)]), [0, 0]],
    ['the day after does', count([away(INJURED, '2025-12-16')]), [1, 0]],
    ['weekends and holidays do', count([away('2025-12-20', '2025-12-28')]), [9, 0]],
    ['across the new year', count([away('2025-12-30', '2026-01-02')]), [4, 0]],
    ['an open period until today', count([away('2026-02-28', null)]), [2, 0]],
    ['one that begins tomorrow', count([away('2026-03-02', null)]), [0, 0]],
    ['one that ends later counts to its end', count([away('2026-02-28', '2026-03-05')]), [6, 0]],
    ['a leap year', count([restricted('2028-02-28', '2028-03-01')]), [0, 3]],
    ['180 at most', count([away('2025-12-16', '2026-12-31')]), [180, 0]],
    [
      'the first 180 in the order of time, however they are given',
      count([away('2026-06-01', '2026-12-31'), restricted('2025-12-16', '2026-05-31')]),
      [13, 167],
    ],
    ['none after a death', count([away('2025-12-16', null)], { dateOfDeath: '2025-12-20' }), [5, 0]],
    ['nor of a period after it', count([restricted('2026-01-01')], { dateOfDeath: '2025-12-20' }), [0, 0]],
    ['an estimate once the year is over', count([away('2026-02-28', null)], { estimate: 30 }), [30, 0]],
    ['not before', count([away('2025-12-16', null)], { estimate: 30, today: '2025-12-20' }), [5, 0]],
    ['nor where more are known', count([away('2026-02-20', null)], { estimate: 3 }), [10, 0]],
    ['nor of a closed period', count([away('2026-02-28')], { estimate: 30 }), [1, 0]],
  ])('%s', (_name, counted, expected) => {
    expect(counted).toEqual(expected);
  });

  const periods = fc
    .array(
      fc.record({
        kind: fc.constantFrom(...dayKinds),
        gap: fc.integer({ min: 0, max: 90 }),
        length: fc.integer({ min: 1, max: 120 }),
      }),
      { maxLength: 6 },
    )
    .map((given) => {
      let next = INJURED;
      return given.map(({ kind, gap, length }): DayPeriod => {
        const from = dayPlus(next, gap);
        const to = dayPlus(from, length - 1);
        next = dayPlus(to, 1);
        return { kind, from, to };
      });
    });

  it('are never over 180, never more than were given, whatever their order; and one class follows', () => {
    fc.assert(
      fc.property(
        periods,
        fc.option(fc.integer({ min: 0, max: 300 })),
        fc.nat(500),
        (given, diesAfter, shuffled) => {
          const dateOfDeath = diesAfter === null ? null : dayPlus(INJURED, diesAfter);
          const [k = 0, l = 0] = count(given, { dateOfDeath });
          const all = given.flatMap(({ kind, from, to }) => {
            const days = [];
            for (let day = from; day <= (to ?? from); day = dayPlus(day, 1)) days.push({ kind, day });
            return days;
          });
          const counting = all
            .filter(({ day }) => day > INJURED && (dateOfDeath === null || day <= dateOfDeath))
            .toSorted((a, b) => (a.day < b.day ? -1 : 1))
            .slice(0, 180);
          expect([k, l]).toEqual([
            counting.filter(({ kind }) => kind === 'away').length,
            counting.filter(({ kind }) => kind === 'restricted').length,
          ]);
          const turned = given.map((_, n) => given[(n + shuffled) % given.length] ?? away(INJURED));
          expect(count(turned, { dateOfDeath })).toEqual([k, l]);
          expect(faultsOfPeriods(turned, INJURED)).toEqual([]);
          const expected = dateOfDeath === null ? (k > 0 ? 'H' : l > 0 ? 'I' : 'J') : 'G';
          expect(classOf({ daysAway: k, daysRestricted: l, dateOfDeath, criteria: [] })).toBe(expected);
        },
      ),
    );
  });

  it('of periods that cannot be are refused by their place', () => {
    expect(faultsOfPeriods([away('2026-01-05', '2026-01-04')], INJURED)).toEqual([
      { at: 0, field: 'to', fault: 'ends-before-it-begins' },
    ]);
    expect(faultsOfPeriods([away('2026-01-05', null), restricted('2026-02-01')], INJURED)).toEqual([
      { at: 1, field: 'from', fault: 'overlaps' },
    ]);
    expect(faultsOfPeriods([away('2026-01-05'), restricted('2026-01-05')], INJURED)).toMatchObject([
      { at: 1, fault: 'overlaps' },
    ]);
    expect(faultsOfPeriods([away('2025-12-14')], INJURED)).toMatchObject([{ at: 0, fault: 'before-injury' }]);
  });
});
