import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import { policyTermsSchema, setPolicySchema, type PolicyTerms } from '@tailboard/contract/policy-settings.ts';
import { describe, expect, it } from 'vitest';
import { startEnglish } from '../../language/language.ts';
import { percentText, percentWords, typedPercent } from './percent.ts';
import { policyFields, readPolicy, type PolicyFields } from './policy-fields.ts';

startEnglish();

const empty = policyFields(null, '2026-01-01');
const read = (type: (typeof incidentTypes)[number], change: Partial<PolicyFields>) =>
  readPolicy(type, { ...empty, clause: 'Section C', ...change });
const problemsOf = (...given: Parameters<typeof read>) => {
  const result = read(...given);
  return 'problems' in result ? Object.keys(result.problems) : [];
};

const wage = { percent: 200 / 3, waitingDays: 7, retroactiveDays: 21, weeklyMin: null, weeklyMax: 900 };
const thing: Partial<PolicyTerms> = {
  deductible: 500,
  limit: 50_000,
  valuation: 'replacement-cost',
  usefulLives: { trucks: 5.5, computers: 3 },
  residualPercent: 12.5,
  coinsurance: { requiredPercent: 80, insuredValue: 100_000, carried: 60_000 },
  handlingDays: 21,
};

it.each([
  ['Equipment Damage', thing],
  ['Property Damage', thing],
  ['Vehicle Accident', { deductible: 0, limit: 1 }],
  ['Workplace Injury', { limit: null, wage }],
  ['Other', { deductible: 5, limit: 5 }],
] as const)('terms for %s come out of the form as they went in', (type, some) => {
  const terms = policyTermsSchema.parse({ clause: 'Section C', ...some });
  expect(readPolicy(type, policyFields(terms, '2026-01-01'))).toEqual({
    policy: setPolicySchema.parse({ ...terms, claimType: type, holdsFrom: '2026-01-01' }),
  });
});

it.each(incidentTypes)('an empty form for %s sets nothing but the line it names', (type) => {
  const terms = policyTermsSchema.parse({ clause: 'Section C' });
  expect(read(type, {})).toEqual({ policy: { ...terms, claimType: type, holdsFrom: '2026-01-01' } });
});

it('what a type is not asked for is not read', () => {
  expect(problemsOf('Vehicle Accident', { percent: 'x', valuation: 'x', residualPercent: 'x' })).toEqual([]);
});

describe('problems stand at their field', () => {
  const lives = (trucks: string) => ({ lives: { ...empty.lives, trucks } });
  it.each([
    ['Other', { clause: ' ' }, ['clause']],
    ['Other', { holdsFrom: '' }, ['holdsFrom']],
    ['Other', { holdsFrom: '9999-01-01' }, ['holdsFrom']],
    ['Other', { deductible: '12.50', limit: '0' }, ['deductible', 'limit']],
    ['Equipment Damage', { residualPercent: '101' }, ['residualPercent']],
    ['Equipment Damage', { carried: '5' }, ['requiredPercent', 'insuredValue']],
    ['Equipment Damage', { requiredPercent: '0.5', insuredValue: '5', carried: '5' }, ['requiredPercent']],
    ['Equipment Damage', lives('a few'), ['lives.trucks']],
    ['Equipment Damage', lives('0'), ['lives.trucks']],
    ['Workplace Injury', { weeklyMax: '900' }, ['percent', 'waitingDays']],
    ['Workplace Injury', { percent: '0', waitingDays: '7' }, ['percent']],
    [
      'Workplace Injury',
      { percent: '66 2/3', waitingDays: '7', retroactiveDays: '6', weeklyMin: '9', weeklyMax: '8' },
      ['weeklyMax', 'retroactiveDays'],
    ],
  ] as const)('%s %j', (type, change, fields) => {
    expect(problemsOf(type, change)).toEqual(fields);
  });
});

describe('a percentage', () => {
  it.each([
    ['80', 80],
    ['80 %', 80],
    ['66.67%', 66.67],
    ['66 2/3', 200 / 3],
    ['33 1/3%', 100 / 3],
    ['', null],
  ])('%j is %s', (text, value) => {
    expect(typedPercent(text)).toEqual({ value });
  });

  it.each(['-1', '100.1', '66 2/0', '2/3', 'two thirds', '66,67'])('%j is none', (text) => {
    expect(typedPercent(text)).toHaveProperty('problem');
  });

  it('is written as it is typed', () => {
    expect([200 / 3, 100 / 3, 80, 66.67].map(percentText)).toEqual(['66 2/3', '33 1/3', '80', '66.67']);
    expect([200 / 3, 80, 66.67].map(percentWords)).toEqual(['66 2/3%', '80%', '66.67%']);
  });
});
