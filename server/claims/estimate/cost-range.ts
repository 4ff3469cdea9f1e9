import type { ClaimFacts } from '@tailboard/contract/claims.ts';
import type { MissingFacts } from './missing-facts.ts';
import { lowerFirst, type Figure, type Working } from './working.ts';

/** Which of the three amounts a step works on; they differ where more than one cost is likely. */
export type Lane = Readonly<{ suffix: '' | '-low' | '-high'; words: '' | ', lowest' | ', highest' }>;
export const lanes = {
  expected: { suffix: '', words: '' },
  low: { suffix: '-low', words: ', lowest' },
  high: { suffix: '-high', words: ', highest' },
} as const satisfies Record<string, Lane>;

export type Range = Readonly<{ expected: Figure; low: Figure; high: Figure }>;

/** Either side of a single figure, in percent of it: facts/claims.md, section 4, rule 2 ('+-20 % when only one'). */
const AROUND_PERCENT = 20;

/** What the work costs: between the estimates where both are given, else 20 % either side of the one figure known. */
export function costRange(options: {
  facts: ClaimFacts;
  requested: Figure;
  label: string;
  working: Working;
  missing: MissingFacts;
  reasons: string[];
}): Range {
  const { facts, requested, label, working, missing, reasons } = options;
  const estimate = (name: 'lowEstimate' | 'highEstimate', words: string) => {
    const value = facts[name];
    return value === null ? null : working.input(name, { label: words, value, unit: 'USD', from: 'claim' });
  };
  const low = estimate('lowEstimate', 'Lowest estimate');
  const high = estimate('highEstimate', 'Highest estimate');
  if (low === null || high === null) {
    missing.add('highEstimate');
    return aroundOneFigure({ figure: low ?? high ?? requested, label, working, reasons });
  }
  if (low.value === high.value) return { expected: low, low, high };
  reasons.push('The range follows the lowest and the highest estimate.');
  const notBelow = working.step(
    'cost-not-below-lowest',
    { label: 'Amount asked for, not below the lowest estimate', operation: 'max' },
    [requested, low],
  );
  const expected = working.step(
    'cost',
    { label: `${label}: as asked for, between both estimates`, operation: 'min' },
    [notBelow, high],
  );
  return { expected, low, high };
}

/** 20 % either side of `figure`, an estimated cost. */
export function aroundOneFigure(options: {
  figure: Figure;
  label: string;
  working: Working;
  reasons: string[];
}): Range {
  const { figure, label, working, reasons } = options;
  if (figure.value === 0) return { expected: figure, low: figure, high: figure };
  reasons.push(
    `Only one figure is known for the ${lowerFirst(label)}, so the range is 20 % either side of it.`,
  );
  const whole = working.rule('whole', 'The whole', 100, '%');
  const end = (lane: 'low' | 'high', name: string, label: string, percent: number) =>
    working.share(`cost${lanes[lane].suffix}`, `${options.label}${lanes[lane].words}`, {
      amount: figure,
      part: working.rule(name, label, percent, '%'),
      whole,
    });
  return {
    expected: figure,
    low: end('low', 'lowPart', 'Lower end, of a single figure', 100 - AROUND_PERCENT),
    high: end('high', 'highPart', 'Upper end, of a single figure', 100 + AROUND_PERCENT),
  };
}
