import { expect, it } from 'vitest';
import { pickLanguage } from './pick-language.ts';

it.each([
  ['what was chosen', { chosen: 'en', preferred: ['es-MX'] }, 'en'],
  ['the language of the browser, whatever the country', { chosen: null, preferred: ['es-MX', 'en'] }, 'es'],
  ['the first that there is', { chosen: null, preferred: ['fr-FR', 'ES', 'en'] }, 'es'],
  [
    'English before Spanish when the person reads it better',
    { chosen: null, preferred: ['en-US', 'es'] },
    'en',
  ],
  ['English where there is neither', { chosen: null, preferred: ['pl'] }, 'en'],
  ['the browser where what is kept is no language of ours', { chosen: 'xx', preferred: ['es'] }, 'es'],
] as const)('takes %s', (_name, wishes, language) => {
  expect(pickLanguage(wishes)).toBe(language);
});
