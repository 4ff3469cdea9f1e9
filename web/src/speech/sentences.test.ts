import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it('reads sentence by sentence and keeps section numbers whole', () => {
  expect(sentencesOf('Call 911. Then give first aid!\nSee 29 CFR 1926.501(b)(1): 6 feet.')).toEqual([
    'Call 911.',
    'Then give first aid!',
    'See 29 CFR 1926.501(b)(1):',
    '6 feet.',
  ]);
  expect(sentencesOf('It says: “Tie off.” Then climb.')).toEqual(['It says:', '“Tie off.”', 'Then climb.']);
});

it('cuts what is too long for one breath between words, and loses none', () => {
  const long = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ');
  const parts = sentencesOf(long);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(220);
  expect(parts.join(' ')).toBe(long);
  expect(sentencesOf('x'.repeat(500)).join('')).toBe('x'.repeat(500));
});

it('reads nothing where there is nothing', () => {
  expect(sentencesOf(' \n ')).toEqual([]);
});
