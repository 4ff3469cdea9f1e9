import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import { roles } from '@tailboard/contract/auth.ts';
import { itemCategories, MAX_DOLLARS } from '@tailboard/contract/claim-terms.ts';
import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import { peopleColumns } from '@tailboard/contract/users.ts';
import { problemCatalogue } from '@tailboard/contract/problems.ts';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aClaimToEstimate } from '../../server/claims/estimate/estimate-builders.ts';
import { estimateClaim } from '../../server/claims/estimate/estimate-claim.ts';
import { specializedAnswer } from '../../server/claims/estimate/specialized-answer.ts';
import { suggestBuiltIn } from '../../server/suggestions/suggestions-built-in.ts';
import { problemsOf } from '../../server/users/import-problems.ts';
import { talkTopics } from '../../server/talks/public.ts';
import { sentences } from '../../web/src/locales/es-sentences.ts';
import { wrong } from './wrong.ts';

// What the server says in English has its Spanish in the browser (web/src/language/said.ts). It knows nothing of the
// server, so it is here, where both are at hand, that nothing is left out.

it('says in Spanish every detail that is offered for a description', () => {
  const described = [
    'It broke this morning at the yard.',
    'It broke at the yard; Ann saw it and gave first aid.',
  ];
  const offered = incidentTypes.flatMap((type) =>
    described.flatMap((currentValue) =>
      suggestBuiltIn(
        { formType: 'incident', fieldName: 'description', currentValue, otherValues: { type } },
        [],
      ),
    ),
  );
  const details = offered.filter(({ field }) => field === 'description').map(({ value }) => value.trim());
  expect(new Set(details).size).toBe(6);
  expect(wrong(details)).toEqual([]);
});

const amount = fc.oneof(fc.nat(40_000), fc.nat(MAX_DOLLARS));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });
const anyClaim = fc.record({
  type: fc.constantFrom(...incidentTypes),
  requested: maybe(amount.map((one) => one + 1)),
  facts: fc.record({
    work: maybe(fc.constantFrom('repair' as const, 'replacement' as const)),
    itemCategory: maybe(fc.constantFrom(...itemCategories)),
    itemAgeYears: maybe(fc.nat(50)),
    marketValue: maybe(amount),
    salvageValue: maybe(fc.nat(9_000)),
    daysAway: maybe(fc.nat(60)),
    averageWeeklyWage: maybe(fc.nat(3_000)),
    medicalCosts: maybe(fc.nat(40_000)),
    lowEstimate: maybe(fc.nat(4_000)),
    highEstimate: maybe(fc.integer({ min: 4_000, max: 20_000 })),
  }),
  terms: maybe(
    fc.record({
      deductible: maybe(fc.nat(3_000)),
      limit: maybe(fc.integer({ min: 1, max: 60_000 })),
      valuation: maybe(fc.constantFrom('actual-cash-value' as const, 'replacement-cost' as const)),
      usefulLives: fc
        .integer({ min: 1, max: 30 })
        .map((years) => Object.fromEntries(itemCategories.map((category) => [category, years]))),
      residualPercent: maybe(fc.nat(100)),
      coinsurance: maybe(
        fc.record({
          requiredPercent: fc.integer({ min: 1, max: 100 }),
          insuredValue: fc.integer({ min: 1, max: 90_000 }),
          carried: fc.integer({ min: 1, max: 90_000 }),
        }),
      ),
      wage: maybe(
        fc.record({
          percent: fc.integer({ min: 1, max: 100 }),
          waitingDays: fc.nat(14),
          retroactiveDays: maybe(fc.integer({ min: 14, max: 60 })),
          weeklyMin: maybe(fc.nat(300)),
          weeklyMax: maybe(fc.integer({ min: 300, max: 2_000 })),
        }),
      ),
    }),
  ),
});

const words = (value: number | string): string[] => (typeof value === 'string' ? [value] : []);
const saidOf = (estimate: ClaimEstimate): string[] => [
  estimate.recommendation,
  ...estimate.justification,
  estimate.justification.join(' '),
  ...estimate.inputs.flatMap(({ label, value }) => [label, ...words(value)]),
  ...estimate.steps.flatMap(({ label, operands }) => [label, ...operands.map((operand) => operand.label)]),
  ...estimate.missing.flatMap(({ label, effect }) => [label, effect]),
];

it('says in Spanish all that an estimate says, with the same amounts', () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(anyClaim, ({ type, requested, facts, terms }) => {
      const estimate = estimateClaim(aClaimToEstimate(type, { requested, facts, terms }));
      const answer = specializedAnswer(
        {
          status: 'pending',
          documents: [],
          question: null,
          approvedReimbursement: null,
          estimatedCompletionDate: null,
          completionDate: null,
        },
        estimate,
      );
      for (const sentence of [...saidOf(estimate), ...answer.requiredNext]) said.add(sentence);
    }),
    { numRuns: 400 },
  );
  expect(said.size).toBeGreaterThan(150);
  expect(wrong(said)).toEqual([]);
});

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

it('says in Spanish every name of a role', () => {
  expect(roles.map((role) => sentences.translate(role))).not.toContain(null);
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
