import { plural, t } from '@lingui/core/macro';
import type { ClaimEstimate, EstimateStep } from '@tailboard/contract/claim-estimate.ts';
import { numberLocale } from '../language/language.ts';

/** Units of an estimate's figures by name: inputs and results of steps. */
export function unitsOf({
  inputs,
  steps,
}: Pick<ClaimEstimate, 'inputs' | 'steps'>): ReadonlyMap<string, string | null> {
  return new Map([...inputs, ...steps].map(({ name, unit }) => [name, unit]));
}

/** '$1,200', '$2,742.86', '50%', '4 years', '$800 a week'; a figure without a unit as it is. */
export function figure(value: number, unit: string | null): string {
  const decimals = Number.isInteger(value) ? 0 : 2;
  const plain = new Intl.NumberFormat(numberLocale(), { maximumFractionDigits: 4 }).format(value);
  const money = () =>
    new Intl.NumberFormat(numberLocale(), {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value);
  switch (unit) {
    case null:
      return plain;
    case 'USD':
      return money();
    case 'USD a week':
      return t`${money()} a week`;
    case '%':
      return `${plain}%`;
    case 'years':
      return plural(value, { one: `${plain} year`, other: `${plain} years` });
    case 'days':
      return plural(value, { one: `${plain} day`, other: `${plain} days` });
    default:
      return `${plain} ${unit}`;
  }
}

interface StepContext {
  units: ReadonlyMap<string, string | null>;
  /** Translates a label. */
  translate: (label: string) => string;
}

/** One step with its numbers: 'Repair estimate $18,000 − Deductible $2,500 = $15,500'. */
export function stepWords(step: EstimateStep, { units, translate }: StepContext): string {
  const operands = step.operands.map(
    ({ of, label, value }) => `${translate(label)} ${figure(value, units.get(of) ?? null)}`,
  );
  const result = figure(step.result, step.unit);
  return `${operation(step.operation, operands)} = ${result}`;
}

function operation(kind: EstimateStep['operation'], operands: readonly string[]): string {
  const all = operands.join(', ');
  // The result shows what it is rounded to.
  const [first = ''] = operands;
  switch (kind) {
    case 'add':
      return operands.join(' + ');
    case 'subtract':
      return operands.join(' − ');
    case 'multiply':
      return operands.join(' × ');
    case 'divide':
      return operands.join(' ÷ ');
    case 'min':
      return t`the smallest of ${all}`;
    case 'max':
      return t`the largest of ${all}`;
    case 'round':
      return t`${first}, rounded`;
    case 'round-down':
      return t`${first}, rounded down`;
    case 'take':
      return all;
  }
}
