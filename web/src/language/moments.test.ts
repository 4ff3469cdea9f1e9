import { expect, it } from 'vitest';
import { bytes } from './bytes.ts';
import { startLanguage } from './language.ts';
import { clock, day, fullDay, fullHour, longDay, weekday } from './moments.ts';

startLanguage();

it('tells the time on the 24-hour clock, with the day when it is not today', () => {
  const now = new Date(2025, 0, 5, 9, 0);
  expect(clock(new Date(2025, 0, 5, 7, 42), now)).toBe('07:42');
  expect(clock(new Date(2025, 0, 4, 17, 5), now)).toBe('Jan 4, 17:05');
});

it('writes dates as the product does', () => {
  expect(day(new Date(2025, 0, 5))).toBe('Jan 5, 2025');
  expect(longDay(new Date(2025, 0, 5))).toBe('January 5, 2025');
  expect(fullDay(new Date(2025, 0, 5))).toBe('Sunday, January 5, 2025');
  expect(weekday('2025-01-05')).toBe('Sun, Jan 5');
  expect([0, 7, 23].map(fullHour)).toEqual(['00:00', '07:00', '23:00']);
});

it('writes sizes in the unit that fits', () => {
  expect([0, 1023, 1024, 1536 * 1024, 3 * 1024 ** 3].map(bytes)).toEqual([
    '0 B',
    '1,023 B',
    '1 KB',
    '1.5 MB',
    '3 GB',
  ]);
});
