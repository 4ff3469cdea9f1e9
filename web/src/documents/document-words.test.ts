import { expect, it } from 'vitest';
import { chipLabel } from './document-words.ts';

it('cuts the words of a chip only when they are longer than 20 characters', () => {
  expect(chipLabel('a'.repeat(20))).toBe('a'.repeat(20));
  expect(chipLabel(`${'a'.repeat(17)}bcde`)).toBe(`${'a'.repeat(17)}...`);
});
