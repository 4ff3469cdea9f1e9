import { expect, it } from 'vitest';
import { bytes } from './bytes.ts';
import { startEnglish } from './language.ts';
import { decimal } from './decimal.ts';
import { dollars } from './dollars.ts';
import { clock, day, dayAndTime, fullDay, fullHour, longDay, shortDay, weekday } from './moments.ts';

startEnglish();

it('tells the time on the 12-hour clock, with the day when it is not today', () => {
  const now = new Date(2025, 0, 5, 9, 0);
  expect(clock(new Date(2025, 0, 5, 7, 42), now)).toBe('7:42 AM');
  expect(clock(new Date(2025, 0, 4, 17, 5), now)).toBe('Jan 4, 5:05 PM');
});

it('writes dates as the product does', () => {
  expect(day(new Date(2025, 0, 5))).toBe('Jan 5, 2025');
  expect(longDay(new Date(2025, 0, 5))).toBe('January 5, 2025');
  expect(fullDay(new Date(2025, 0, 5))).toBe('Sunday, January 5, 2025');
  expect(weekday('2025-01-05')).toBe('Sun, Jan 5');
  expect([0, 7, 12, 23].map(fullHour)).toEqual(['12 AM', '7 AM', '12 PM', '11 PM']);
});

it('writes English as the formatter of the browser does', () => {
  const intl = (options: Intl.DateTimeFormatOptions) => (at: Date) =>
    new Intl.DateTimeFormat('en-US', options).format(at);
  const short = { month: 'short', day: 'numeric' } as const;
  const pairs = [
    [shortDay, intl(short)],
    [day, intl({ ...short, year: 'numeric' })],
    [longDay, intl({ year: 'numeric', month: 'long', day: 'numeric' })],
    [dayAndTime, intl({ ...short, year: 'numeric', hour: 'numeric', minute: '2-digit' })],
    [fullDay, intl({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })],
    [(at: Date) => clock(at, at), intl({ hour: 'numeric', minute: '2-digit' })],
    [(at: Date) => fullHour(at.getHours()), intl({ hour: 'numeric' })],
  ] as const;
  // Every month, and every hour of the day.
  for (let step = 0; step < 60; step += 1) {
    const at = new Date(1_999 + step, step % 12, 1 + step * 3, step % 24, step);
    for (const [ours, theirs] of pairs) expect(ours(at)).toBe(theirs(at));
  }
});

it('has no words of its own for what is no date', () => {
  expect(() => day('soon')).toThrow(RangeError);
});

it('writes whole dollars as the formatter of the browser does', () => {
  const options = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
  const theirs = new Intl.NumberFormat('en-US', options);
  for (const amount of [
    0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 10_000_000, -1, -1_200, 12.5, 1_999.4,
  ]) {
    expect(dollars(amount)).toBe(theirs.format(amount));
  }
});

it('writes a figure with as many decimals as it needs', () => {
  expect([decimal(71.6), decimal(-3.2), decimal(1234), decimal(1.24, 1), decimal(2, 1)]).toEqual([
    ...['72', '-3', '1,234', '1.2', '2'],
  ]);
  expect(decimal(-0.3)).toBe('0');
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
