import { expect, test } from 'vitest';
import { distance } from './distance.ts';

test.each([
  [0, '10 ft'],
  [12, '40 ft'],
  [100, '330 ft'],
  [804, '2,640 ft'],
  [2000, '1.2 mi'],
])('%d m are %s', (meters, said) => {
  expect(distance(meters)).toBe(said);
});
