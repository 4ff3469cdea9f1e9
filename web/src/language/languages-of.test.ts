import { expect, it } from 'vitest';
import { languagesOf } from './languages-of.ts';

it('takes the language of the text, sentence by sentence', () => {
  const answer = [
    'El documento, en inglés, dice:',
    '“Each employee shall be protected from falling.”',
    'Tie off.',
    'Consulte la sección antes de subir.',
  ];
  expect(languagesOf(answer, 'es')).toEqual(['es', 'en', 'en', 'es']);
  expect(languagesOf(['Tie off.', 'Then climb.', 'The ladder must be tied.'], 'es')).toEqual([
    'en',
    'en',
    'en',
  ]);
  expect(languagesOf(['Table D.'], 'es')).toEqual(['es']);
  expect(languagesOf(['Table D.'], 'en')).toEqual(['en']);
  expect(languagesOf(['Table D.'], undefined)).toEqual([undefined]);
});

it('takes a quotation whose words do not tell for English where the answer says that it is', () => {
  expect(
    languagesOf(['El documento, en inglés, dice (Trenches):', '“Type C soil:', '34 degrees”'], 'es'),
  ).toEqual(['es', 'en', 'en']);
});
