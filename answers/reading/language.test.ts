import { expect, it } from 'vitest';
import { languageOfText } from './language.ts';

it.each([
  ['Each employee on a walking surface with an unprotected side shall be protected from falling.', 'en'],
  ['Mike slipped on the ladder at the north gate, twisted his ankle', 'en'],
  ['El documento, en inglés, dice:', 'es'],
  ['Se torció el tobillo en la escalera', 'es'],
  ['¡Cuidado!', 'es'],
  ['Claim CLM-2026-000012 is pending.', 'en'],
  ['Reclamo CLM-2026-000012 (Equipment Damage): pendiente, presentado el 5 de enero de 2026.', 'es'],
  ['Is the tower in El Paso fenced', 'en'],
  ['how far from a 50 kV line', 'en'],
  ['el boss dice que puedo subir', 'es'],
  ['29 CFR 1926.501', null],
  ['Table D', null],
  ['', null],
])('%s: %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
