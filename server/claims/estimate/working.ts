import type { EstimateInput, EstimateStep } from '@tailboard/contract/claim-estimate.ts';
import { say, type Said, type Unwritten } from '../../sentences/say.ts';

/** An operand of a step: an input, or the result of an earlier step. */
export type Figure = Readonly<{ of: string; label: Said; value: number }>;

type NewInput = Readonly<{
  label: Said;
  value: number;
  unit: EstimateInput['unit'];
  from: EstimateInput['from'];
}>;
type Unit = EstimateStep['unit'];
type NewStep = Readonly<{ label: Said; operation: EstimateStep['operation']; unit?: Unit }>;

/** Cents in a dollar: intermediate amounts are rounded to the cent. */
const CENTS = 100;

/**
 * Records every figure of an estimate as it is used, so that the result contains nothing that the steps do
 * not show.
 */
export class Working {
  readonly inputs: Unwritten<EstimateInput>[] = [];
  readonly steps: Unwritten<EstimateStep>[] = [];

  /** Records an input, once for each name. */
  input(name: string, { label, value, unit, from }: NewInput): Figure {
    if (!this.inputs.some((input) => input.name === name)) {
      this.inputs.push({ name, label, value, unit, from });
    }
    return { of: name, label, value };
  }

  /** Records an input that is no number, such as repair or replacement. */
  word(name: string, input: Readonly<{ label: Said; value: Said; from: EstimateInput['from'] }>): void {
    this.inputs.push({ name, ...input, unit: null });
  }

  /** Records a constant of the rules. */
  rule(name: string, label: Said, value: number, unit: string | null = null): Figure {
    return this.input(name, { label, value, unit, from: 'rule' });
  }

  /** Calculates and records a step. `unit` is US dollars by default. */
  step(name: string, { label, operation, unit = 'USD' }: NewStep, operands: readonly Figure[]): Figure {
    const result = calculate(
      operation,
      operands.map(({ value }) => value),
    );
    this.steps.push({ name, label, operation, operands: [...operands], result, unit });
    return { of: name, label, value: result };
  }

  /** `amount` × `part` / `whole`, rounded to the cent if necessary. */
  share(
    name: string,
    label: Said,
    { amount, part, whole, unit = 'USD' }: { amount: Figure; part: Figure; whole: Figure; unit?: Unit },
  ): Figure {
    const product = this.step(
      `${name}-product`,
      { label: productLabel(amount.label, part.label), operation: 'multiply', unit: null },
      [amount, part],
    );
    const exact = divided(product.value, whole.value);
    const even = toNth(Math.round, exact, CENTS) === exact;
    const divide = { label, operation: 'divide', unit } as const;
    const quotient = this.step(even ? name : `${name}-uneven`, divide, [product, whole]);
    if (even) return quotient;
    return this.step(
      name,
      { label: say('estimate.label.to-the-cent', { label }), operation: 'round', unit },
      [quotient, this.rule('cents', say('estimate.rule.cents'), CENTS)],
    );
  }

  /** `from` minus `less`, at least 0. */
  lessNotBelowZero(
    name: string,
    label: Said,
    { from, less, unit = 'USD' }: { from: Figure; less: Figure; unit?: Unit },
  ): Figure {
    if (from.value >= less.value)
      return this.step(name, { label, operation: 'subtract', unit }, [from, less]);
    const below = this.step(`${name}-below-zero`, { label, operation: 'subtract', unit }, [from, less]);
    return this.step(
      name,
      { label: say('estimate.label.not-below-zero', { label }), operation: 'max', unit },
      [below, this.rule('zero', say('estimate.rule.nothing'), 0)],
    );
  }
}

/** Applies an operation to its operands in order. */
function calculate(operation: EstimateStep['operation'], operands: readonly number[]): number {
  const [first = 0, second = 1, ...rest] = operands;
  switch (operation) {
    case 'add':
      return operands.reduce((sum, value) => sum + value, 0);
    case 'subtract':
      return [second, ...rest].reduce((left, value) => left - value, first);
    case 'multiply':
      return operands.reduce((product, value) => product * value, 1);
    case 'divide':
      return divided(first, second);
    case 'min':
      return Math.min(...operands);
    case 'max':
      return Math.max(...operands);
    case 'round':
      return toNth(Math.round, first, second);
    case 'round-down':
      return toNth(Math.floor, first, second);
    case 'take':
      return first;
  }
}

const divided = (number: number, by: number) => number / by;
const toNth = (round: (value: number) => number, value: number, nth: number) => round(value * nth) / nth;

/** The label of a product from the labels of its factors. */
export const productLabel = (amount: Said, part: Said): Said =>
  say('estimate.label.product', { amount, part });
