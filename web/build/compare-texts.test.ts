import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCatalogue } from '@tailboard/contract/read-catalogue.ts';
import { faultsOf } from './compare-texts.ts';

const catalogue = (language: string) =>
  readCatalogue(readFileSync(new URL(`../src/locales/${language}.po`, import.meta.url), 'utf8'));

it('has every text in Spanish, with what is filled in and the forms of plurals', () => {
  const spanish = catalogue('es');
  expect([...spanish.keys()]).toEqual([...catalogue('en').keys()]);
  expect(spanish.size).toBeGreaterThan(900);
  expect(faultsOf(spanish, catalogue('en'))).toEqual([]);
});

it.each([
  ['a missing text', 'Close', ''],
  ['a blank text', 'Close', ' '],
  ['a gap left out', 'Welcome back, {0}!', '¡Bienvenido!'],
  ['a gap of another name', '{who} asks', '{quien} pregunta'],
  ['a plural turned into a gap', '{n, plural, one {# day} other {# days}}', '{n} días'],
  ['a form left out', '{n, plural, one {# day} other {# days}}', '{n, plural, other {# días}}'],
  ['markup left out', 'Keys: <0>j</0>', 'Teclas: j'],
  ['what cannot be read', 'Hello {name}', 'Hola {name'],
])('finds %s', (_what, english, text) => {
  expect(faultsOf(new Map([[english, text]]))).toHaveLength(1);
});

it('reads what Lingui writes, over several lines too', () => {
  const po =
    'msgid ""\nmsgstr ""\n"Language: es\\n"\n\n#: a.tsx:1\nmsgid "A \\"b\\""\nmsgstr ""\n"C "\n"d"\n';
  expect([...readCatalogue(po)]).toEqual([['A "b"', 'C d']]);
});
