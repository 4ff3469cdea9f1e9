import { peopleColumns } from '@tailboard/contract/users.ts';
import { problemCatalogue } from '@tailboard/contract/problems.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problemsOf } from '../../server/users/import-problems.ts';
import { talkTopics } from '../../server/talks/public.ts';
import { sentences } from '../../web/src/locales/es-sentences.ts';
import { wrong } from './wrong.ts';

// What the server says in English has its Spanish in the browser (web/src/language/said.ts). It knows nothing of the
// server, so it is here, where both are at hand, that nothing is left out.

it('says in Spanish every problem of the catalogue', () => {
  expect(wrong(Object.values(problemCatalogue).map(({ detail }) => detail))).toEqual([]);
});

it('says in Spanish what is wrong with a row of a list of people', () => {
  const rows = peopleColumns.flatMap((field) =>
    ['', 'common', 'x'.repeat(300), '1234567890', 'the one of sam', 'tailboard 12'].map((value) =>
      problemsOf(4, {
        given: { username: 'sam', ...(value !== '' && { [field]: value }) },
        issues: [{ path: [field], message: value === 'common' ? 'cannot be stored' : 'wrong' }].filter(
          () => field !== 'password' || !/^(1|the|tail)/.test(value),
        ),
      }),
    ),
  );
  const said = rows.flat();
  expect(new Set(said).size).toBeGreaterThan(12);
  expect(wrong(said)).toEqual([]);
});

const repository = new URL('../../', import.meta.url);
const source = (path: string) => readFileSync(new URL(path, repository), 'utf8');

/** Files of the contract without sentences about a field: search, its words, and problems, which are checked above. */
const withoutFields = /^(document-|problems|models|app-config|health|history|dashboard|sync|thousands)/;

it('says in Spanish what every schema of the contract finds wrong', () => {
  const messages = readdirSync(new URL('contract/', repository))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !withoutFields.test(file))
    .flatMap((file) => {
      const code = source(`contract/${file}`).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return Array.from(code.matchAll(/(['`])([A-Z][a-z]+ [^'`\n]{3,})\1/g), ([, , text = '']) => text);
    })
    .map((message) => message.replace('${policy.claimType}', 'Other').replaceAll(/\$\{[^}]+\}/g, '7'))
    .filter((message) => !/^USD |^PNG|^Inland|^Wind 32/.test(message));
  expect(messages.length).toBeGreaterThan(60);
  expect(wrong(messages)).toEqual([]);
});

it('says in Spanish the exact sentences that the server puts in place of the catalogue', () => {
  const files = readdirSync(new URL('server/', repository), { recursive: true, encoding: 'utf8' });
  const details = files
    .filter((file) => file.endsWith('.ts') && !/test\.ts$|node_modules|testing|demo/.test(file))
    .flatMap((file) =>
      Array.from(
        source(`server/${file}`).matchAll(/\bdetail:\s*(['"])([A-Z].+?)\1/g),
        ([, , text = '']) => text,
      ),
    );
  expect(details.length).toBeGreaterThan(10);
  expect(wrong(details)).toEqual([]);
});

it('says in Spanish what is wrong with a list of people as a whole', () => {
  const code = source('server/users/import-people.ts');
  const messages = Array.from(code.matchAll(/refuse\(\s*(['`])([a-zA-Z][^'`\n]+)\1/g), ([, , text = '']) =>
    text.replaceAll(/\$\{[^}]+\}/g, '7'),
  );
  expect(messages.length).toBeGreaterThan(5);
  expect(wrong([...messages, 'line 12'])).toEqual([]);
});

it('says in Spanish what every toolbox talk asks, and nothing that no talk asks', () => {
  const asked: string[] = [];
  for (const { title, questions } of talkTopics()) {
    asked.push(title);
    for (const { question, choices } of questions) asked.push(question, ...choices);
  }
  expect(wrong(asked)).toEqual([]);
  expect(Object.keys(JSON.parse(source('safety-library/talks.es.json')) as object).toSorted()).toEqual(
    [...new Set(asked)].toSorted(),
  );
});

it.each([
  [
    'Claim CLM-2026-000004 is already filed on this incident. File another one only if it is for something else.',
    /CLM-2026-000004/,
  ],
  [
    'Dana Lead approved this claim on November 21, 2026.',
    /^Dana Lead aprobó este reclamo el 21 de noviembre de 2026\.$/,
  ],
  ['An amount that differs from the $12,000 requested needs a reason.', /\$12,000/],
  [
    'An incident that is closed can become open, not in_progress.',
    /^Un incidente cerrado puede pasar a abierto, no a en curso\.$/,
  ],
  [
    'A claim that is under review cannot be contested. It can become approved or rejected.',
    /^Un reclamo en revisión no se puede impugnar\. Puede pasar a aprobado o rechazado\.$/,
  ],
  ['Use at most 10,000 characters', /^Use 10,000 caracteres como máximo$/],
])('fills in: %s', (english, spanish) => {
  expect(sentences.translate(english)).toMatch(spanish);
});

it('leaves in English what it does not know, and what people wrote', () => {
  expect(sentences.translate('Somebody left the gate open.')).toBeNull();
  expect(sentences.translate('')).toBeNull();
  expect(sentences.translate('. '.repeat(5_000))).toBeNull();
});
