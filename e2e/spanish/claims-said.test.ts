import { claimDocumentKeys, itemCategories, MAX_DOLLARS } from '@tailboard/contract/claim-terms.ts';
import type { ClaimEstimate, SpecializedClaim } from '@tailboard/contract/claim-estimate.ts';
import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aClaimToEstimate } from '../../server/claims/estimate/estimate-builders.ts';
import { estimateClaim } from '../../server/claims/estimate/estimate-claim.ts';
import { specializedAnswer } from '../../server/claims/estimate/specialized-answer.ts';
import { say } from '../../server/sentences/say.ts';
import { details } from '../../server/suggestions/suggestions-built-in.ts';
import { notInSpanishOf, spanishOf, writeSpanish } from './spanish-of.ts';

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
  ...estimate.inputs.flatMap(({ label, value }) => [label, ...words(value)]),
  ...estimate.steps.flatMap(({ label, operands }) => [label, ...operands.map((operand) => operand.label)]),
  ...estimate.missing.flatMap(({ label, effect }) => [label, effect]),
];
const saidAround = (answer: SpecializedClaim): string[] => [
  answer.recommendation,
  answer.justification,
  ...answer.suggestedDocumentation,
  ...answer.requiredNext,
  answer.expectedTimeline,
];

type Looked = Parameters<typeof specializedAnswer>[0];
const document = { note: null, judgedAt: null, files: [] };
const aClaimAsked: Looked = {
  status: 'pending',
  documents: claimDocumentKeys.flatMap((key) => [
    { key, status: 'needed', ...document },
    { key, status: 'unreadable', ...document },
    { key, status: 'unreadable', ...document, note: 'too dark, page 2' },
  ]),
  question: null,
  approvedReimbursement: null,
  estimatedCompletionDate: null,
  completionDate: null,
};

it('says in Spanish all that an estimate says, with the same amounts', () => {
  const said = new Set<string>();
  const wrong = new Set<string>();
  fc.assert(
    fc.property(anyClaim, ({ type, requested, facts, terms }) => {
      // As it is kept and sent.
      const estimate = JSON.parse(
        JSON.stringify(estimateClaim(aClaimToEstimate(type, { requested, facts, terms }))),
      ) as ClaimEstimate;
      const answer = specializedAnswer(aClaimAsked, estimate);
      const texts = [...saidOf(estimate), ...saidAround(answer)];
      for (const text of texts) said.add(text);
      for (const text of notInSpanishOf(estimate, saidOf(estimate))) wrong.add(text);
      for (const text of notInSpanishOf(answer, saidAround(answer))) wrong.add(text);
    }),
    { numRuns: 400 },
  );
  expect(said.size).toBeGreaterThan(200);
  expect([...wrong]).toEqual([]);
});

const inAugust = '2026-08-05T18:00:00.000Z';
const question = {
  text: 'How old is it?',
  by: 'Dana Lead',
  byId: 3,
  at: inAugust,
  ...{ status: 'pending', answeredAt: null },
};

it.each([
  [{ status: 'under_review' }, ['Ahora decide un supervisor.', 'Tiempo normal de trámite (2-4 semanas)']],
  [
    { status: 'under_review', question, estimatedCompletionDate: inAugust },
    ['Ahora responda la pregunta de Dana Lead: How old is it?', 'Se espera para el 5 de agosto de 2026'],
  ],
  [
    { status: 'approved', approvedReimbursement: 3200, completionDate: inAugust },
    ['El reclamo está decidido: $3,200.', 'Decidido el 5 de agosto de 2026'],
  ],
  [{ status: 'approved' }, ['El reclamo está decidido.', 'Tiempo normal de trámite (2-4 semanas)']],
  [
    { status: 'rejected', completionDate: inAugust },
    [
      'El reclamo está decidido. Quien lo presentó puede impugnar la decisión o agregar datos.',
      'Decidido el 5 de agosto de 2026',
    ],
  ],
] as const)('says in Spanish what comes next and when: %j', (claim, spanish) => {
  const answer = specializedAnswer(
    { ...aClaimAsked, ...(claim as Partial<Looked>) },
    estimateClaim(aClaimToEstimate('Other')),
    { reader: { timeZone: 'America/Chicago' } },
  );
  const written = [answer.requiredNext.at(-1), answer.expectedTimeline].map((text) => {
    const sentence = answer.sentences.find((one) => one.text === text);
    return sentence && writeSpanish(sentence);
  });
  expect(written).toEqual(spanish);
  expect(notInSpanishOf(answer, [answer.recommendation])).toEqual([]);
});

it('leaves in English, whole, an estimate that was kept before its sentences had codes', () => {
  const claim = aClaimToEstimate('Equipment Damage', { facts: { work: 'repair' } });
  const kept = { ...estimateClaim(claim), sentences: [] };
  const answer = specializedAnswer(aClaimAsked, kept);
  const [first = ''] = answer.requiredNext;
  expect(notInSpanishOf(answer, [first, answer.justification])).toEqual([first, answer.justification]);
});

it('offers a detail for a description in the same words in Spanish, whoever wrote it', () => {
  expect(details.map(({ code }) => spanishOf(say(code)))).toEqual(details.map(({ spanish }) => spanish));
});
