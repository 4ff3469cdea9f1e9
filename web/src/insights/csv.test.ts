import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is no formula', (text) => {
  expect(toCsv([[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`);
});

it('quotes what would break a row, and leaves figures as they are', () => {
  expect(toCsv([['a,b', 'say "no"', 'two\nlines', -3, null]])).toBe(
    '\uFEFF"a,b","say ""no""","two\nlines",-3,\r\n',
  );
});
