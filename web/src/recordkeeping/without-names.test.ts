import { expect, it } from 'vitest';
import { namesStanding, withoutNames } from './without-names.ts';

const of = (text: string, names = ['Ana', 'Ruiz', 'Peña']) => withoutNames(text, { names, by: 'the worker' });

it('writes one word for a whole name, with a capital where a sentence begins, and leaves other words', () => {
  expect(of('Ana Ruiz cut her hand. Ruiz called Peña.')).toBe(
    'The worker cut her hand. The worker called the worker.',
  );
  expect(of("Anatomy of Ana's hand, Peñasco")).toBe("Anatomy of the worker's hand, Peñasco");
  expect(of('A. (B) fell', ['A. (B)'])).toBe('The worker fell');
});

it('names those that still stand in the text', () => {
  expect(namesStanding('Ruiz fell at Peñasco', ['Ana', 'Ruiz', 'Ruiz', 'Peña'])).toEqual(['Ruiz']);
});
