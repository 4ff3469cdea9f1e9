import type { ClaimFacts } from '@tailboard/contract/claims.ts';
import { say, type Said } from '../../sentences/say.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { Figure, Working } from './working.ts';

/** One of the three amounts that a step may calculate: expected, lowest, highest. */
export type Scenario = Readonly<{
  suffix: '' | '-low' | '-high';
  code: 'estimate.label.lowest' | 'estimate.label.highest' | null;
}>;
export const scenarios = {
  expected: { suffix: '', code: null },
  low: { suffix: '-low', code: 'estimate.label.lowest' },
  high: { suffix: '-high', code: 'estimate.label.highest' },
} as const satisfies Record<string, Scenario>;

/** The label of a step in a scenario. */
export const labelIn = (label: Said, { code }: Scenario): Said =>
  code === null ? label : say(code, { label });

export type Range = Readonly<{ expected: Figure; low: Figure; high: Figure }>;

/**
 * Either side of a single figure, in percent of it: facts/claims.md, section 4, rule 2 ('+-20 % when only
 * one').
 */
const AROUND_PERCENT = 20;

/** Range of the cost: the two estimates if both are given, else 20 % either side of the only figure. */
export function costRange(options: {
  facts: ClaimFacts;
  requested: Figure;
  label: Said;
  working: Working;
  missing: MissingFacts;
  reasons: Said[];
}): Range {
  const { facts, requested, label, working, missing, reasons } = options;
  const estimate = (name: 'lowEstimate' | 'highEstimate', words: Said) => {
    const value = facts[name];
    return value === null ? null : working.input(name, { label: words, value, unit: 'USD', from: 'claim' });
  };
  const low = estimate('lowEstimate', say('estimate.input.lowest-estimate'));
  const high = estimate('highEstimate', say('estimate.input.highest-estimate'));
  if (low === null || high === null) {
    missing.add('highEstimate');
    return aroundOneFigure({ figure: low ?? high ?? requested, label, working, reasons });
  }
  if (low.value === high.value) return { expected: low, low, high };
  reasons.push(say('estimate.reason.both-estimates'));
  const notBelow = working.step(
    'cost-not-below-lowest',
    { label: say('estimate.step.not-below-lowest'), operation: 'max' },
    [requested, low],
  );
  const expected = working.step(
    'cost',
    { label: say('estimate.step.between-estimates', { cost: label }), operation: 'min' },
    [notBelow, high],
  );
  return { expected, low, high };
}

/** 20 % either side of `figure`, an estimated cost. */
export function aroundOneFigure(options: {
  figure: Figure;
  label: Said;
  working: Working;
  reasons: Said[];
}): Range {
  const { figure, label, working, reasons } = options;
  if (figure.value === 0) return { expected: figure, low: figure, high: figure };
  reasons.push(say('estimate.reason.one-figure', { cost: label }));
  const whole = working.rule('whole', say('estimate.rule.whole'), 100, '%');
  const end = (scenario: 'low' | 'high', name: string, label: Said, percent: number) =>
    working.share(`cost${scenarios[scenario].suffix}`, labelIn(options.label, scenarios[scenario]), {
      amount: figure,
      part: working.rule(name, label, percent, '%'),
      whole,
    });
  return {
    expected: figure,
    low: end('low', 'lowPart', say('estimate.rule.lower-end'), 100 - AROUND_PERCENT),
    high: end('high', 'highPart', say('estimate.rule.upper-end'), 100 + AROUND_PERCENT),
  };
}
