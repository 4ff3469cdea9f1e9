import { expect, it } from 'vitest';
import { langOf } from './lang-of.ts';

it.each([
  ['The foot of the ladder stands one foot out for every four feet of its length.', 'en'],
  ['El pie de la escalera se pone a un pie de la pared por cada cuatro de largo.', 'es'],
  ['Table D', undefined],
  ['', undefined],
])('tells the language of a passage: %s', (text, language) => {
  expect(langOf(text)).toBe(language);
});
