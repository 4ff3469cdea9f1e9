import type { ClaimEstimate, EstimateStep } from '@tailboard/contract/claim-estimate.ts';

/**
 * Recalculates an estimate from its own inputs and steps, without the estimator's code. Returns the errors
 * found; an empty list means that every number can be recomputed.
 */
export function recompute(estimate: ClaimEstimate): string[] {
  const wrong: string[] = [];
  const known = new Map<string, number>();
  const name = (of: string, value: number) => {
    if (known.has(of)) wrong.push(`${of} is named twice`);
    known.set(of, value);
  };
  for (const { name: of, value } of estimate.inputs) {
    if (typeof value === 'number') name(of, value);
  }
  for (const step of estimate.steps) {
    for (const { of, value } of step.operands) {
      if (known.get(of) !== value) wrong.push(`${step.name}: ${of} is ${known.get(of)} and not ${value}`);
    }
    const result = again(step);
    if (result !== step.result) wrong.push(`${step.name} is ${result} and not ${step.result}`);
    name(step.name, step.result);
  }
  const answer = [
    ['suggested-amount', estimate.suggestedAmount],
    ['reimbursement-min', estimate.reimbursementMin],
    ['reimbursement-max', estimate.reimbursementMax],
    ['coverage-percentage', estimate.coveragePercentage],
  ] as const;
  for (const [of, value] of answer) {
    if ((known.get(of) ?? null) !== value) wrong.push(`${of} is ${known.get(of)} and not ${value}`);
  }
  return wrong;
}

function again({ operation, operands }: EstimateStep): number {
  const values = operands.map(({ value }) => value);
  const [first, second] = values;
  if (first === undefined) return Number.NaN;
  switch (operation) {
    case 'add':
      return values.reduce((sum, value) => sum + value);
    case 'subtract':
      return values.reduce((left, value) => left - value);
    case 'multiply':
      return values.reduce((product, value) => product * value);
    case 'divide':
      return values.length === 2 ? first / (second ?? Number.NaN) : Number.NaN;
    case 'min':
      return Math.min(...values);
    case 'max':
      return Math.max(...values);
    case 'round':
      return second === undefined ? Math.round(first) : Math.round(first * second) / second;
    case 'round-down':
      return second === undefined ? Math.floor(first) : Math.floor(first * second) / second;
    case 'take':
      return values.length === 1 ? first : Number.NaN;
  }
}
