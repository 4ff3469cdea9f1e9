import { expect, it } from 'vitest';
import { startEnglish } from '../language/language.ts';
import { typedCount, typedDollars } from './whole-number.ts';

startEnglish();

it.each([
  ['1200', 1200],
  [' 1,200 ', 1200],
  ['$1,200', 1200],
  ['1200.00', 1200],
  ['100000000', 100_000_000],
  ['', null],
  ['   ', null],
])('reads %j as dollars', (text, value) => {
  expect(typedDollars(text, 1)).toEqual({ value });
});

it.each([
  ['-5', 'Enter an amount of at least 1 dollar'],
  ['0', 'Enter an amount of at least 1 dollar'],
  ['12.50', 'Enter whole dollars, without cents'],
  ['.5', 'Enter whole dollars, without cents'],
  ['1,20', 'Enter the amount in dollars, like 1200'],
  ['a lot', 'Enter the amount in dollars, like 1200'],
  ['1e3', 'Enter the amount in dollars, like 1200'],
  ['100000001', 'Enter at most 100,000,000 dollars'],
  ['9'.repeat(400), 'Enter at most 100,000,000 dollars'],
])('says what is wrong with %j', (text, problem) => {
  expect(typedDollars(text, 1)).toEqual({ problem });
});

it('takes no dollars as a cost, and fractions of years but not of days', () => {
  expect(typedDollars('0', 0)).toEqual({ value: 0 });
  expect(typedDollars('-1', 0)).toEqual({ problem: 'Enter 0 or more dollars' });
  expect(typedCount('2.5', { most: 200, fraction: true })).toEqual({ value: 2.5 });
  expect(typedCount('2.5', { most: 3650, fraction: false })).toEqual({
    problem: 'Enter a whole number, like 4',
  });
  expect(typedCount('-1', { most: 200, fraction: true })).toHaveProperty('problem');
  expect(typedCount('4000', { most: 3650, fraction: false })).toEqual({ problem: 'Enter at most 3,650' });
});
