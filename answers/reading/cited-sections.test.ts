import { expect, it } from 'vitest';
import { citesAsked, citesIn, withSpelledCites } from './cited-sections.ts';

const asked = (query: string) => citesAsked(withSpelledCites(query)).map(({ cite }) => cite);

it.each([
  ['29cfr1926.502(d)(15)', '1926.502(d)(15)'],
  ['29 CFR1910.147', '1910.147'],
  ['cfr1904.39', '1904.39'],
  ['what does 1926.502 d15 say', '1926.502(d)(15)'],
  ['1926.1053b4', '1926.1053(b)(4)'],
  ['1926.1053(b)4', '1926.1053(b)(4)'],
  ['1904.7b5ii', '1904.7(b)(5)(ii)'],
  ['tell me about 1926.651 c 2 in a trench', '1926.651(c)(2)'],
  ['1926.651 c.2', '1926.651(c)(2)'],
  ['1926,451(g)(1)', '1926.451(g)(1)'],
  ['1926-451', '1926.451'],
  ['１９２６．４５１', '1926.451'],
  ['does 1926.100 a 6 foot fall count', '1926.100'],
  ['is 1926.453 a crew rule', '1926.453'],
])('%s asks for %s', (query, cite) => {
  expect(asked(query)).toEqual([cite]);
});

it('a document cites with blanks before the brackets, or run together with its title', () => {
  expect(citesIn('See 29 CFR 1926.502 (d) (15) (see also 29cfr1926.104(b)).')).toEqual([
    '1926.502(d)(15)',
    '1926.104(b)',
  ]);
  expect(citesIn('1926.502 (note) and 1926.503 (a crew)')).toEqual(['1926.502', '1926.503']);
});
