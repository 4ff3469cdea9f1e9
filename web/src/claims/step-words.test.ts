import type { EstimateStep } from '@tailboard/contract/claim-estimate.ts';
import { expect, it } from 'vitest';
import { startEnglish } from '../language/language.ts';
import { figure, stepWords, unitsOf } from './step-words.ts';

startEnglish();

const step = (of: Pick<EstimateStep, 'operation' | 'operands' | 'result'>): EstimateStep => ({
  name: 'payable',
  label: 'Payable',
  unit: 'USD',
  ...of,
});
const operands = [
  { of: 'repair', label: 'Repair estimate', value: 18_000 },
  { of: 'deductible', label: 'Deductible', value: 2500 },
];
const units = new Map<string, string | null>([
  ['repair', 'USD'],
  ['deductible', 'USD'],
]);

it.each([
  ['subtract', 15_500, 'Repair estimate $18,000 − Deductible $2,500 = $15,500'],
  ['add', 20_500, 'Repair estimate $18,000 + Deductible $2,500 = $20,500'],
  ['min', 2500, 'the smallest of Repair estimate $18,000, Deductible $2,500 = $2,500'],
  ['max', 18_000, 'the largest of Repair estimate $18,000, Deductible $2,500 = $18,000'],
] as const)('writes a step of kind %s with all its numbers', (operation, result, words) => {
  expect(stepWords(step({ operation, operands, result }), { units, translate: (label) => label })).toBe(
    words,
  );
});

it('writes cents only where there are some, and every unit', () => {
  expect(figure(2742.857, 'USD')).toBe('$2,742.86');
  expect(figure(800, 'USD a week')).toBe('$800 a week');
  expect(figure(66.6667, '%')).toBe('66.6667%');
  expect(figure(4, 'years')).toBe('4 years');
  expect(figure(1, 'days')).toBe('1 day');
  expect(figure(0.75, null)).toBe('0.75');
});

it('knows the unit of an earlier step by its name', () => {
  const earlier = step({ operation: 'take', operands: [], result: 1 });
  expect(unitsOf({ inputs: [], steps: [earlier] }).get('payable')).toBe('USD');
});
