import { expect, it } from 'vitest';
import { chipLabel } from './document-words.ts';
import { plainText } from './plain-text.ts';

it('cuts the words of a chip only when they are longer than 20 characters', () => {
  expect(chipLabel('a'.repeat(20))).toBe('a'.repeat(20));
  expect(chipLabel(`${'a'.repeat(17)}bcde`)).toBe(`${'a'.repeat(17)}...`);
});

it('keeps the words of Markdown and drops its marks', () => {
  expect(plainText('Stay **10 feet** away, see [the table](#t).\n\n- Look up\n- Stay `out`')).toBe(
    'Stay 10 feet away, see the table.\nLook up\nStay out',
  );
  expect(plainText('| Volts | Feet |\n| --- | ---: |\n| up to 50 kV | 10 |')).toBe(
    'Volts · Feet\nup to 50 kV · 10',
  );
  expect(plainText('2 * 3 * 4 and 1926.501(b)(1)')).toBe('2 * 3 * 4 and 1926.501(b)(1)');
});
